import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type RoomHandIn,
  type RoomScoring,
  roomScorings,
  type RoomStanding,
  standingsOf,
  visibleHandIns,
  wrongAnswerPenalty,
} from '../../../src/domain/room/scoring.ts'
import { type VerdictState, verdictStates } from '../../../src/domain/problems/verdict.ts'

const minute = 60_000
const tasks = [
  { taskNumber: 1, point: 100 },
  { taskNumber: 2, point: 10 },
]

const handIn = (userId: number, taskNumber: number, minutes: number, state: VerdictState, score = state === 'ACCEPTED' ? 100 : 0) => ({
  userId,
  taskNumber,
  time: minutes * minute,
  elapsed: minutes * minute,
  state,
  score,
  totalScore: 100,
})

const table = (scoring: RoomScoring, handIns: readonly RoomHandIn[], people: readonly number[] = [1, 2]) =>
  standingsOf({ scoring, tasks }, people, handIns)
const rowOf = (rows: readonly RoomStanding[], userId: number) => rows.find((row) => row.userId === userId)
const cellOf = (rows: readonly RoomStanding[], userId = 1, taskNumber = 1) =>
  rowOf(rows, userId)?.cells.find((cell) => cell.taskNumber === taskNumber)

describe('by points', () => {
  it('the best part score of each task counts, from when it was reached', () => {
    const rows = table('POINTS', [
      handIn(1, 1, 5, 'WRONG_ANSWER', 30),
      handIn(1, 1, 10, 'WRONG_ANSWER', 60),
      handIn(1, 1, 20, 'WRONG_ANSWER', 40),
      handIn(1, 2, 15, 'ACCEPTED'),
    ])
    expect(rowOf(rows, 1)).toMatchObject({ rank: 1, score: 70, minutes: 15, solvedCount: 1 })
    expect(cellOf(rows)).toEqual({ taskNumber: 1, state: 'TRIED', score: 60, tryCount: 3, minutes: 10, isFirst: false, openCount: 0 })
  })

  it('who had as many points first is ahead, and equal ones share a rank in their order', () => {
    const rows = table(
      'POINTS',
      [handIn(1, 1, 9, 'ACCEPTED'), handIn(2, 1, 8, 'ACCEPTED'), handIn(3, 1, 9, 'ACCEPTED'), handIn(4, 2, 1, 'ACCEPTED')],
      [1, 2, 3, 4, 5],
    )
    expect(rows.map(({ userId, rank }) => [userId, rank])).toEqual([
      [2, 1],
      [1, 2],
      [3, 2],
      [4, 4],
      [5, 5],
    ])
  })

  it('a little more that rounds to as many points costs no time', () => {
    const rows = table('POINTS', [handIn(1, 2, 5, 'WRONG_ANSWER', 31), handIn(1, 2, 30, 'WRONG_ANSWER', 34)])
    expect(cellOf(rows, 1, 2)).toMatchObject({ score: 3, minutes: 5 })
  })

  it('what is right has all points, whatever a judge says of its parts, and no score is beyond them', () => {
    const rows = table('POINTS', [
      { ...handIn(1, 1, 1, 'ACCEPTED', 0), totalScore: 0 },
      { ...handIn(2, 1, 1, 'WRONG_ANSWER', 30), totalScore: 0 },
      handIn(1, 2, 1, 'WRONG_ANSWER', 300),
      handIn(2, 2, 1, 'WRONG_ANSWER', -5),
    ])
    expect(rows.map(({ score }) => score)).toEqual([110, 0])
    expect(cellOf(rows, 2)).toMatchObject({ state: 'TRIED', minutes: null })
  })

  it('nothing before one’s time has begun counts as minutes less than none', () => {
    expect(cellOf(table('POINTS', [handIn(1, 1, -3, 'ACCEPTED')]))?.minutes).toBe(0)
  })
})

