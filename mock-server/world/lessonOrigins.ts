import { lessonsOf } from './curriculum.ts'
import { canStudy, recordProgress } from './progress.ts'
import type { PlacedLesson, Subject } from './subject.ts'
import { classSubject, courseSubject } from './subjects.ts'
import type { World } from './world.ts'
import type { DemoSchema, SubmissionRow } from '../models.ts'
import type { LessonKind } from '../../src/domain/content/contentKind.ts'

/** The lesson that a submission comes from. */
export type LessonOrigin = Exclude<NonNullable<SubmissionRow['origin']>, { readonly contentType: 'ROOM' }>

export function originIn({ contentType, contentId, lessonId }: Readonly<Record<string, unknown>>): LessonOrigin | null {
  if (contentType !== 'COURSE' && contentType !== 'COURSE_CLASS') return null
  return { contentType, contentId: String(contentId), lessonId: Number(lessonId) }
}

export interface FoundLesson {
  readonly subject: Subject
  readonly lesson: PlacedLesson
}

/** Returns the lesson that shows this problem; null when it shows another, or does not exist. */
export function lessonOf(
  world: World,
  schema: DemoSchema,
  { contentType, contentId, lessonId }: LessonOrigin,
  kind: LessonKind,
  problemId: number,
): FoundLesson | null {
  const subject = (contentType === 'COURSE' ? courseSubject : classSubject)(world, schema, contentId)
  const lesson = subject && lessonsOf(world, subject).find((one) => one.lessonId === lessonId)
  return subject && lesson?.kind === kind && lesson.contentId === problemId ? { subject, lesson } : null
}

/** Returns whether the viewer may solve the lesson's problem: a preview is open to all who see it. */
export function isOpenTo(world: World, schema: DemoSchema, { subject, lesson }: FoundLesson): boolean {
  return lesson.isPreview || canStudy(world, subject, schema)
}

/** Marks the lesson as done. A preview alone makes no progress. */
export function markDone(world: World, schema: DemoSchema, found: FoundLesson | null): void {
  if (found === null || !canStudy(world, found.subject, schema)) return
  recordProgress(world, schema, found.subject, found.lesson, { isDone: true, positionSeconds: 0 })
}
