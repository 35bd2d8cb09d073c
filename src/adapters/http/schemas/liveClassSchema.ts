import * as z from 'zod/mini'
import type { LiveClass } from '../../../domain/live-class/LiveClass.ts'
import { liveClassKey } from '../../../domain/live-class/liveClassKey.ts'
import { courseClassSchema } from './courseClassSchema.ts'
import { courseSchema } from './courseSchema.ts'
import type { Schema } from './fields.ts'
import type { Items } from './parse.ts'

const schema: Schema<LiveClass> = z.union([
  z.pipe(
    courseClassSchema,
    z.transform((item) => ({ kind: 'course-class' as const, ...item })),
  ),
  z.pipe(
    courseSchema,
    z.transform((item) => ({ kind: 'course' as const, ...item })),
  ),
])

export const liveClassItems: Items<LiveClass> = { schema, idOf: liveClassKey }
