import { expect, it } from 'vitest'
import { registrationCollisions } from '../../src/domain/registrationCollision.ts'
import { aClassDate } from './registration/aClassDate.ts'

const day = '2026-11-27'
const wanted = aClassDate({ date: day, startTime: '16:00', endTime: '16:40' })
const chess = { courseClassId: 2, title: '체스 봇 만들기', channelProfile: null }
const other = (changes: Partial<Parameters<typeof aClassDate>[0]>, courseClass = chess) => ({
  courseClass,
  classDate: aClassDate({ date: day, startTime: '15:30', endTime: '16:30', registrationDateId: 7, ...changes }),
})

it.each([
  ['overlaps in part', {}, chess, 1],
  ['lies within it', { startTime: '16:10', endTime: '16:20' }, chess, 1],
  ['ends when it begins', { endTime: '16:00' }, chess, 0],
  ['begins when it ends', { startTime: '16:40', endTime: '17:40' }, chess, 0],
  ['is on another day', { date: '2026-11-28' }, chess, 0],
  ['began the evening before and goes on past midnight', { date: '2026-11-26', startTime: '23:00', endTime: '16:30' }, chess, 1],
  ['is not registered', { registrationDateId: null }, chess, 0],
  ['is of the same class', {}, { ...chess, courseClassId: 1 }, 0],
] as const)('a date that %s', (_, changes, courseClass, count) => {
  const found = registrationCollisions(1, [wanted], [other(changes, courseClass)])
  expect(found).toHaveLength(count)
  for (const collision of found) expect(collision.wanted).toBe(wanted)
})
