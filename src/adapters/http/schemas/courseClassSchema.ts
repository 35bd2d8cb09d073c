import * as z from 'zod/mini'
import type { CourseClass } from '../../../domain/course-class/CourseClass.ts'
import { offerFields } from './courseSchema.ts'
import { id, number, orNull, type Schema } from './fields.ts'
import type { Items } from './parse.ts'

export const courseClassSchema: Schema<CourseClass> = z.object({
  courseClassId: id,
  ...offerFields,
  schedule: orNull(z.object({ memberCount: number })),
})

export const courseClassItems: Items<CourseClass> = { schema: courseClassSchema, idOf: ({ courseClassId }) => courseClassId }
