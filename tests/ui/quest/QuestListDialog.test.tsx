import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { UserQuest } from '../../../src/domain/quest.ts'
import type { Site } from '../../../src/domain/site/site.ts'
import { QuestListDialog } from '../../../src/ui/quest/QuestListDialog.tsx'
import { aQuest } from './aQuest.ts'
import { renderInApp } from '../renderInApp.tsx'

const mainSite: Site = { channelDomain: null, isDesktop: true }
const channel: Site = { channelDomain: 'haeon', isDesktop: true }

const show = (quests: readonly UserQuest[], site = mainSite, onClose = () => {}) => {
  renderInApp(<QuestListDialog onClose={onClose} quests={quests} site={site} />)
  return screen.getByRole('dialog', { name: '진행 중인 퀘스트' })
}

test('every performing quest is listed under its category, others are not [A-10, A-41]', () => {
  show([aQuest(1, { largeCategory: 'MAIN' }), aQuest(2), aQuest(3), aQuest(4, {}, 'REWARDED')])
  const group = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('section') as HTMLElement
  expect(within(group('메인 퀘스트')).getAllByRole('listitem')).toHaveLength(1)
  expect(within(group('서브 퀘스트')).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByText('퀘스트 4')).not.toBeInTheDocument()
})

test('a quest without a title still has a name [F-030]', () => {
  expect(within(show([aQuest(1, { title: '' })])).getByRole('heading', { name: '제목 없음' })).toBeVisible()
})

test('a goal shows how much of it is done, as n/m, and never more than all [S-152, A-53]', () => {
  show([
    aQuest(1, {
      goalList: [
        { goalName: 'PROBLEM', goalCount: 5, completedCount: 9 },
        { goalName: '친구 초대', goalCount: 3, completedCount: 1 },
      ],
    }),
  ])
  expect(screen.getByText('5/5')).toBeVisible()
  expect(screen.getByText('친구 초대')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: '친구 초대' })).toHaveAttribute('aria-valuetext', '1/3')
})

test('go leads to the target of the first goal and closes the list [S-181, A-52]', async () => {
  const close = vi.fn()
  show([aQuest(1)], mainSite, close)
  const go = screen.getByRole('link', { name: '하러 가기' })
  expect(go).toHaveAttribute('href', '/problem?page=1&order=DESC')
  expect(go).toHaveAccessibleDescription('퀘스트 1')
  go.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(go)
  expect(close).toHaveBeenCalled()
})

test('on a channel go is disabled but stays reachable [S-182, A-61]', () => {
  show([aQuest(1)], channel)
  const go = screen.getByRole('link', { name: '하러 가기' })
  expect(go).toHaveAttribute('aria-disabled', 'true')
  expect(go).not.toHaveAttribute('href')
  expect(go).toHaveAttribute('tabindex', '0')
})

test.each([
  ['whose goal leads to the home page', [{ goalName: 'ATTENDANCE', goalCount: 1, completedCount: 0 }]],
  ['without a goal', []],
])('go is disabled for a quest %s [S-183, A-52, A-53]', (_, goalList) => {
  show([aQuest(1, { goalList })])
  expect(screen.getByRole('link', { name: '하러 가기' })).toHaveAttribute('aria-disabled', 'true')
})

test('a cleared quest can be claimed instead of gone for [S-166, S-179]', () => {
  show([aQuest(1, { clear: true })])
  expect(screen.getByRole('button', { name: '보상 받기' })).toHaveAccessibleDescription('퀘스트 1')
  expect(screen.queryByRole('link', { name: '하러 가기' })).not.toBeInTheDocument()
})

test('a thousand quests do not stand in the dialog at once', () => {
  show(Array.from({ length: 1000 }, (_, at) => aQuest(at)))
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
})
