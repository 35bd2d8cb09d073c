import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { meetingItems } from '../../../src/adapters/http/courseClass.ts'
import { parseList } from '../../../src/adapters/http/parsing.ts'
import { optionalDate, optionalDateTime, requiredDate, requiredDateTime } from '../../../src/adapters/http/timeSchemas.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

describe('a date is one of the years 1900 to 2200', () => {
  it.each(['0000-01-01', '0001-01-01', '1899-12-31', '2201-01-01', '9999-12-31', '+275760-09-13', '-000001-01-01', '+010000-01-01'])(
    '%s is none, with a time or without [F-044]',
    (date) => {
      const dateTime = `${date}T12:00:00Z`
      expect(z.safeParse(requiredDate, date).success).toBe(false)
      expect(z.safeParse(requiredDateTime, dateTime).success).toBe(false)
      expect(optionalDate.parse(date)).toBe(null)
      expect(optionalDateTime.parse(dateTime)).toBe(null)
      expect(optionalDateTime.parse(date)).toBe(null)
    },
  )

  it.each(['1900-01-01', '1970-01-01', '2026-11-20', '2200-12-31'])('%s is one', (date) => {
    const dateTime = `${date}T12:00:00+09:00`
    expect(requiredDate.parse(date)).toBe(date)
    expect(requiredDateTime.parse(dateTime)).toBe(dateTime)
    expect(optionalDate.parse(date)).toBe(date)
    expect(optionalDateTime.parse(dateTime)).toBe(dateTime)
  })

  it('an item with another date is dropped and logged, and the others stay [F-027]', () => {
    const log = recordingLog()
    const meeting = { meetingId: 1, title: '반복문', startsAt: '2026-11-20T16:00:00+09:00', endsAt: '2026-11-20T17:00:00+09:00' }
    const bad = { ...meeting, meetingId: 2, endsAt: '+010000-01-01T00:00:00Z' }
    expect(parseList([bad, meeting], meetingItems, 'meetingList', log)).toEqual([meeting])
    expect(log.events).toEqual([{ kind: 'bad-item', list: 'meetingList', index: 0, problem: 'unusable endsAt' }])
  })
})
