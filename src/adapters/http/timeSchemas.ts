import * as z from 'zod/mini'
import { validItems } from './parsing.ts'
import { isCalendarDate, isDateTime, isTimeOfDay, weekdays as week, type Weekday } from '../../domain/calendar/date.ts'

// Required fields: an item whose value is not valid is dropped.
export const requiredDate = z.custom<string>((raw) => typeof raw === 'string' && isCalendarDate(raw))
export const requiredTime = z.custom<string>((raw) => typeof raw === 'string' && isTimeOfDay(raw))
export const requiredDateTime = z.custom<string>((raw) => typeof raw === 'string' && raw.includes('T') && isDateTime(raw))

// Optional fields: a value that is not valid becomes null, or is left out of its list.
export const optionalDate = z.transform((raw) => (typeof raw === 'string' && isCalendarDate(raw) ? raw : null))
export const optionalDateTime = z.transform((raw) => (typeof raw === 'string' && isDateTime(raw) ? raw : null))
export const weekdaysField = z.pipe(
  validItems(z.custom<Weekday>((raw) => week.some((weekday) => weekday === raw))),
  z.transform((read): readonly Weekday[] => week.filter((weekday) => read.includes(weekday))),
)
export const optionalTime = z.transform((raw) => (typeof raw === 'string' && isTimeOfDay(raw) ? raw : null))
