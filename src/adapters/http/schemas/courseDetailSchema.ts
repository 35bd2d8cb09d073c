import * as z from 'zod/mini'
import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import type { CourseStanding } from '../../../domain/course/CourseStanding.ts'
import { categoryItems } from './categorySchema.ts'
import { courseFields } from './courseSchema.ts'
import { count, flag, number, requiredText, type Schema, toldFlag, usable } from './fields.ts'

/** The card's fields and what the page adds, which the spec leaves open (S-289). */
export const courseDetailSchema: Schema<CourseDetail> = z.object({
  ...courseFields,
  introduction: usable(requiredText),
  audience: usable(requiredText),
  goals: usable(requiredText),
  categoryList: usable(categoryItems.schema),
  lessonCount: count,
  minutes: number,
  learnerCount: number,
})

export const courseStandingSchema: Schema<CourseStanding> = z.object({
  isEnrolled: toldFlag,
  isMember: flag,
  canStudy: flag,
})
