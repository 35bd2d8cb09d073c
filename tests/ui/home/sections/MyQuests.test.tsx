import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MyQuests } from '../../../../src/ui/home/sections/MyQuests.tsx'
import { aQuest } from '../../quest/aQuest.ts'

const goal = (completedCount: number) => ({ goalList: [{ goalName: 'PROBLEM', goalCount: 10, completedCount }] })

test('the block counts the quests being performed and no others [S-068, A-10]', () => {
  render(<MyQuests quests={[aQuest(1), aQuest(2), aQuest(3, {}, 'REWARDED')]} onOpenQuests={() => {}} />)
  expect(screen.getByRole('heading', { level: 2, name: '진행 중인 퀘스트가 2개 있어요' })).toBeVisible()
})

test('it shows the quest whose goal is nearest, with its progress and reward [A-10]', () => {
  render(<MyQuests quests={[aQuest(1, goal(2)), aQuest(2, goal(7)), aQuest(3, goal(5))]} onOpenQuests={() => {}} />)
  expect(screen.getByText('퀘스트 2')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: '퀘스트 2' })).toHaveAttribute('aria-valuenow', '70')
  expect(screen.getByText('500')).toBeVisible()
})

test('a quest without a title still has a name [F-030]', () => {
  render(<MyQuests quests={[aQuest(1, { title: ' ' })]} onOpenQuests={() => {}} />)
  expect(screen.getByRole('progressbar', { name: '제목 없음' })).toBeVisible()
})

test('its button opens the list of quests [A-10]', async () => {
  const open = vi.fn()
  render(<MyQuests quests={[aQuest(1)]} onOpenQuests={open} />)
  await userEvent.click(screen.getByRole('button', { name: '퀘스트 보기' }))
  expect(open).toHaveBeenCalledOnce()
})

test('without a performing quest there is no block [A-10]', () => {
  const { container } = render(<MyQuests quests={[aQuest(1, {}, 'REWARDED')]} onOpenQuests={() => {}} />)
  expect(container).toBeEmptyDOMElement()
})
