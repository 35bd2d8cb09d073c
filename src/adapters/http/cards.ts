import * as z from 'zod/mini'
import {
  flag,
  someId,
  image,
  type Items,
  label,
  link,
  number,
  oneOf,
  optionalId,
  orNull,
  requiredText,
  type Schema,
  text,
  usable,
} from './parsing.ts'
import type { Blog } from '../../domain/blog.ts'
import type { ChannelBanner } from '../../domain/channel/channel.ts'
import { type CourseClass, type LiveClass, liveClassKey } from '../../domain/course-class/courseClass.ts'
import { type Course, courseLevelOf } from '../../domain/course/course.ts'
import { paymentTypes } from '../../domain/course/price.ts'
import type { BlockProblem, Problem } from '../../domain/problem.ts'
import { creatures } from '../../domain/quest.ts'

export const channelProfileSchema = z.object({
  channelId: optionalId,
  channelName: text,
  channelLogoUrl: image,
  channelDomain: text,
})

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
  courseId: someId,
  ...offerFields,
  level: z.transform(courseLevelOf),
  rating: number,
}

const courseSchema: Schema<Course> = z.object(courseFields)

export const courseItems: Items<Course> = { schema: courseSchema, idOf: ({ courseId }) => courseId }

const courseClassSchema: Schema<CourseClass> = z.object({
  courseClassId: someId,
  ...offerFields,
  schedule: orNull(z.object({ memberCount: number })),
})

export const courseClassItems: Items<CourseClass> = { schema: courseClassSchema, idOf: ({ courseClassId }) => courseClassId }

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

const blogSchema: Schema<Blog> = z.object({
  blogId: someId,
  title: label,
  summary: text,
  thumbnail: image,
  user: orNull(z.object({ userId: optionalId, profile: image, nickname: text })),
})

export const blogItems: Items<Blog> = { schema: blogSchema, idOf: ({ blogId }) => blogId }

const sharedFields = {
  problemStorageId: optionalId,
  title: label,
  difficulty: number,
  character: oneOf(creatures),
  categoryList: usable(z.object({ categoryGroupName: label, name: requiredText })),
}

export const problemItems: Items<Problem> = {
  schema: z.object({ problemId: someId, ...sharedFields }),
  idOf: ({ problemId }) => problemId,
}

export const blockProblemItems: Items<BlockProblem> = {
  schema: z.object({ blockId: someId, ...sharedFields }),
  idOf: ({ blockId }) => blockId,
}

const channelBannerSchema: Schema<ChannelBanner> = z.object({
  // The spec names no field of a banner: one without an id is a banner, too.
  bannerId: optionalId,
  title: text,
  imageUrl: image,
  link,
})

export const channelBannerItems: Items<ChannelBanner> = { schema: channelBannerSchema, idOf: ({ bannerId }) => bannerId }
