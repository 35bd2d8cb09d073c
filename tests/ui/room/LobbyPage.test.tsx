import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { guest } from '../../../src/domain/viewer.ts'
import { aRoom } from '../../domain/room/aContest.ts'
import { refusal } from '../../fakes/refusal.ts'
import { openRoomAt, solver } from './openRoom.tsx'

const serverDate = '2026-11-20T10:00:00+09:00'

const rooms = [
  aRoom({ roomId: 1, title: '지난 대회', startDate: '2026-11-10T05:00:00Z', endDate: '2026-11-10T06:00:00Z', participation: null }),
  aRoom({ roomId: 2, title: '지금 대회' }),
  aRoom({
    roomId: 3,
    title: '반 시험',
    timing: 'MANUAL',
    startDate: null,
    endDate: null,
    minutes: 40,
    scoring: 'POINTS',
    participation: null,
  }),
  aRoom({
    roomId: 4,
    title: '다음 대회',
    timing: 'OWN',
    startDate: '2026-11-21T05:00:00Z',
    endDate: '2026-11-22T05:00:00Z',
    minutes: 60,
    participation: null,
  }),
]

const linksBelow = async (heading: string) =>
  within((await screen.findByRole('heading', { level: 2, name: heading })).closest('section') ?? document.body)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the lobby', () => {
  it('has what runs, what is to come and what is over, each with its page [S-053]', async () => {
    await openRoomAt('/room/lobby', { rooms: async () => ({ serverDate, rooms }) })
    expect(await linksBelow('지금 열려 있어요')).toEqual([['지금 대회', '/room/2']])
    expect(await linksBelow('곧 시작해요')).toEqual([
      ['반 시험', '/room/3'],
      ['다음 대회', '/room/4'],
    ])
    expect(await linksBelow('끝났어요')).toEqual([['지난 대회', '/room/1']])
  })

  it('tells of each when it is, for how long, how it is scored, and how the viewer stands', async () => {
    await openRoomAt('/room/lobby', { rooms: async () => ({ serverDate, rooms }) })
    const [running, test, next] = await screen.findAllByRole('article')
    for (const text of ['11월 20일(금) 오후 2:00부터 오후 3:30까지', '1시간 30분', '푼 문제 수', '2문제', '3명', '풀고 있어요'])
      expect(within(running as HTMLElement).getByText(text)).toBeVisible()
    for (const text of ['선생님이 시작하면 열려요', '40분', '부분 점수']) expect(within(test as HTMLElement).getByText(text)).toBeVisible()
    expect(within(next as HTMLElement).getByText('시작한 때부터 1시간')).toBeVisible()
    expect(screen.queryByText(/지금 계신 곳/)).not.toBeInTheDocument()
  })

  it.each([
    ['a learner who solves', solver, '이어서 풀기', '30:00'],
    ['a guest', guest, '구경하기', '1:10:00'],
    ['a teacher', { ...solver, role: 'ROLE_TEACHER', roleList: ['ROLE_TEACHER'] } as const, '지켜보기', '1:10:00'],
    ['a learner who has not begun', solver, '참가하기', '1:10:00'],
  ])('tells %s the time left in what is open now, and what to do there', async (_, viewer, deed, left) => {
    const isSolving = deed === '이어서 풀기'
    const participation = isSolving ? { startedDate: '2026-11-20T05:00:00Z', endDate: '2026-11-20T05:50:00Z', extraMinutes: 0 } : null
    const room = aRoom({ participation })
    await openRoomAt('/room/lobby', { viewer, rooms: async () => ({ serverDate: '2026-11-20T05:20:00Z', rooms: [room] }) })
    const open = within(await screen.findByRole('article'))
    expect(open.getByText(deed)).toBeVisible()
    expect(open.getByRole('timer', { name: '남은 시간' })).toHaveTextContent(left)
  })

  it('tells times by the viewer’s own clock as well where that differs [F-078]', async () => {
    await openRoomAt('/room/lobby', { timeZone: 'America/Los_Angeles' })
    expect(await screen.findByText(/지금 계신 곳 시각으로는 11월 19일\(목\) 오후 9:00부터/)).toBeVisible()
  })

  it('is open to guests, and has a way to make one for who teaches alone', async () => {
    await openRoomAt('/room/lobby', { viewer: guest })
    expect(await screen.findByRole('link', { name: '가을 바다 대회' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '새로 만들기' })).not.toBeInTheDocument()
  })

  it('leads who teaches to a new one', async () => {
    await openRoomAt('/room/lobby', { viewer: { ...solver, role: 'ROLE_TEACHER', roleList: ['ROLE_TEACHER'] } })
    expect(await screen.findByRole('link', { name: '새로 만들기' })).toHaveAttribute('href', '/studio/room/new')
  })

  it('has a way on where there is none, and can be asked for again where it failed [F-001]', async () => {
    await openRoomAt('/room/lobby', { rooms: vi.fn(async () => ({ serverDate, rooms: [] })).mockRejectedValueOnce(refusal(500)) })
    await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('heading', { name: '아직 열린 대회나 시험이 없어요' })).toBeVisible()
    expect(screen.getByRole('link', { name: '유형별 학습으로 준비하기' })).toBeVisible()
  })

  it('has the sets that somebody made for themself apart, without what is said of others, and the way to make one', async () => {
    const own = (roomId: number, title: string, more: Partial<Parameters<typeof aRoom>[0]> = {}) =>
      aRoom({ roomId, title, timing: 'OWN', minutes: 40, isPractice: true, scoring: 'POINTS', participation: null, ...more })
    const done = { startedDate: '2026-11-20T00:00:00Z', endDate: '2026-11-20T00:40:00Z' }
    const sets = [own(7, '끝난 연습', { participation: done }), own(8, '새 연습', { startDate: '2026-11-20T00:30:00Z' })]
    await openRoomAt('/room/lobby', { rooms: async () => ({ serverDate, rooms: [...rooms, ...sets] }) })
    expect(await linksBelow('나만의 연습 시험')).toEqual([
      ['연습 시험 만들기', '/room/new'],
      ['새 연습', '/room/8'],
      ['끝난 연습', '/room/7'],
    ])
    expect(screen.getByText('끝난 연습')).not.toBeVisible()
    await userEvent.click(screen.getByText('끝난 연습 시험 1개'))
    expect(screen.getByText('끝난 연습')).toBeVisible()
    expect(await linksBelow('지금 열려 있어요')).toEqual([['지금 대회', '/room/2']])
    const [waiting, over] = (await screen.findAllByRole('article')).slice(-2)
    expect(waiting).toHaveTextContent('시작 전')
    expect(waiting).toHaveTextContent('11월 20일(금) 오후 3:30까지 시작할 수 있어요')
    expect(over).toHaveTextContent('끝났어요')
    expect(over).toHaveTextContent('오전 9:00부터 오전 9:40까지')
    expect(over).not.toHaveTextContent('명')
  })

  it('folds the sets that are over, and draws a few of them at a time', async () => {
    const sets = Array.from({ length: 8 }, (_, at) =>
      aRoom({
        roomId: 10 + at,
        title: `연습 ${at + 1}`,
        isPractice: true,
        startDate: `2026-11-1${at}T00:00:00Z`,
        participation: { startedDate: `2026-11-1${at}T00:00:00Z`, endDate: `2026-11-1${at}T00:40:00Z` },
      }),
    )
    await openRoomAt('/room/lobby', { rooms: async () => ({ serverDate, rooms: [...rooms, ...sets] }) })
    const summary = await screen.findByText('끝난 연습 시험 8개')
    expect(await linksBelow('나만의 연습 시험')).toHaveLength(7)
    await userEvent.click(summary)
    expect(screen.queryByRole('link', { name: '연습 2' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '더 보기' }))
    // The list begins with the newest set, and the focus moves to the first one that was added.
    expect((await linksBelow('나만의 연습 시험')).at(1)).toEqual(['연습 8', '/room/17'])
    expect(screen.getByRole('link', { name: '연습 2' })).toHaveFocus()
  })

  it('tells a guest what signing in would bring', async () => {
    await openRoomAt('/room/lobby', { viewer: guest })
    expect(await screen.findByText('로그인하면 풀고 싶은 문제로 나만의 시험을 만들 수 있어요.')).toBeVisible()
    expect(screen.queryByRole('link', { name: '연습 시험 만들기' })).not.toBeInTheDocument()
  })
})
