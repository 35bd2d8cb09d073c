import { expect, test } from 'vitest'
import { type DeskHomework, endingSoon, toMark } from '../../src/domain/desk.ts'

const now = new Date('2026-11-27T18:00:00+09:00')
const homework = (assignmentId: number, endDate: string | null, toMarkCount = 0, lateEndDate: string | null = null): DeskHomework => ({
  homeworkId: 40,
  assignmentId,
  title: '숙제',
  endDate,
  lateEndDate,
  toMarkCount,
  openCount: 3,
})
const ids = (homeworks: readonly DeskHomework[]) => homeworks.map(({ assignmentId }) => assignmentId)

test('homework that ends within a day lies on the desk, what ends first on top', () => {
  const all = [
    homework(1, '2026-11-28T18:00:00+09:00'),
    homework(2, '2026-11-27T23:59:00+09:00'),
    homework(3, '2026-11-28T18:00:01+09:00'),
    homework(4, '2026-11-27T17:59:00+09:00'),
    homework(5, null),
    homework(6, '2026-11-27T18:00:00+09:00'),
  ]
  expect(ids(endingSoon(all, now).map((ending) => ending.homework))).toEqual([6, 2, 1])
})

test('the end for late work counts once the first end is over', () => {
  const late = '2026-11-28T12:00:00+09:00'
  const all = [
    homework(1, '2026-11-27T17:59:00+09:00', 0, late),
    homework(2, '2026-11-27T18:00:00+09:00', 0, late),
    homework(3, '2026-11-20T18:00:00+09:00', 0, '2026-11-27T17:59:59+09:00'),
    homework(4, '2026-11-27T17:59:00+09:00', 0, '2026-11-28T18:00:01+09:00'),
  ]
  const ending = endingSoon(all, now).map(({ homework: { assignmentId }, until, isLate }) => ({ assignmentId, until, isLate }))
  expect(ending).toEqual([
    { assignmentId: 2, until: '2026-11-27T18:00:00+09:00', isLate: false },
    { assignmentId: 1, until: late, isLate: true },
  ])
})

test('homework that waits to be marked does so, the most first', () => {
  expect(ids(toMark([homework(1, null, 1), homework(2, null), homework(3, null, 4)]))).toEqual([3, 1])
})
