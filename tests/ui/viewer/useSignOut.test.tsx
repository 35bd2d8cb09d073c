import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { useSignOut } from '../../../src/ui/viewer/useSignOut.ts'
import { useViewer } from '../../../src/ui/viewer/useViewer.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { renderInApp } from '../renderInApp.tsx'

const learner: Viewer = { ...guest, authState: 'VALID', userId: 1, nickname: '하늘' }

test('nothing that was read for who signs out is left [S-160] [F-066]', async () => {
  const current = vi.fn(async () => guest).mockResolvedValueOnce(learner)
  const Page = () => {
    const { leave } = useSignOut()
    return <button onClick={leave}>{useViewer()?.nickname ?? 'nobody'}</button>
  }
  const application = anApplication({
    viewer: { ...anApplication().viewer, current, signOut: async () => {} },
  })
  const { client } = renderInApp(<Page />, application)
  await screen.findByText('하늘')
  const keys = [
    ['quests', null, 1],
    ['enrolledCourses', null, 1],
  ] as const
  for (const queryKey of keys) client.setQueryData(queryKey, [{ title: '문제 세 개 풀기' }])
  await userEvent.click(screen.getByText('하늘'))
  await screen.findByText('nobody')
  await waitFor(() => expect(keys.map((queryKey) => client.getQueryData(queryKey))).toEqual([undefined, undefined]))
})
