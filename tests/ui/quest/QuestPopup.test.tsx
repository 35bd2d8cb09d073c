import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { QuestReward } from '../../../src/application/quest.ts'
import type { Quest } from '../../../src/domain/quest.ts'
import type { Site } from '../../../src/domain/site/site.ts'
import { QuestPopup } from '../../../src/ui/quest/QuestPopup.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { aQuest } from './aQuest.ts'
import { renderInApp } from '../renderInApp.tsx'

const mainSite: Site = { channelDomain: null, isDesktop: true }
const channel: Site = { channelDomain: 'haeon', isDesktop: true }
const welcome = { largeCategory: 'MAIN', smallCategory: 'WELCOME_POINT' } as const

const onClose = vi.fn()
const onNotToday = vi.fn()
beforeEach(() => vi.clearAllMocks())

function show(
  wishes: Partial<Quest>,
  {
    name = '문제 세 개 풀기',
    site = mainSite,
    beside = 0,
    besideClear = false,
    claim = (): Promise<QuestReward> => Promise.resolve({ rewardCount: 70 }),
  } = {},
) {
  const userQuest = aQuest(1, { title: '문제 세 개 풀기', ...wishes })
  const quests = [userQuest, ...Array.from({ length: beside }, (_, at) => aQuest(at + 2, { clear: besideClear }))]
  const post = vi.fn(claim)
  const application = anApplication({ quests: { list: () => Promise.resolve(quests), claim: post, claimAll: post } })
  const { client, rerender } = renderInApp(
    <QuestPopup userQuest={userQuest} quests={quests} site={site} onClose={onClose} onHideToday={onNotToday} />,
    application,
  )
  // Stands for the list of quests that the home page has read.
  vi.spyOn(client, 'getQueriesData').mockImplementation(() => [[['quests'], quests]] as never)
  return { dialog: screen.getByRole('dialog', { name }), post, client, leave: () => rerender(<p>홈</p>) }
}

const buttons = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

