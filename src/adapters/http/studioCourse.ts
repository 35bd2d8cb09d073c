import * as z from 'zod/mini'
import { lessonKinds } from '../../domain/content/contentKind.ts'
import { fetchList } from './calls.ts'
import type { HttpClient } from './client.ts'
import { exactFlag, exactNumber, type ItemReader, requiredImage, requiredText, type Schema, someId } from './parsing.ts'
import type { WorkFormat } from './studio.ts'
import { studioPaths } from './studioPaths.ts'
import type { Log } from '../../application/platform.ts'
import type { CoursePicture, CoursePictures } from '../../application/studioCourse.ts'
import { courseLevels } from '../../domain/course/course.ts'
import { type StudioCourse, type StudioLesson, studioPartKinds } from '../../domain/studio/studioCourse.ts'

const catalogueSource = z.object({ from: z.literal('CATALOGUE'), contentId: someId, title: z.string() })
const urlSource = z.object({ from: z.literal('URL'), url: z.string() })
const textSource = z.object({
  from: z.literal('TEXT'),
  partList: z.array(z.object({ kind: z.enum(studioPartKinds), text: z.string() })),
})

const lessonFields = { key: exactNumber, title: z.string(), isPreview: exactFlag }

const sources = <Source extends z.ZodMiniType>(source: Source) => ({ source: z.nullable(source), otherSource: z.optional(source) })

/** Lesson kinds that are chosen from a catalogue and cannot be made in the lesson itself. */
const chosenKinds = lessonKinds.filter((kind) => kind !== 'VIDEO' && kind !== 'DOCUMENT')

const studioLessonSchema: Schema<StudioLesson> = z.union([
  z.object({ ...lessonFields, kind: z.enum(chosenKinds), source: z.nullable(catalogueSource) }),
  z.object({ ...lessonFields, kind: z.literal('VIDEO'), ...sources(z.union([catalogueSource, urlSource])) }),
  z.object({ ...lessonFields, kind: z.literal('DOCUMENT'), ...sources(z.union([catalogueSource, textSource])) }),
])

export const studioCourseSchema: Schema<StudioCourse> = z.object({
  title: z.string(),
  comment: z.string(),
  introduction: z.string(),
  level: z.enum(courseLevels),
  categoryList: z.array(z.string()),
  picture: z.string(),
  cost: exactNumber,
  chapterList: z.array(z.object({ key: exactNumber, title: z.string(), lessonList: z.array(studioLessonSchema) })),
  nextKey: exactNumber,
})

export const courseFormat: WorkFormat<StudioCourse> = {
  paths: { list: studioPaths.courses, one: studioPaths.course, publications: studioPaths.coursePublications },
  idKey: 'courseId',
  listKey: 'courseList',
  content: studioCourseSchema,
}

export const coursePictureItems: ItemReader<CoursePicture> = {
  schema: z.object({ picture: requiredText, url: requiredImage }),
  idOf: ({ picture }) => picture,
}

export function httpCoursePictures(client: HttpClient, log: Log): CoursePictures {
  const path = studioPaths.coursePictures
  return (signal) => fetchList(log, path, 'pictureList', coursePictureItems, () => client.get(path, { signal }))
}
