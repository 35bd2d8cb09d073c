import { expect, it } from 'vitest'
import { movedEnd, movedEndText, reopenedText } from '../../../src/domain/room/timeChange.ts'
import type { RoomTimes } from '../../../src/domain/room/room.ts'

const at = (time: string) => `2026-11-20T${time}:00+09:00`
const now = Date.parse(at('10:20'))
const manual = (minutes: number): RoomTimes => ({ timing: 'MANUAL', startDate: null, endDate: null, minutes })
const fixed = (start: string, end: string): RoomTimes => ({ timing: 'FIXED', startDate: at(start), endDate: at(end), minutes: null })
const run = (start: string, end: string) => ({ startDate: at(start), endDate: at(end) })
const notStarted = { startDate: null, endDate: null }

it.each<[string, RoomTimes | null, RoomTimes, { startDate: string | null; endDate: string | null }, string | null]>([
  ['minutes are added while it runs', manual(40), manual(60), run('10:00', '10:40'), '11:00'],
  ['minutes are taken away while it runs', manual(40), manual(30), run('10:00', '10:40'), '10:30'],
  ['more minutes open one again that was ended', manual(40), manual(60), run('10:00', '10:10'), '11:00'],
  ['minutes that are over already move nothing', manual(40), manual(15), run('10:00', '10:40'), null],
  ['nothing that was published before', null, manual(60), run('10:00', '10:40'), null],
  ['the same times', manual(40), manual(40), run('10:00', '10:10'), null],
  ['it has not started', manual(40), manual(60), notStarted, null],
  ['its dates are changed while it runs', fixed('10:00', '11:00'), fixed('10:00', '11:30'), run('10:00', '11:00'), '11:30'],
  ['a start that is moved leaves the end', fixed('10:00', '11:00'), fixed('10:05', '11:00'), run('10:00', '11:00'), null],
  ['dates that are to come begin anew', fixed('10:00', '11:00'), fixed('12:00', '13:00'), run('10:00', '11:00'), null],
  ['dates that are to come before it starts', fixed('12:00', '13:00'), fixed('12:00', '14:00'), run('12:00', '13:00'), null],
  ['a teacher sets dates for what they started', manual(40), fixed('10:00', '11:30'), run('10:00', '10:40'), '11:30'],
  ['no minutes', manual(40), { ...manual(40), minutes: null }, run('10:00', '10:40'), null],
])('%s', (_what, before, after, of, end) => {
  expect(movedEnd({ before, after, run: of }, now)).toBe(end && new Date(at(end)).toISOString())
})

it('is told with the time, and with the day where it is another', () => {
  expect(movedEndText(at('11:00'), new Date(now))).toBe('끝나는 때가 바뀌었어요. 이제 11:00까지 풀어요.')
  expect(reopenedText(at('11:00'), new Date(now))).toBe('끝났던 시험을 다시 열었어요. 이제 11:00까지 풀어요.')
  expect(movedEndText('2026-11-21T09:00:00+09:00', new Date(now))).toBe('끝나는 때가 바뀌었어요. 이제 2026-11-21 09:00까지 풀어요.')
})
