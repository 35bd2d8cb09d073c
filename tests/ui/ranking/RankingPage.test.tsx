import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { anEntry, aPage, openRanking } from './openRanking.tsx'

const podium = () => screen.findByRole('list', { name: '1위부터 3위까지' })
const own = () => screen.findByRole('region', { name: '내 순위' })
const toOwn = () => screen.queryByRole('link', { name: '내 순위 보기' })
const rowOf = (userId: number) => screen.getByText(`${userId}번의 한마디`).closest('li')!

describe('the podium', () => {
  test('holds the first three with medals; the list goes on with the fourth [S-323]', async () => {
    openRanking()
    const steps = within(await podium()).getAllByRole('listitem')
    expect(steps.map((step) => within(step).getByRole('img').getAttribute('aria-label'))).toEqual(['금메달', '은메달', '동메달'])
    expect(steps.map((step) => step.textContent)).toEqual(['회원 1돌고래 5Lv.201위', '회원 2돌고래 5Lv.202위', '회원 3돌고래 5Lv.203위'])
    expect(rowOf(4)).toHaveTextContent('4회원 44번의 한마디돌고래 5Lv.20')
    expect(screen.getByRole('heading', { name: '전체 순위 86명' })).toBeVisible()
  })

  test('gives two who share the first rank gold, and nobody silver [A-77]', async () => {
    openRanking({ page: () => Promise.resolve({ ...aPage(1, 0), items: [anEntry(1, 1), anEntry(1, 2), anEntry(3, 3)] }) })
    expect(within(await podium()).getAllByRole('img', { name: '금메달' })).toHaveLength(2)
    expect(screen.queryByRole('img', { name: '은메달' })).not.toBeInTheDocument()
  })
})

describe('one’s own place', () => {
  test('says rank, tier and level, and how far it is to the next level [S-277]', async () => {
    openRanking()
    const card = await own()
    expect(card).toHaveTextContent('회원 100바다거북 3 · Lv.12내 순위 37위')
    await waitFor(() => expect(card).toHaveTextContent('다음 레벨까지 130 XP'))
    expect(within(card).getByRole('progressbar', { name: '경험치' })).toHaveAttribute('aria-valuetext', '870 / 1,000 XP')
  })

  test('is pinned where it is on another page, and leads there', async () => {
    openRanking()
    await podium()
    expect(toOwn()).toHaveAttribute('href', '/ranking?page=4')
    expect(screen.getByText('⋯')).toBeInTheDocument()
  })

  test('is marked in the list where it is on this page', async () => {
    openRanking({ page: () => Promise.resolve(aPage(31, 40, anEntry(37))) }, '/ranking?page=4')
    await own()
    expect(rowOf(37)).toHaveTextContent('회원 37나37번')
    expect(rowOf(36)).toHaveTextContent('회원 3636번')
    expect(toOwn()).not.toBeInTheDocument()
    expect(screen.queryByText('⋯')).not.toBeInTheDocument()
  })

  test('that there is none of yet says how to get one', async () => {
    openRanking({ page: () => Promise.resolve(aPage(1, 10)) })
    expect(await own()).toHaveTextContent('아직 순위가 없어요')
  })
})

describe('the pages', () => {
  test('stand in the address; a turned page is read from its beginning and has no podium', async () => {
    const { address, load, goBack } = openRanking({ page: (_, { page }) => Promise.resolve(aPage(page * 10 - 9, page * 10)) })
    await podium()
    await userEvent.click(screen.getByRole('link', { name: '다음 쪽' }))
    expect(address()).toBe('/ranking?page=2')
    await screen.findByText('회원 11')
    expect(screen.queryByRole('list', { name: '1위부터 3위까지' })).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '전체 순위 86명' })).toHaveFocus()
    expect(load.mock.calls.map(([, { page }]) => page)).toEqual([1, 2])
    act(() => goBack())
    expect(await podium()).toBeVisible()
  })

  test('behind the last one say which that is', async () => {
    openRanking({ page: () => Promise.resolve({ ...aPage(1, 0), totalCount: 86 }) }, '/ranking?page=40')
    expect(await screen.findByRole('heading', { name: '랭킹은 9쪽까지 있어요' })).toBeVisible()
    expect(screen.getByRole('link', { name: '첫 쪽으로 가기' })).toHaveAttribute('href', '/ranking')
  })
})

