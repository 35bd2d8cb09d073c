import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { QuestReward } from '../../../src/application/quest.ts'
import type { UserQuest } from '../../../src/domain/quest.ts'
import type { Site } from '../../../src/domain/site/site.ts'
import { createQueryClient } from '../../../src/ui/kit/query.ts'
import { QuestList } from '../../../src/ui/quest/QuestList.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { aQuest } from './aQuest.ts'
import { renderInApp } from '../renderInApp.tsx'

const site: Site = { channelDomain: null, isDesktop: true }
const others = ['studyLogs', 'viewer', 'experience', 'ranking'] as const

/** Opens a page with the quests, and with queries for everything that a claim may change. */
function open(quests: readonly UserQuest[], claim: () => Promise<QuestReward>, listAgain = () => Promise.resolve(quests)) {
  const list = vi.fn(listAgain).mockResolvedValueOnce(quests)
  const asked = Object.fromEntries(others.map((name) => [name, vi.fn(() => Promise.resolve(name))]))
  const post = vi.fn(claim)
  const Elsewhere = ({ name }: { readonly name: (typeof others)[number] }) => {
    useQuery({ queryKey: [name, 'me'], queryFn: () => asked[name]?.() })
    return null
  }
  const Page = () => {
    const { data } = useQuery({ queryKey: ['quests', 'me'], queryFn: list })
    return (
      <>
        {data && <QuestList level={2} quests={data} site={site} />}
        {others.map((name) => (
          <Elsewhere key={name} name={name} />
        ))}
      </>
    )
  }
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  renderInApp(<Page />, anApplication({ quests: { list, claim: post, claimAll: post } }), client)
  return { post, list, asked: Object.values(asked) }
}

const claimButton = () => screen.findByRole('button', { name: '보상 받기' })
const reward = () => Promise.resolve({ rewardCount: 50 })
const cleared = [aQuest(1, { clear: true })]

describe('claiming from the list', () => {
  test('the claimed quest leaves, and how many points came is said [S-286]', async () => {
    open(cleared, reward)
    await userEvent.click(await claimButton())
    expect(await screen.findByText('50포인트를 받았어요!')).toBeVisible()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  test('a present that comes with the points is named before and after', async () => {
    const rewardItem = { title: '상어 모자', itemCategory: 'HAT', spriteStand1: '/shark.svg' } as const
    open([aQuest(1, { clear: true, rewardItem })], reward)
    expect(await screen.findByText('상어 모자')).toBeVisible()
    await userEvent.click(await claimButton())
    expect(await screen.findByText('50포인트를 받았어요! 선물 ‘상어 모자’도 옷장에 들어왔어요.')).toBeVisible()
  })

  test.each([
    ['succeeds', reward, 2],
    // The quests are read once more to see whether the reward was credited.
    ['fails, for the server may have credited it', () => Promise.reject(new Error('500')), 3],
  ])(
    'after a claim that %s, quests, study log, viewer, experience and ranking are read again [S-184] [A-49] [F-084]',
    async (_, answer, listCount) => {
      const { list, asked, post } = open(cleared, answer)
      await userEvent.click(await claimButton())
      await waitFor(() => expect([list, ...asked].map(({ mock }) => mock.calls.length)).toEqual([listCount, 2, 2, 2, 2]))
      expect(post).toHaveBeenCalledTimes(1)
    },
  )

  test('a claim that fails warns in the words of the catalogue, and the button lives on [S-291]', async () => {
    open(cleared, () => Promise.reject(new Error('500')))
    await userEvent.click(await claimButton())
    expect(await within(screen.getByRole('alert')).findByText('보상을 받을 수 있는 퀘스트가 없어요!')).toBeVisible()
    expect(await claimButton()).not.toHaveAttribute('aria-disabled')
  })

  test('a claim of which nobody can tell says so, and the quests are read once more [F-084]', async () => {
    let lookCount = 0
    const lookAgain = async () => (lookCount++ === 0 ? Promise.reject(new Error('500')) : cleared)
    const { post, list } = open(cleared, () => Promise.reject(new Error('500')), lookAgain)
    await userEvent.click(await claimButton())
    const alert = within(screen.getByRole('alert'))
    expect(await alert.findByText('보상을 받았는지 확인하지 못했어요. 내 포인트를 먼저 확인해 주세요.')).toBeVisible()
    await waitFor(() => expect(list).toHaveBeenCalledTimes(3))
    expect(post).toHaveBeenCalledOnce()
  })

  test('all at once without a cleared sub quest warns in the same words, and nothing is sent [S-193] [S-292] [F-088]', async () => {
    const { post } = open([aQuest(1), aQuest(2)], reward)
    await userEvent.click(await screen.findByRole('button', { name: '보상 모두 받기' }))
    expect(await within(screen.getByRole('alert')).findByText('보상을 받을 수 있는 퀘스트가 없어요!')).toBeVisible()
    expect(post).not.toHaveBeenCalled()
  })

  test('reading again after the claim may fail: the success stays, and so does what was there [F-086]', async () => {
    const rest = aQuest(2, { title: '그대로 있는 퀘스트' })
    const { list } = open([...cleared, rest], reward, () => Promise.reject(new Error('503')))
    await userEvent.click(await claimButton())
    expect(await screen.findByText('50포인트를 받았어요!')).toBeVisible()
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    expect(screen.getByText(/그대로 있는 퀘스트/)).toBeVisible()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  test('all at once is not offered for a single sub quest [S-180]', async () => {
    open([aQuest(1, { clear: true }), aQuest(2, { clear: true, largeCategory: 'MAIN' })], reward)
    await screen.findAllByRole('button', { name: '보상 받기' })
    expect(screen.queryByRole('button', { name: '보상 모두 받기' })).not.toBeInTheDocument()
  })

  test('a double click sends one claim, and the second click hears that it is under way [S-194] [S-293] [F-082]', async () => {
    const { post } = open(cleared, () => new Promise(() => {}))
    await userEvent.dblClick(await claimButton())
    expect(await screen.findByText('보상을 받고 있어요', { selector: '[role="status"] *' })).toBeVisible()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(post).toHaveBeenCalledTimes(1)
  })

  test('the second half of a double click that comes too late wants nothing new [F-082]', async () => {
    const { post } = open(cleared, () => Promise.reject(new Error('500')))
    const button = await claimButton()
    await userEvent.click(button)
    await within(screen.getByRole('alert')).findByText('보상을 받을 수 있는 퀘스트가 없어요!')
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    expect(post).toHaveBeenCalledTimes(1)
  })

  test('with the button gone the focus is in the list, not on the next button', async () => {
    open([...cleared, aQuest(2, { clear: true })], reward)
    await userEvent.click((await screen.findAllByRole('button', { name: '보상 받기' }))[0] as HTMLElement)
    await screen.findByText('50포인트를 받았어요!')
    expect(screen.getByRole('group', { name: '진행 중인 퀘스트' })).toHaveFocus()
  })
})
