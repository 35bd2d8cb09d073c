import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { ClapOutcome } from '../../../src/application/league.ts'
import type { League } from '../../../src/domain/league.ts'
import { guest } from '../../../src/domain/viewer.ts'
import { aLeague, aLeagueMember } from '../../domain/aLeague.ts'
import { learner, openRanking } from './openRanking.tsx'

const at = '/ranking?period=LEAGUE'
const gains = Array.from({ length: 19 }, (_, place) => 400 - place * 20)

/** A league of twenty in which the viewer stands between the seventh and the eighth. */
const ofTwenty = (changes: Partial<League> = {}, gained = 275): League => {
  const league = aLeague(gains, changes)
  return { ...league, members: [...league.members, aLeagueMember(Number(learner.userId), gained, { nickname: '하늘' })] }
}

const open = (league: League | null, clap?: () => Promise<ClapOutcome>) =>
  openRanking({ league: async () => league, ...(clap && { clap }) }, at)
const own = () => screen.findByRole('region', { name: '내 자리' })
const zone = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem')

describe('the league', () => {
  test('is shown by zones, with what is missing to the next place and to the zone above', async () => {
    const { load } = open(ofTwenty())
    expect(await own()).toHaveTextContent('해초 리그6개 리그 가운데 2번째')
    expect(await own()).toHaveTextContent('내 자리 8위5 XP만 더 하면 7위예요45 XP만 더 하면 올라가는 자리예요')
    expect(zone('산호 리그로 올라가요')).toHaveLength(5)
    expect(zone('그대로 있어요')).toHaveLength(10)
    expect(zone('갯벌 리그로 내려가요')).toHaveLength(5)
    expect(zone('그대로 있어요')[2]).toHaveTextContent('8하늘나275 XP')
    expect(screen.getByRole('link', { name: '문제 풀고 올라가기' })).toHaveAttribute('href', '/problem/category')
    expect(screen.getByText('3일 남았어요')).toBeVisible()
    expect(load).not.toHaveBeenCalled()
  })

  test.each([
    [315, '5 XP만 더 하면 5위, 올라가는 자리예요'],
    [500, '지금 가장 앞서 있어요!'],
    [45, '15 XP만 더 하면 18위예요75 XP만 더 하면 머무르는 자리예요'],
  ])('speaks to who has gained %i', async (gained, text) => {
    open(ofTwenty({}, gained))
    expect(await own()).toHaveTextContent(text)
  })

  test('on a Monday, when nobody has anything, says how one comes forward', async () => {
    const members = [aLeagueMember(1, 0), aLeagueMember(Number(learner.userId), 0)]
    open({ step: 1, members, lastWeek: null })
    expect(await own()).toHaveTextContent('문제 하나만 풀어도 앞으로 나아가요')
    expect(screen.queryByText(/지난주/)).not.toBeInTheDocument()
  })

  test.each([
    [4, '산호 리그로 올라왔어요! 정말 잘했어요.'],
    [9, '이번 주에도 해초 리그에서 만나요.'],
    [18, '갯벌 리그에서 다시 올라가 봐요.'],
  ])('tells how last week ended at rank %i', async (rank, text) => {
    open(ofTwenty({ lastWeek: { step: 2, memberCount: 20, rank, gained: 120 } }))
    const heading = await screen.findByRole('heading', { name: `지난주에는 해초 리그에서 ${rank}위였어요` })
    expect(heading.parentElement).toHaveTextContent(`120 XP를 얻었어요. ${text}`)
  })
})

describe('a clap', () => {
  const button = () => screen.findByRole('button', { name: '회원 1님에게 박수 보내기' })

  test('is one press, is sent once, and oneself gets none', async () => {
    const clap = vi.fn(async () => ({ kind: 'clapped' }) as const)
    open(ofTwenty(), clap)
    await userEvent.click(await button())
    expect(await button()).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(await button())
    expect(clap.mock.calls).toEqual([[1]])
    expect(screen.getAllByRole('button', { name: /박수 보내기$/ })).toHaveLength(19)
  })

  test('that does not arrive is told, and can be sent again', async () => {
    const { notifications } = open(ofTwenty(), async () => ({ kind: 'failed' }))
    await userEvent.click(await button())
    expect(notifications.current()).toMatchObject([{ text: '박수를 보내지 못했어요. 잠시 후 다시 시도해 주세요.' }])
    expect(await button()).toHaveAttribute('aria-pressed', 'false')
  })
})

describe('where there is no league', () => {
  const tabs = async () => {
    const periods = await screen.findByRole('navigation', { name: '기간' })
    return within(periods)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  }

  test('the page is as it would be without', async () => {
    openRanking({}, '/ranking')
    await screen.findByRole('list', { name: '1위부터 3위까지' })
    expect(await tabs()).toEqual(['전체', '이번 주'])
  })

  test('its address leads to the ranking of the week; a guest is asked to sign in', async () => {
    open(null)
    expect(await screen.findByRole('link', { name: '이번 주 순위 보기' })).toHaveAttribute('href', '/ranking?period=WEEK')
    cleanup()
    openRanking({ viewer: guest, channelDomain: 'haeon' }, at)
    expect(await screen.findByRole('heading', { name: '로그인하면 랭킹을 볼 수 있어요' })).toBeVisible()
  })

  test('one that cannot be read is told, and asked for again', async () => {
    let fails = true
    openRanking({ league: () => (fails ? Promise.reject(new Error('500')) : Promise.resolve(ofTwenty())) }, at)
    expect(await screen.findByRole('heading', { name: '리그를 불러오지 못했어요' })).toBeVisible()
    fails = false
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await own()).toBeVisible()
  })
})

test('a league is one press away from the ranking', async () => {
  const { address } = openRanking({ league: async () => ofTwenty() }, '/ranking')
  await userEvent.click(await screen.findByRole('link', { name: '내 리그' }))
  expect(await own()).toBeVisible()
  expect(address()).toBe(at)
})
