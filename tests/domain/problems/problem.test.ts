import { expect, it } from 'vitest'
import { isEarlierAnswer } from '../../../src/domain/problems/problem.ts'

it.each([
  ['10:00', '10:10', '10:05', true],
  ['10:00', '10:10', '10:15', false],
  ['10:12', '10:10', '10:05', false],
  [null, '10:10', '10:05', false],
  ['10:00', null, '10:05', false],
  ['10:00', '10:10', null, false],
])('solved at %s, in a room since %s: a draft of %s is an earlier right answer: %s', (solved, closed, written, isEarlier) => {
  const at = (time: string | null) => time && `2026-11-20T${time}:00+09:00`
  expect(isEarlierAnswer({ solvedDate: at(solved), closedDate: at(closed) }, at(written))).toBe(isEarlier)
})
