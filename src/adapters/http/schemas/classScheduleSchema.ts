import * as z from 'zod/mini'
import { type ClassSchedule, repeatTypes, type ScheduleRepeat } from '../../../domain/course-class/ClassSchedule.ts'
import type { Meeting } from '../../../domain/course-class/Meeting.ts'
import { id, label, long, number, requiredText, type Schema, usable } from './fields.ts'
import type { Items } from './parse.ts'
import { optionalDate, requiredDate, requiredDateTime, requiredTime, weekdays } from './timeFields.ts'

/** Required: a schedule without a known way to repeat is dropped, as it would put classes on wrong days. */
const schedule: Schema<ClassSchedule> = z.object({
  scheduleId: id,
  repeatType: z.enum(repeatTypes),
  weekdays,
  startTime: requiredTime,
  endTime: requiredTime,
  fromDate: requiredDate,
  untilDate: optionalDate,
  skippedDates: usable(requiredDate, long),
  memberCount: number,
})

export const scheduleItems: Items<ClassSchedule> = { schema: schedule, idOf: ({ scheduleId }) => scheduleId }

export const repeatItems: Items<ScheduleRepeat> = {
  schema: z.object({ repeatType: z.enum(repeatTypes), name: requiredText }),
  idOf: ({ repeatType }) => repeatType,
}

const meeting: Schema<Meeting> = z.object({ meetingId: id, title: label, startsAt: requiredDateTime, endsAt: requiredDateTime })

export const meetingItems: Items<Meeting> = { schema: meeting, idOf: ({ meetingId }) => meetingId }

export const enteredSchema: Schema<{ readonly meetingUrl: string }> = z.object({ meetingUrl: requiredText })