describe('by ICPC’s rules', () => {
  it('each wrong answer before the right one costs 20 minutes', () => {
    const rows = table('ICPC', [
      handIn(1, 1, 10, 'WRONG_ANSWER'),
      handIn(1, 1, 12, 'RUNTIME_ERROR'),
      handIn(1, 1, 30, 'ACCEPTED'),
      handIn(1, 1, 31, 'WRONG_ANSWER'),
    ])
    expect(rowOf(rows, 1)).toMatchObject({ solvedCount: 1, minutes: 30 + 2 * wrongAnswerPenalty })
    expect(cellOf(rows)).toMatchObject({ state: 'SOLVED', tryCount: 3, minutes: 30 })
  })

  it('nothing is paid for what is never solved', () => {
    const rows = table('ICPC', [handIn(1, 1, 10, 'WRONG_ANSWER'), handIn(1, 1, 11, 'STEP_LIMIT'), handIn(1, 2, 5, 'ACCEPTED')])
    expect(rowOf(rows, 1)).toMatchObject({ solvedCount: 1, minutes: 5 })
  })

  it('nothing is paid for what could not be read or judged, nor for what was not judged yet', () => {
    const rows = table('ICPC', [
      handIn(1, 1, 1, 'SYNTAX_ERROR'),
      handIn(1, 1, 2, 'JUDGE_ERROR'),
      handIn(1, 1, 3, 'JUDGING'),
      handIn(1, 1, 30, 'ACCEPTED'),
    ])
    expect(rowOf(rows, 1)).toMatchObject({ solvedCount: 1, minutes: 30 })
    expect(cellOf(rows)).toMatchObject({ tryCount: 1 })
  })

  it('the time is that of the right answer, whatever a task is worth in points', () => {
    const worthless = { scoring: 'ICPC', tasks: [{ taskNumber: 1, point: 0 }] } as const
    const handIns = [handIn(1, 1, 10, 'WRONG_ANSWER', 99), handIn(1, 1, 30, 'ACCEPTED'), handIn(2, 1, 5, 'WRONG_ANSWER', 99)]
    expect(standingsOf(worthless, [1, 2], handIns)).toMatchObject([
      { userId: 1, solvedCount: 1, minutes: 50, cells: [{ minutes: 30 }] },
      { userId: 2, solvedCount: 0, minutes: 0, cells: [{ minutes: null }] },
    ])
  })

  it('more that is solved is ahead of less in less time, and points decide nothing', () => {
    const rows = table('ICPC', [
      handIn(1, 1, 1, 'ACCEPTED'),
      handIn(2, 1, 50, 'ACCEPTED'),
      handIn(2, 2, 55, 'ACCEPTED'),
      handIn(1, 2, 2, 'WRONG_ANSWER', 99),
    ])
    expect(rows.map(({ userId }) => userId)).toEqual([2, 1])
  })
})

describe('how somebody stands to a task', () => {
  it.each<[string, readonly RoomHandIn[], string]>([
    ['nothing', [], 'NONE'],
    ['what could not be read', [handIn(1, 1, 1, 'SYNTAX_ERROR')], 'NONE'],
    ['a wrong answer', [handIn(1, 1, 1, 'WRONG_ANSWER')], 'TRIED'],
    ['one that is judged after it', [handIn(1, 1, 2, 'JUDGING'), handIn(1, 1, 1, 'WRONG_ANSWER')], 'PENDING'],
    ['a wrong one, while one from before it is judged', [handIn(1, 1, 2, 'WRONG_ANSWER'), handIn(1, 1, 1, 'JUDGING')], 'PENDING'],
    ['a right one, whatever came after it', [handIn(1, 1, 1, 'ACCEPTED'), handIn(1, 1, 2, 'JUDGING')], 'SOLVED'],
  ])('after %s', (_, handIns, state) => {
    expect(cellOf(table('POINTS', handIns))?.state).toBe(state)
  })

  it.each<[string, readonly RoomHandIn[], number]>([
    ['a wrong answer', [handIn(1, 1, 1, 'WRONG_ANSWER')], 0],
    ['one from before a wrong one', [handIn(1, 1, 1, 'JUDGING'), handIn(1, 1, 2, 'WRONG_ANSWER')], 1],
    ['two from around a wrong one', [handIn(1, 1, 1, 'JUDGING'), handIn(1, 1, 2, 'WRONG_ANSWER'), handIn(1, 1, 3, 'JUDGING')], 2],
    ['one from before a right one', [handIn(1, 1, 1, 'JUDGING'), handIn(1, 1, 2, 'ACCEPTED')], 1],
    ['one from after a right one', [handIn(1, 1, 1, 'ACCEPTED'), handIn(1, 1, 2, 'JUDGING')], 0],
  ])('counts the answers that may still change it: %s', (_, handIns, openCount) => {
    for (const scoring of roomScorings) expect(cellOf(table(scoring, handIns))?.openCount).toBe(openCount)
  })

  it('the first right answer of all is marked', () => {
    const rows = table('POINTS', [handIn(1, 1, 9, 'ACCEPTED'), handIn(2, 1, 8, 'ACCEPTED')])
    expect([cellOf(rows, 1)?.isFirst, cellOf(rows, 2)?.isFirst]).toEqual([false, true])
  })

  it.each([
    ['somebody else’s answer of before has no verdict yet', handIn(2, 1, 8, 'JUDGING'), false],
    ['an answer of the same moment has none', handIn(2, 1, 9, 'JUDGING'), false],
    ['one of later has none', handIn(2, 1, 10, 'JUDGING'), true],
    ['one to another task has none', handIn(2, 2, 8, 'JUDGING'), true],
    ['one of their own has none', handIn(1, 1, 8, 'JUDGING'), true],
  ])('nobody is the first before that is known: %s', (_, other, isFirst) => {
    expect(cellOf(table('ICPC', [handIn(1, 1, 9, 'ACCEPTED'), other]))?.isFirst).toBe(isFirst)
  })
})

