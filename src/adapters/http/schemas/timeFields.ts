import * as z from 'zod/mini'
import { isCalendarDate } from '../../../domain/calendar/dayNumber.ts'
import { isTimeOfDay } from '../../../domain/calendar/isTimeOfDay.ts'
import { type Weekday, weekdays as week } from '../../../domain/calendar/Weekday.ts'

// Required: an item without one of these is dropped.
export const requiredDate = z.custom<string>((raw) => typeof raw === 'string' && isCalendarDate(raw))
export const requiredTime = z.custom<string>((raw) => typeof raw === 'string' && isTimeOfDay(raw))
export const requiredDateTime = z.custom<string>((raw) => typeof raw === 'string' && raw.includes('T') && !Number.isNaN(Date.parse(raw)))

// Fields that take whatever comes: what cannot be used is null, or left out.
export const optionalDate = z.transform((raw) => (typeof raw === 'string' && isCalendarDate(raw) ? raw : null))
export const optionalDateTime = z.transform((raw) => (typeof raw === 'string' && !Number.isNaN(Date.parse(raw)) ? raw : null))
export const weekdays = z.transform((raw): readonly Weekday[] => week.filter((weekday) => Array.isArray(raw) && raw.includes(weekday)))
export const optionalTime = z.transform((raw) => (typeof raw === 'string' && isTimeOfDay(raw) ? raw : null))
