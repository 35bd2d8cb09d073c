import * as z from 'zod/mini'
import {
  flag,
  type ItemReader,
  nullableImageUrl,
  nullableNumber,
  nullableText,
  nullableUrl,
  oneOf,
  optionalId,
  orNull,
  requiredText,
  requiredWholeNumber,
  type Schema,
  someId,
  textOrEmpty,
  validItems,
  wholeNumber,
} from './parsing.ts'
import type { Blog } from '../../domain/blog.ts'
import type { ChannelBanner } from '../../domain/channel/channel.ts'
import { type LiveClass, liveClassKey, type RecommendedClass } from '../../domain/course-class/courseClass.ts'
import type { RemainingLessons } from '../../domain/course-class/schedule.ts'
import { type Course, parseCourseLevel } from '../../domain/course/course.ts'
import type { EnrolledCourse } from '../../domain/course/enrolledCourse.ts'
import { paymentTypes } from '../../domain/course/price.ts'
import type { BlockProblem, Problem } from '../../domain/problems/problemKinds.ts'
import { creatures } from '../../domain/quest.ts'

export const channelProfileSchema = z.object({
  channelId: optionalId,
  channelName: nullableText,
  channelLogoUrl: nullableImageUrl,
  channelDomain: nullableText,
})

/** The fields that courses and course classes share. */
export const offerFields = {
  title: textOrEmpty,
  comment: nullableText,
  thumbnail: nullableImageUrl,
  cost: nullableNumber,
  paymentType: oneOf(paymentTypes),
  isOnlyForChannelUser: flag,
  channelProfile: orNull(channelProfileSchema),
  teacher: orNull(z.object({ nickname: nullableText, profile: nullableImageUrl })),
}

export const courseFields = {
  courseId: someId,
  ...offerFields,
  level: z.transform(parseCourseLevel),
  rating: nullableNumber,
}

const courseSchema: Schema<Course> = z.object(courseFields)

export const courseItems: ItemReader<Course> = { schema: courseSchema, idOf: ({ courseId }) => courseId }

/** The card's fields and the viewer's progress. The spec leaves these open, so they are ours. */
const enrolledCourseFields = {
  ...courseFields,
  completedCount: wholeNumber,
  totalCount: wholeNumber,
  nextLesson: orNull(z.object({ lessonId: someId, title: textOrEmpty })),
  studiedDate: nullableText,
}

/** A course has no progress when the backend does not count its lessons. */
const enrolledCourseSchema: Schema<EnrolledCourse> = z.pipe(
  z.object(enrolledCourseFields),
  z.transform(({ completedCount, totalCount, nextLesson, studiedDate, ...course }) => ({
    ...course,
    progress: completedCount === null || totalCount === null ? null : { completedCount, totalCount, nextLesson, studiedDate },
  })),
)

export const enrolledCourseItems: ItemReader<EnrolledCourse> = { schema: enrolledCourseSchema, idOf: ({ courseId }) => courseId }

/** A total alone, without the lessons left, is invalid. */
export const lessonsSchema: Schema<RemainingLessons> = z.object({ total: requiredWholeNumber, left: requiredWholeNumber })

const courseClassSchema: Schema<RecommendedClass> = z.object({
  courseClassId: someId,
  ...offerFields,
  schedule: orNull(z.object({ memberCount: nullableNumber })),
  lessons: orNull(lessonsSchema),
  isClosed: flag,
})

export const courseClassItems: ItemReader<RecommendedClass> = { schema: courseClassSchema, idOf: ({ courseClassId }) => courseClassId }

const liveClassSchema: Schema<LiveClass> = z.union([
  z.pipe(
    courseClassSchema,
    z.transform((item) => ({ kind: 'course-class' as const, ...item })),
  ),
  z.pipe(
    courseSchema,
    z.transform((item) => ({ kind: 'course' as const, ...item })),
  ),
])

export const liveClassItems: ItemReader<LiveClass> = { schema: liveClassSchema, idOf: liveClassKey }

export const blogFields = {
  blogId: someId,
  title: textOrEmpty,
  summary: nullableText,
  thumbnail: nullableImageUrl,
  user: orNull(z.object({ userId: optionalId, profile: nullableImageUrl, nickname: nullableText })),
}

const blogSchema: Schema<Blog> = z.object(blogFields)

export const blogItems: ItemReader<Blog> = { schema: blogSchema, idOf: ({ blogId }) => blogId }

const sharedFields = {
  problemStorageId: optionalId,
  title: textOrEmpty,
  difficulty: nullableNumber,
  character: oneOf(creatures),
  categoryList: validItems(z.object({ categoryGroupName: textOrEmpty, name: requiredText })),
}

export const problemFields = { problemId: someId, ...sharedFields }

export const problemItems: ItemReader<Problem> = {
  schema: z.object(problemFields),
  idOf: ({ problemId }) => problemId,
}

export const blockProblemFields = { blockId: someId, ...sharedFields }

export const blockProblemItems: ItemReader<BlockProblem> = {
  schema: z.object(blockProblemFields),
  idOf: ({ blockId }) => blockId,
}

const channelBannerSchema: Schema<ChannelBanner> = z.object({
  // The spec names no field of a banner: one without an id is a banner, too.
  bannerId: optionalId,
  title: nullableText,
  imageUrl: nullableImageUrl,
  link: nullableUrl,
})

export const channelBannerItems: ItemReader<ChannelBanner> = { schema: channelBannerSchema, idOf: ({ bannerId }) => bannerId }
