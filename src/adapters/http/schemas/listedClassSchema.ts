import * as z from 'zod/mini'
import type { ListedClass } from '../../../domain/course-class/ListedClass.ts'
import { offerFields } from './courseSchema.ts'
import { flag, id, number, orNull, type Schema } from './fields.ts'
import type { Items } from './parse.ts'
import { optionalTime, weekdays } from './timeFields.ts'

const schedule = z.object({ memberCount: number, weekdays, startTime: optionalTime, endTime: optionalTime })

/** The card's fields, and how full the class is. */
export const listedFields = {
  courseClassId: id,
  ...offerFields,
  isLive: flag,
  enrolledCount: number,
  isClosed: flag,
  schedule: orNull(schedule),
}

/** Moves when a class meets out of `schedule`, which keeps the capacity; null unless both times are known. */
export function withTimetable<T extends { readonly schedule: z.output<typeof schedule> | null }>({ schedule: read, ...rest }: T) {
  const timetable =
    read === null || read.startTime === null || read.endTime === null
      ? null
      : { weekdays: read.weekdays, startTime: read.startTime, endTime: read.endTime }
  return { ...rest, schedule: read === null ? null : { memberCount: read.memberCount }, timetable }
}

const listedClassSchema: Schema<ListedClass> = z.pipe(z.object(listedFields), z.transform(withTimetable))

export const listedClassItems: Items<ListedClass> = { schema: listedClassSchema, idOf: ({ courseClassId }) => courseClassId }
