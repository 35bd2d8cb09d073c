import { describe, expect, it, vi } from 'vitest'
import { parseStoredPractice } from '../../src/adapters/http/room.ts'
import type { ProblemCatalogue } from '../../src/application/problem.ts'
import { problemQuery } from '../../src/domain/problems/problemQuery.ts'
import { emptyPractice, type PracticeSet } from '../../src/domain/studio/practiceSet.ts'
import { aRoom } from '../domain/room/aContest.ts'
import { pressOf } from '../fakes/pressOf.ts'
import { fakeRoom } from '../fakes/features.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'
import { aProblemDetail } from '../ui/problem/aProblem.ts'

const set: PracticeSet = {
  ...emptyPractice,
  title: '조건문 연습',
  taskList: [1, 2, 3].map((contentId) => ({ type: 'PROBLEM', contentId, title: `문제 ${contentId}` })),
}

const making = (...given: Parameters<typeof fakeRoom>) => fakeRoom(...given).making()

describe('what is proposed', () => {
  const wish = { category: '조건', level: 'EASY', count: 3 } as const
  const problemAt = (problemId: number) => aProblemDetail({ problemId, title: `문제 ${problemId}`, difficulty: problemId, state: 'NONE' })

  it('comes from all pages of the list that was wished for, each problem once', async () => {
    const find = vi.fn<ProblemCatalogue['find']>(async ({ page }) => ({
      items: page === 1 ? [problemAt(1), problemAt(2)] : [problemAt(2), problemAt(page + 1)],
      totalCount: 6,
      pageSize: 2,
    }))
    const { practice } = await making({ problems: { find } })
    const outcome = await practice.propose({ ...wish, count: 4 })
    expect(outcome).toEqual({
      kind: 'proposed',
      tasks: [1, 2, 3, 4].map((contentId) => ({ type: 'PROBLEM', contentId, title: `문제 ${contentId}` })),
    })
    const { page: _, ...initial } = problemQuery.initial
    const asked = { ...initial, order: 'ASC', categories: ['조건'], level: 'EASY' }
    expect(find.mock.calls.map(([query]) => query)).toEqual([1, 2, 3].map((page) => Object.assign({ page }, asked)))
  })

  it('comes from five pages at most, of every type where none is named', async () => {
    const find = vi.fn<ProblemCatalogue['find']>(async ({ page }) => ({ items: [problemAt(page)], totalCount: 900, pageSize: 1 }))
    expect(await (await making({ problems: { find } })).practice.propose({ category: null, level: null, count: 8 })).toMatchObject({
      tasks: { length: 5 },
    })
    expect(find.mock.calls[0]?.[0].categories).toEqual([])
  })

  it('is told as failed where the list cannot be read', async () => {
    const find = async () => Promise.reject(lostConnection())
    expect(await (await making({ problems: { find } })).practice.propose(wish)).toEqual({ kind: 'failed' })
  })
})

describe('a set that is made', () => {
  it('goes to the backend with its title trimmed, and is found by its number', async () => {
    const makePractice = vi.fn(async () => 500_001)
    const { practice } = await making({ makePractice })
    expect(await practice.make({ ...set, title: ' 조건문 연습 ' }, [], pressOf('text 1'))).toEqual({ kind: 'made', roomId: 500_001 })
    expect(makePractice).toHaveBeenCalledExactlyOnceWith(set, 'text 1')
  })

  it('is not sent while something is missing, nor twice at once', async () => {
    const makePractice = vi.fn(async () => new Promise<never>(() => {}))
    const { practice } = await making({ makePractice })
    expect(await practice.make({ ...set, title: ' ' }, [])).toEqual({ kind: 'incomplete' })
    expect(makePractice).not.toHaveBeenCalled()
    void practice.make(set, [])
    expect(await practice.make(set, [])).toEqual({ kind: 'alreadyRunning' })
  })

  it.each([
    [400, 'incomplete'],
    [401, 'signInFirst'],
    [404, 'incomplete'],
    [409, 'tooMany'],
    [413, 'incomplete'],
    [429, 'failed'],
  ])('that is refused with %d is %s', async (status, kind) => {
    expect(await (await making({ makePractice: async () => Promise.reject(refusal(status)) })).practice.make(set, [])).toEqual({ kind })
  })

  const found = { ...aRoom({ roomId: 7, title: set.title }), isPractice: true }
  it.each([
    ['one that is new', [found], [6], { kind: 'made', roomId: 7 }],
    ['none but one from before', [found], [7], { kind: 'failed' }],
    ['none but a contest of that name', [{ ...found, isPractice: false }], [], { kind: 'failed' }],
    ['nobody knows what was there before', [found], null, { kind: 'unknown' }],
  ])('whose answer was lost is looked for: %s [F-084]', async (_, listed, known, outcome) => {
    const { practice } = await making({
      makePractice: async () => Promise.reject(lostConnection()),
      rooms: async () => ({ serverDate: '2026-11-20T10:00:00+09:00', rooms: listed }),
    })
    expect(await practice.make(set, known)).toEqual(outcome)
  })

  it('is of an unknown end where nobody can look', async () => {
    const lost = async () => Promise.reject(lostConnection())
    expect(await (await making({ makePractice: lost, rooms: lost })).practice.make(set, [])).toEqual({ kind: 'unknown' })
  })
})

it('what a device has kept of a set is read as it was written, and is a new one where it is none', () => {
  expect(parseStoredPractice(JSON.stringify(set))).toEqual(set)
  for (const text of ['', '{', '7', JSON.stringify({ ...set, taskList: [7] })]) expect(parseStoredPractice(text)).toEqual(emptyPractice)
})
