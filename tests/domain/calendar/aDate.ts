import * as fc from 'fast-check'
import { dateOfEpochDay, epochDay } from '../../../src/domain/calendar/date.ts'

/** Any date of two centuries, the leap years 2000 and 2096 and the missing one of 2100 among them. */
export const aDate = fc.integer({ min: epochDay('1930-01-01'), max: epochDay('2130-12-31') }).map(dateOfEpochDay)

/** Zones whose clocks never show the time of Seoul, with and without summer time. */
export const otherZones = [
  'UTC',
  'America/Los_Angeles',
  'Europe/Berlin',
  'Australia/Sydney',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
] as const
