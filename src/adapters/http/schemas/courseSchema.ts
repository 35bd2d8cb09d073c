import * as z from 'zod/mini'
import type { Course } from '../../../domain/course/Course.ts'
import { courseLevelOf } from '../../../domain/course/courseLevel.ts'
import { paymentTypes } from '../../../domain/course/PaymentType.ts'
import { channelProfileSchema } from './channelProfileSchema.ts'
import { flag, id, image, label, number, oneOf, orNull, type Schema, text } from './fields.ts'
import type { Items } from './parse.ts'

/** What courses and course classes have in common. */
export const offerFields = {
  title: label,
  comment: text,
  thumbnail: image,
  cost: number,
  paymentType: oneOf(paymentTypes),
  isOnlyForChannelUser: flag,
  channelProfile: orNull(channelProfileSchema),
  teacher: orNull(z.object({ nickname: text, profile: image })),
}

export const courseFields = {
  courseId: id,
  ...offerFields,
  level: z.transform(courseLevelOf),
  rating: number,
}

export const courseSchema: Schema<Course> = z.object(courseFields)

export const courseItems: Items<Course> = { schema: courseSchema, idOf: ({ courseId }) => courseId }