describe('what may be told', () => {
  const handIns = [handIn(1, 1, 5, 'ACCEPTED'), handIn(2, 1, 50, 'ACCEPTED'), handIn(1, 2, 55, 'WRONG_ANSWER', 40)]

  it('is everything, or only that something was handed in', () => {
    expect(visibleHandIns(handIns, 'ALL')).toBe(handIns)
    const hidden = visibleHandIns(handIns, { state: 'NONE', viewerId: null })
    expect(hidden.map(({ state, score }) => [state, score])).toEqual(handIns.map(() => ['JUDGING', 0]))
  })

  it('leaves others one try in each task while nothing is told, whatever their order in the list, and all of one’s own', () => {
    const tries = [
      handIn(2, 1, 9, 'ACCEPTED'),
      handIn(2, 1, 7, 'WRONG_ANSWER'),
      handIn(2, 1, 8, 'WRONG_ANSWER'),
      handIn(2, 2, 9, 'ACCEPTED'),
      handIn(1, 1, 3, 'WRONG_ANSWER'),
      handIn(1, 1, 4, 'ACCEPTED'),
    ]
    const visible = visibleHandIns(tries, { state: 'NONE', viewerId: '1' })
    expect(visible.map(({ userId, taskNumber, time }) => [userId, taskNumber, time / minute])).toEqual([
      [2, 1, 7],
      [2, 2, 9],
      [1, 1, 3],
      [1, 1, 4],
    ])
    const counts = (userId: number) => rowOf(table('ICPC', visible), userId)?.cells.map(({ tryCount, openCount }) => [tryCount, openCount])
    expect([counts(1), counts(2)]).toEqual([
      [
        [2, 2],
        [0, 0],
      ],
      [
        [1, 1],
        [1, 1],
      ],
    ])
  })

  it('is what was before the freeze, and everything of oneself', () => {
    expect(visibleHandIns(handIns, { state: 'FROZEN', until: 50 * minute, viewerId: '1' })).toEqual([
      handIns[0],
      { ...handIns[1], state: 'JUDGING', score: 0 },
      handIns[2],
    ])
    expect(visibleHandIns(handIns, { state: 'FROZEN', until: 50 * minute, viewerId: null }).map(({ state }) => state)).toEqual([
      'ACCEPTED',
      'JUDGING',
      'JUDGING',
    ])
  })
})

const people = [1, 2, 3, 4]
const someHandIn: fc.Arbitrary<RoomHandIn> = fc
  .record({
    userId: fc.constantFrom(...people),
    taskNumber: fc.constantFrom(1, 2),
    minutes: fc.nat(90),
    state: fc.constantFrom(...verdictStates),
    score: fc.nat(100),
  })
  .map(({ userId, taskNumber, minutes, state, score }) => handIn(userId, taskNumber, minutes, state, state === 'ACCEPTED' ? 100 : score))
/** Arbitrary submissions, no two of them at the same moment. */
const someHandIns = fc.uniqueArray(someHandIn, { maxLength: 30, selector: ({ time }) => time })
const someScoring = fc.constantFrom(...roomScorings)
const places = (rows: readonly RoomStanding[]) => rows.map(({ userId, rank }) => [userId, rank])

