import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { UserQuest } from '../../../src/domain/quest.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { QuestPage } from '../../../src/ui/quest/QuestPage.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { openAt } from '../openAt.tsx'

const open = (viewer: Viewer, list: () => Promise<readonly UserQuest[]> = async () => []) => {
  const application = anApplication()
  return openAt('/quest', <QuestPage />, {
    ...application,
    viewer: { ...application.viewer, current: async () => viewer },
    quests: { ...application.quests, list },
  })
}

describe('the page of quests', () => {
  test('asks a guest to sign in', async () => {
    open(guest)
    expect(await screen.findByText('로그인하면 나의 퀘스트를 볼 수 있어요')).toBeVisible()
    expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login')
  })

  test('lets a sign-up that waits be completed first [A-02]', async () => {
    open({ ...guest, authState: 'PENDING' })
    expect(await screen.findByText('회원가입을 마치면 나의 퀘스트를 볼 수 있어요')).toBeVisible()
    expect(screen.getByRole('link', { name: '회원가입 마치기' })).toHaveAttribute('href', '/signup')
  })

  test('can be asked for again, and the focus stays in it [F-001]', async () => {
    const list = vi
      .fn(async (): Promise<readonly UserQuest[]> => [])
      .mockRejectedValueOnce(new Error('500'))
      .mockRejectedValueOnce(new Error('500'))
    open({ ...guest, authState: 'VALID', userId: 1 }, list)
    const again = await screen.findByRole('button', { name: '다시 시도' })
    await userEvent.click(again)
    expect(await screen.findByText('아직 불러오지 못했어요')).toBeInTheDocument()
    expect(again).toHaveFocus()
    await userEvent.click(again)
    await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[12]$/))
    expect(again).not.toBeInTheDocument()
  })
})