describe('the ranking of the week', () => {
  const gained = (rank: number, points: number, userId = rank) => ({ ...anEntry(rank, userId), gained: points })
  const week = {
    items: [gained(1, 320), gained(2, 280), gained(3, 210), gained(4, 130)],
    totalCount: 31,
    pageSize: 10,
    own: gained(12, 70, 100),
    period: 'WEEK',
    gapToNext: 25,
  } as const

  test('stands beside the one of all time, in an address of its own', async () => {
    const { address, load } = openRanking({ page: (_, { period }) => Promise.resolve(period === 'WEEK' ? week : aPage(1, 10)) })
    await podium()
    const periods = within(screen.getByRole('navigation', { name: '기간' }))
    expect(periods.getByRole('link', { name: '전체' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(periods.getByRole('link', { name: '이번 주' }))
    expect(address()).toBe('/ranking?period=WEEK')
    expect(await screen.findByRole('heading', { name: '이번 주 순위 31명' })).toBeVisible()
    expect(periods.getByRole('link', { name: '이번 주' })).toHaveAttribute('aria-current', 'page')
    expect(load.mock.calls.map(([, { period }]) => period)).toEqual(['ALL', 'WEEK'])
  })

  test('counts what was gained, and says how far it is to the next place and to its end', async () => {
    openRanking({ page: () => Promise.resolve(week) }, '/ranking?period=WEEK')
    const steps = within(await podium()).getAllByRole('listitem')
    expect(steps[0]).toHaveTextContent('회원 1320 XP1위')
    expect(rowOf(4)).toHaveTextContent('130 XP')
    expect(await own()).toHaveTextContent('내 순위 12위')
    expect(await own()).toHaveTextContent('이번 주 70 XP다음 순위까지 25 XP')
    // The test's day is a Friday.
    expect(screen.getByText(/일요일 밤 12시\(한국 시간\)에 끝나요/)).toHaveTextContent('3일 남았어요')
    expect(toOwn()).toHaveAttribute('href', '/ranking?period=WEEK&page=2')
  })

  test('tells the first that they are', async () => {
    openRanking({ page: () => Promise.resolve({ ...week, own: gained(1, 320), gapToNext: null }) }, '/ranking?period=WEEK')
    expect(await own()).toHaveTextContent('지금 가장 앞서 있어요!')
  })

  test('has room for whoever comes first, and for who has nothing yet', async () => {
    openRanking({ page: () => Promise.resolve({ ...week, items: [], totalCount: 0, own: null }) }, '/ranking?period=WEEK')
    expect(await screen.findByRole('heading', { name: '이번 주에는 아직 아무도 없어요' })).toBeVisible()
    cleanup()
    openRanking({ page: () => Promise.resolve({ ...week, own: null, gapToNext: null }) }, '/ranking?period=WEEK')
    expect(await own()).toHaveTextContent('이번 주 순위가 아직 없어요')
  })

  test('is not made up where the backend knows no weeks', async () => {
    openRanking({ page: () => Promise.resolve(aPage(1, 10)) }, '/ranking?period=WEEK')
    expect(await screen.findByRole('heading', { name: '이번 주 순위는 아직 볼 수 없어요' })).toBeVisible()
    expect(screen.getByRole('link', { name: '전체 순위 보기' })).toHaveAttribute('href', '/ranking')
  })
})

describe('who sees the ranking', () => {
  test('on a channel guests do, by the names that people have there, and are told what they would find signed in [A-13, A-76]', async () => {
    openRanking({ viewer: guest, channelDomain: 'haeon' })
    expect(within(await podium()).getByText('학생 1')).toBeVisible()
    expect(screen.getByText('해온코딩학원에서 함께 배우는 친구들의 순위예요')).toBeVisible()
    expect(screen.getByRole('heading', { name: '나는 몇 위일까요?' })).toBeVisible()
  })

  test('on the main site guests are asked to sign in, and nothing is asked for them [A-12]', async () => {
    const { load } = openRanking({ viewer: guest })
    expect(await screen.findByRole('heading', { name: '로그인하면 랭킹을 볼 수 있어요' })).toBeVisible()
    expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login')
    expect(load).not.toHaveBeenCalled()
  })

  test('who has a sign-up to complete is led there, on the main site and on a channel [A-02]', async () => {
    const pending: Viewer = { ...guest, authState: 'PENDING' }
    openRanking({ viewer: pending })
    expect(await screen.findByRole('heading', { name: '회원가입을 마치면 랭킹을 볼 수 있어요' })).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/signup'])
    cleanup()
    openRanking({ viewer: pending, channelDomain: 'haeon' })
    await podium()
    expect(screen.getByRole('link', { name: '회원가입 마치기' })).toHaveAttribute('href', '/signup')
  })

  test('enterprise finds kind words and a way on instead [S-209]', async () => {
    const { load } = openRanking({ channelDomain: 'haeon', role: 'ROLE_CHANNEL_ENTERPRISE' })
    expect(await screen.findByRole('heading', { name: '이곳에서는 순위를 매기지 않아요' })).toBeVisible()
    expect(screen.getByRole('link', { name: '강의 찾기' })).toHaveAttribute('href', '/course?page=1&order=DESC')
    expect(load).not.toHaveBeenCalled()
  })

  test('while nobody knows whether a channel ranks at all, nothing is asked for [A-03]', async () => {
    const { load } = openRanking({ channelDomain: 'haeon', loadSite: () => Promise.reject(new Error('500')) })
    expect(await screen.findByRole('heading', { name: '랭킹을 불러오지 못했어요' })).toBeVisible()
    expect(load).not.toHaveBeenCalled()
  })
})

describe('a ranking that is not there', () => {
  test('is told in words, and can be asked for again', async () => {
    let fails = true
    openRanking({ page: () => (fails ? Promise.reject(new Error('500')) : Promise.resolve(aPage(1, 10))) })
    expect(await screen.findByRole('heading', { name: '랭킹을 불러오지 못했어요' })).toBeVisible()
    fails = false
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await podium()).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('that fails again leaves the focus where it is', async () => {
    openRanking({ page: () => Promise.reject(new Error('500')) })
    const again = await screen.findByRole('button', { name: '다시 시도' })
    await userEvent.click(again)
    expect(await screen.findByText('아직 불러오지 못했어요')).toBeInTheDocument()
    expect(again).toHaveFocus()
  })

  test('because nobody is ranked yet leads to what one can do about it', async () => {
    openRanking({ page: () => Promise.resolve({ ...aPage(1, 0), totalCount: 0 }) })
    expect(await screen.findByRole('heading', { name: '아직 순위에 오른 사람이 없어요' })).toBeVisible()
    expect(screen.getByRole('link', { name: '강의 찾기' })).toBeVisible()
  })

  test('says so while it is waited for', async () => {
    openRanking({ page: () => new Promise(() => {}) })
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true'))
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
  })
})
