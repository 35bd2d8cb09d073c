import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CallError } from '../../../src/application/callError.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { useHomeList } from '../../../src/ui/home/useHome.ts'
import { useSite } from '../../../src/ui/site/useSite.ts'
import { useViewer } from '../../../src/ui/viewer/useViewer.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { renderInApp } from '../renderInApp.tsx'

const refused = () => Promise.reject(new CallError('GET x', { kind: 'status', status: 404 }))
const never = () => new Promise<never>(() => {})

test('a list that failed stays failed while it is asked for once more: its place does not come and go [S-290] [F-001]', async () => {
  const load = vi.fn<() => Promise<readonly string[]>>(refused)
  const List = () => <p>{useHomeList({ queryKey: ['quests'], queryFn: load }, ['quests']).status}</p>
  const { client } = renderInApp(<List />)
  await screen.findByText('failed')
  load.mockImplementation(never)
  act(() => void client.refetchQueries({ queryKey: ['quests'] }))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  expect(screen.getByText('failed')).toBeVisible()
})

test('the site that failed stays so while it is asked for once more, and whoever failed with it is asked for, too [F-012]', async () => {
  const learner: Viewer = { ...guest, authState: 'VALID', userId: 7, nickname: '하늘' }
  const load = vi.fn(refused)
  const current = vi.fn<() => Promise<Viewer>>(refused)
  const Page = () => {
    const { status, retry } = useSite()
    return <button onClick={retry}>{`${status} ${useViewer()?.nickname}`}</button>
  }
  const application = anApplication({
    siteLoader: { ...anApplication().siteLoader, loadHome: load },
    viewer: { ...anApplication().viewer, current },
    expectedSite: { channelDomain: 'haeon', isDesktop: true },
  })
  renderInApp(<Page />, application)
  await screen.findByText('failed null')
  load.mockImplementation(never)
  current.mockResolvedValue(learner)
  act(() => screen.getByRole('button').click())
  await screen.findByText('failed 하늘')
  expect(load).toHaveBeenCalledTimes(2)
})
