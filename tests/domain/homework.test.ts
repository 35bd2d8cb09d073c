import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Assignment,
  assignmentPhase,
  type AssignmentState,
  canHandIn,
  dueStatus,
  dueTone,
  sortByDueDate,
  sortForLearner,
} from '../../src/domain/homework.ts'

const now = new Date('2026-11-20T12:00:00+09:00')
const inSeoul = (endDate: string | null) => dueStatus(endDate, now, 'Asia/Seoul')

const labelIn = (timeZone: string) => dueStatus('2026-11-20T14:00:00Z', now, timeZone)?.label

describe('how long is left for a homework', () => {
  it.each([
    ['2026-11-23', 3, 'D-3'],
    ['2026-11-21', 1, 'D-1'],
    ['2026-11-20', 0, '오늘 마감'],
    ['2026-11-19', -1, '마감'],
    ['2027-01-01', 42, 'D-42'],
    ['2026-11-23T00:00:00+09:00', 3, 'D-3'],
    ['2026-11-20T23:59:59+09:00', 0, '오늘 마감'],
    ['2026-11-20T12:00:00+09:00', 0, '오늘 마감'],
    ['2026-11-20T11:59:59+09:00', 0, '마감'],
    ['2026-11-20T15:00:00Z', 1, 'D-1'],
  ])('until %s: %d days, %s [S-145]', (endDate, days, label) => {
    expect(inSeoul(endDate)).toEqual({ days, isOver: label === '마감', label })
  })

  it('counts the days of the viewer’s calendar [F-078]', () => {
    expect(labelIn('Asia/Seoul')).toBe('오늘 마감')
    expect(labelIn('Pacific/Kiritimati')).toBe('D-1')
    expect(labelIn('America/Los_Angeles')).toBe('D-1')
  })

  it.each([null, '', 'soon', '2026-13-40'])('says nothing for %j [S-145]', (endDate) => {
    expect(inSeoul(endDate)).toBeNull()
  })
})

const assignment = (assignmentId: number, endDate: string | null): Assignment => ({
  homeworkId: 1,
  assignmentId,
  title: '숙제',
  description: null,
  endDate,
  lateEndDate: null,
  state: null,
})

const order = (...endDates: (string | null)[]) =>
  sortByDueDate(
    endDates.map((endDate, at) => assignment(at, endDate)),
    'Asia/Seoul',
  ).map(({ assignmentId }) => assignmentId)

describe('the order of homework', () => {
  it.each(['9999-12-31T23:59:59Z', '9999-12-31', '0001-01-01T00:00:00', '+275760-09-13T00:00:00Z'])(
    'takes %s for no end, as backends write one for "never" [S-063]',
    (endDate) => {
      for (const zone of ['Asia/Seoul', 'UTC']) expect(dueStatus(endDate, now, zone)).toBeNull()
    },
  )

  it('goes by Korea’s clock where the end names no zone, wherever it is looked at, as classes do [F-078]', () => {
    const atThree = new Date('2026-11-20T15:00:00+09:00')
    for (const zone of ['Asia/Seoul', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
      expect(dueStatus('2026-11-20T14:59:59', atThree, zone)?.isOver, zone).toBe(true)
      expect(dueStatus('2026-11-20T15:00', atThree, zone)?.isOver, zone).toBe(false)
      expect(dueStatus('2026-11-19', atThree, zone)?.isOver, zone).toBe(true)
      expect(dueStatus('2026-11-20', atThree, zone)?.isOver, zone).toBe(false)
    }
  })

  it('puts what is due first at the front and what has no date at the end [S-063]', () => {
    expect(order('2026-12-01', null, '2026-11-20T10:00:00+09:00', 'soon', '2026-11-25')).toEqual([2, 4, 0, 1, 3])
  })

  it('knows a date alone as the end of that day in Korea [S-063] [F-078]', () => {
    expect(order('2026-11-24', '2026-11-24T10:00:00+09:00', '2026-11-25T00:00:00+09:00', '2026-11-23T16:00:00Z')).toEqual([3, 1, 0, 2])
  })

  it('keeps the server’s order among equals and leaves the given list alone [S-063]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('2026-11-20', '2026-11-21', null)), (endDates) => {
        const given = endDates.map((endDate, at) => assignment(at, endDate))
        const before = [...given]
        const sorted = sortByDueDate(given, 'Asia/Seoul')
        expect(given).toEqual(before)
        expect(new Set(sorted)).toEqual(new Set(given))
        for (const date of [null, '2026-11-20', '2026-11-21']) {
          const same = (list: readonly Assignment[]) => list.filter(({ endDate }) => endDate === date)
          expect(same(sorted)).toEqual(same(given))
        }
      }),
    )
  })
})

