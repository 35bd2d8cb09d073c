import { expect, test } from 'vitest'
import { msUntilTextChange } from '../../../../src/ui/course-class/page/NextClass.tsx'

const next = {
  scheduleId: 1,
  date: '2026-11-24',
  startsAt: new Date('2026-11-24T18:00:00+09:00'),
  endsAt: new Date('2026-11-24T19:00:00+09:00'),
}
const pauseAt = (time: string, isCalm = false) => msUntilTextChange(next, new Date(`2026-11-24T${time}+09:00`), isCalm)

test.each([
  ['a minute, while it is far', '12:00:00', false, 60_000],
  ['until the next whole second, within the hour', '17:30:00.400', false, 600],
  ['a second, on a whole one', '17:30:00', false, 1000],
  ['until the next whole minute, for those who want less motion', '17:30:15', true, 45_000],
  ['until its end, while it goes on', '18:20:00', false, 40 * 60_000],
])('what is said of the next class holds %s', (_how, time, isCalm, pause) => {
  expect(pauseAt(time, isCalm)).toBe(pause)
})

test('what is over stays over', () => {
  expect(msUntilTextChange(null, new Date(), false)).toBeNull()
})