describe('whatever is handed in', () => {
  it('ranks never decrease down the table, and say how many are ahead', () => {
    fc.assert(
      fc.property(someScoring, someHandIns, (scoring, handIns) => {
        const rows = table(scoring, handIns, people)
        const ranks = rows.map(({ rank }) => rank)
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
        expect(ranks.map((rank) => ranks.filter((one) => one < rank).length + 1)).toEqual(ranks)
        expect(rows.map(({ userId }) => Number(userId)).toSorted((one, other) => one - other)).toEqual(people)
      }),
    )
  })

  it('its order in the list changes nothing', () => {
    fc.assert(
      fc.property(
        someScoring,
        someHandIns.chain((handIns) => fc.tuple(fc.constant(handIns), fc.shuffledSubarray(handIns, { minLength: handIns.length }))),
        (scoring, [handIns, shuffled]) => {
          expect(table(scoring, shuffled, people)).toEqual(table(scoring, handIns, people))
        },
      ),
    )
  })

  it('the order of people decides between equal ones alone', () => {
    fc.assert(
      fc.property(someScoring, someHandIns, fc.shuffledSubarray(people, { minLength: people.length }), (scoring, handIns, order) => {
        const ranks = (rows: readonly RoomStanding[]) => new Map(places(rows) as [number, number][])
        expect(ranks(table(scoring, handIns, order))).toEqual(ranks(table(scoring, handIns, people)))
      }),
    )
  })

  it('one more answer by points never lowers one’s place, whatever it is worth', () => {
    fc.assert(
      fc.property(someHandIns, someHandIn, (handIns, more) => {
        const before = rowOf(table('POINTS', handIns, people), Number(more.userId))
        const after = rowOf(
          table('POINTS', [...handIns, { ...more, time: 91 * minute, elapsed: 91 * minute }], people),
          Number(more.userId),
        )
        expect(after?.rank).toBeLessThanOrEqual(before?.rank ?? 0)
      }),
    )
  })

  it('a right answer in place of another never lowers one’s place', () => {
    fc.assert(
      fc.property(someScoring, someHandIns, fc.nat(), (scoring, handIns, at) => {
        fc.pre(handIns.length > 0)
        const chosen = at % handIns.length
        const better = handIns.map((one, index): RoomHandIn => (index === chosen ? { ...one, state: 'ACCEPTED', score: 100 } : one))
        const userId = Number(handIns[chosen]?.userId)
        const rankOf = (given: readonly RoomHandIn[]) => rowOf(table(scoring, given, people), userId)?.rank ?? 0
        expect(rankOf(better)).toBeLessThanOrEqual(rankOf(handIns))
      }),
    )
  })

  it('who is told to be the first is the first when everything is known', () => {
    fc.assert(
      fc.property(someScoring, someHandIns, fc.nat(90), fc.constantFrom(null, ...people), (scoring, handIns, frozenFrom, viewerId) => {
        const judged = handIns.map((one) =>
          one.score < 40 ? { ...one, state: 'WRONG_ANSWER' as const } : { ...one, state: 'ACCEPTED' as const },
        )
        const visible = table(scoring, visibleHandIns(judged, { state: 'FROZEN', until: frozenFrom * minute, viewerId }), people)
        const atEnd = table(scoring, judged, people)
        for (const userId of people)
          for (const { taskNumber } of tasks)
            if (cellOf(visible, userId, taskNumber)?.isFirst) expect(cellOf(atEnd, userId, taskNumber)?.isFirst).toBe(true)
      }),
    )
  })

  it('nobody else’s count of what is solved changes by what is frozen', () => {
    fc.assert(
      fc.property(someScoring, someHandIns, fc.nat(90), (scoring, handIns, frozenFrom) => {
        const until = frozenFrom * minute
        const visible = table(scoring, visibleHandIns(handIns, { state: 'FROZEN', until, viewerId: 1 }), people)
        const atFreeze = table(
          scoring,
          handIns.filter(({ time }) => time < until),
          people,
        )
        const atEnd = table(scoring, handIns, people)
        for (const userId of people.slice(1)) expect(rowOf(visible, userId)?.solvedCount).toBe(rowOf(atFreeze, userId)?.solvedCount)
        expect(rowOf(visible, 1)?.solvedCount).toBe(rowOf(atEnd, 1)?.solvedCount)
      }),
    )
  })
})