it.each([
  [-1, true, 'neutral'],
  [0, true, 'neutral'],
  [0, false, 'danger'],
  [1, false, 'warning'],
  [3, false, 'warning'],
  [4, false, 'neutral'],
])('with %d days to go (over: %j) the date is shown as %s', (days, isOver, tone) => {
  expect(dueTone({ days, isOver, label: '' })).toBe(tone)
})

const phaseOf = (endDate: string | null, state: AssignmentState | null = 'OPEN', lateEndDate: string | null = null) =>
  assignmentPhase({ endDate, lateEndDate, state }, now)

describe('what has become of an assignment', () => {
  it.each([
    [null, 'open'],
    ['2026-11-21T12:00:01+09:00', 'open'],
    ['2026-11-21T12:00:00+09:00', 'soon'],
    ['2026-11-20', 'soon'],
    ['2026-11-20T12:00:00+09:00', 'soon'],
    ['2026-11-20T11:59:59+09:00', 'closed'],
    ['2026-11-19', 'closed'],
  ] as const)('due %s it is %s', (endDate, phase) => {
    expect(phaseOf(endDate)).toBe(phase)
    expect(phaseOf(endDate, null)).toBe(phase)
  })

  it('past its end it is taken late until the late end, and not after', () => {
    expect(phaseOf('2026-11-19', 'OPEN', '2026-11-20')).toBe('late')
    expect(phaseOf('2026-11-19', 'OPEN', '2026-11-20T12:00:00+09:00')).toBe('late')
    expect(phaseOf('2026-11-18', 'OPEN', '2026-11-19')).toBe('closed')
    expect(phaseOf('2026-11-23', 'OPEN', '2026-11-30')).toBe('open')
  })

  it('once handed in or marked it stays so, whatever the time', () => {
    for (const endDate of [null, '2026-11-19', '2026-11-23']) {
      expect(phaseOf(endDate, 'HANDED_IN')).toBe('handedIn')
      expect(phaseOf(endDate, 'RETURNED')).toBe('returned')
      expect(phaseOf(endDate, 'MARKED')).toBe('marked')
    }
  })

  it('it can be handed in while it is open, soon over, or taken late', () => {
    const phases = ['open', 'soon', 'late', 'closed', 'handedIn', 'marked', 'returned'] as const
    expect(phases.filter((phase) => canHandIn(phase))).toEqual(['open', 'soon', 'late', 'returned'])
  })

  it('what can still be handed in comes first, by its date', () => {
    const list: readonly Assignment[] = [
      { ...assignment(0, '2026-11-19'), state: 'OPEN' },
      { ...assignment(1, '2026-11-21'), state: 'HANDED_IN' },
      { ...assignment(2, '2026-11-23'), state: 'OPEN' },
      { ...assignment(3, '2026-11-18'), state: 'OPEN', lateEndDate: '2026-11-22' },
    ]
    expect(sortForLearner(list, now, 'Asia/Seoul').map(({ assignmentId }) => assignmentId)).toEqual([3, 2, 0, 1])
  })
})
