import * as z from 'zod/mini'
import type { ClassDetail } from '../../../domain/course-class/ClassDetail.ts'
import type { ClassStanding } from '../../../domain/course-class/ClassStanding.ts'
import { categoryItems } from './categorySchema.ts'
import { count, flag, requiredText, type Schema, toldFlag, usable } from './fields.ts'
import { listedFields, withTimetable } from './listedClassSchema.ts'

const paragraphs = usable(requiredText)

/** What the page adds to the card's fields, which the spec leaves open (S-289). */
export const classDetailSchema: Schema<ClassDetail> = z.pipe(
  z.object({
    ...listedFields,
    introduction: paragraphs,
    audience: paragraphs,
    goals: paragraphs,
    materials: paragraphs,
    categoryList: usable(categoryItems.schema),
    lessonCount: count,
  }),
  z.transform(withTimetable),
)

export const classStandingSchema: Schema<ClassStanding> = z.object({
  isEnrolled: toldFlag,
  isMember: flag,
  canStudy: flag,
  isTeacher: flag,
})