describe('the quest pop-up', () => {
  test.each([
    ['문제 세 개 풀기', '문제 세 개 풀기'],
    [' ', '제목 없음'],
  ])('of the quest «%s» is named «%s» [F-030]', (title, name) => {
    expect(show({ title }, { name }).dialog).toBeVisible()
  })

  test('shows creature, level, reward and each goal as n/m [S-151] [S-152] [S-154]', () => {
    const { dialog } = show({ clear: true, character: 'SHARK', level: 3, rewardCount: 1200 })
    expect(dialog.querySelector('use[href$="#SHARK"]')).toBeInTheDocument()
    for (const words of ['서브 퀘스트', '레벨 3', '1,200', '2/5']) expect(within(dialog).getByText(words)).toBeVisible()
  })

  test('a cleared quest can be claimed, closed, or put off for today [S-178] [S-179]', () => {
    expect(buttons(show({ clear: true }).dialog)).toEqual(['보상 받기', '닫기', '오늘 하루 보지 않기'])
  })

  test('a cleared sub quest beside another also offers to claim all [S-180]', () => {
    expect(buttons(show({ clear: true }, { beside: 1 }).dialog)).toEqual(['보상 받기', '보상 모두 받기', '닫기', '오늘 하루 보지 않기'])
  })

  test.each([
    [false, ['보상 받기']],
    [true, ['보상 받기', '보상 모두 받기']],
  ])('only buttons that bring a reward call; the other quest is cleared: %s', (clear, names) => {
    const { dialog } = show({ clear: true }, { beside: 1, besideClear: clear })
    const calling = within(dialog).getAllByRole('button', { name: /보상/ })
    expect(calling.filter((button) => button.dataset['tone'] !== 'quiet').map(({ textContent }) => textContent)).toEqual(names)
  })

  test('the welcome quest has one button and no other way out [S-176] [S-177] [A-42]', async () => {
    const { dialog } = show(welcome, { beside: 3 })
    expect(buttons(dialog)).toEqual(['보상 받기'])
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.parentElement as HTMLElement)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('a quest that is not cleared leads to its first goal [S-181]', () => {
    const { dialog } = show({})
    expect(within(dialog).getByRole('link', { name: '하러 가기' })).toHaveAttribute('href', '/problem?page=1&order=DESC')
  })

  test.each([
    ['on a channel [S-182]', {}, channel],
    ['when the target is the home page [S-183]', { goalList: [{ goalName: 'ATTENDANCE', goalCount: 1, completedCount: 0 }] }, mainSite],
  ])('go is disabled %s', (_, wishes, site) => {
    const { dialog } = show(wishes, { site })
    expect(within(dialog).getByRole('link', { name: '하러 가기' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('Escape and the backdrop close the others [S-178]', async () => {
    const { dialog } = show({ clear: true })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.parentElement as HTMLElement)
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  test('not today is told apart from closing [S-174]', async () => {
    const { dialog } = show({ clear: true })
    await userEvent.click(within(dialog).getByRole('button', { name: '오늘 하루 보지 않기' }))
    expect([onNotToday.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
  })

  test('after a claim the reward is admired for a moment, without buttons, and the dialog closes [A-49]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { dialog } = show({ clear: true })
    await userEvent.click(within(dialog).getByRole('button', { name: '보상 받기' }))
    expect(await within(dialog).findByText('70포인트를 받았어요!')).toHaveFocus()
    expect(within(dialog).queryByRole('button')).not.toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1_600))
    expect(onClose).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })

  test('a dialog that is closed while the claim runs loses nothing: the reward is said, and the points are read again', async () => {
    let answer = (_: QuestReward) => {}
    const { dialog, client, leave } = show({ clear: true }, { claim: () => new Promise((resolve) => (answer = resolve)) })
    const readAgain = vi.spyOn(client, 'invalidateQueries')
    await userEvent.click(within(dialog).getByRole('button', { name: '보상 받기' }))
    leave()
    expect(dialog).not.toBeInTheDocument()
    expect(readAgain).not.toHaveBeenCalled()
    await act(async () => answer({ rewardCount: 70 }))
    expect(await screen.findByText('70포인트를 받았어요!', { selector: '[role="status"] *' })).toBeVisible()
    for (const name of ['quests', 'viewer', 'experience', 'ranking']) expect(readAgain).toHaveBeenCalledWith({ queryKey: [name] })
  })

  test('a claim whose answer does not say how much is celebrated all the same [F-085]', async () => {
    const { dialog } = show({ clear: true }, { claim: () => Promise.resolve({ rewardCount: null }) })
    await userEvent.click(within(dialog).getByRole('button', { name: '보상 받기' }))
    expect(await within(dialog).findByText('보상을 받았어요!')).toHaveFocus()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  test('the welcome quest promises nothing over an empty bar, but says what is missing [A-42]', () => {
    const { dialog } = show(welcome)
    expect(within(dialog).queryByRole('progressbar')).not.toBeInTheDocument()
    expect(dialog.querySelector('[class*="reward"]')).not.toBeInTheDocument()
    expect(within(dialog).getByText(/첫 목표를 이루면/)).toBeVisible()
    expect(within(dialog).getByRole('button', { name: '보상 받기' })).toHaveAttribute('data-tone', 'soft')
  })

  test('the welcome quest whose goal is reached shows the full bar and its reward', () => {
    const { dialog } = show({
      ...welcome,
      clear: true,
      rewardCount: 1_000,
      goalList: [{ goalName: 'WELCOME', goalCount: 1, completedCount: 1 }],
    })
    for (const words of ['1/1', '1,000']) expect(within(dialog).getByText(words)).toBeVisible()
    expect(within(dialog).getByRole('button', { name: '보상 받기' })).toHaveAttribute('data-tone', 'primary')
  })

  test('a claim that fails leaves the dialog usable [S-291] [F-084]', async () => {
    const { dialog } = show({ clear: true }, { claim: () => Promise.reject(new Error('500')) })
    await userEvent.click(within(dialog).getByRole('button', { name: '보상 받기' }))
    expect(await screen.findByText('보상을 받을 수 있는 퀘스트가 없어요!')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    expect(within(dialog).getByRole('button', { name: '보상 받기' })).not.toHaveAttribute('aria-disabled')
  })

  test('the welcome quest that cannot be claimed warns and lets go, without a call [A-42]', async () => {
    const { dialog, post } = show(welcome)
    await userEvent.click(within(dialog).getByRole('button', { name: '보상 받기' }))
    expect(await screen.findByText('보상을 받을 수 있는 퀘스트가 없어요!')).toBeVisible()
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(post).not.toHaveBeenCalled()
  })
})
