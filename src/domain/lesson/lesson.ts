import type { LessonKind } from '../content/contentKind.ts'
import { percentDone } from '../format.ts'
import type { Id } from '../id.ts'
import { hrefTo } from '../paths.ts'
import type { StudySubject } from '../study.ts'

/** A row of the curriculum. */
export interface Lesson {
  /** Its place in the course. */
  readonly lessonId: Id
  readonly kind: LessonKind
  /** Identifier of the problem, video, block problem or document. */
  readonly contentId: Id
  readonly title: string
  /** How long it takes; of a video how long it is. */
  readonly minutes: number | null
  /** A score that the stars show, up to 20. */
  readonly difficulty: number | null
  /** Open to everybody, to see what the course is like. */
  readonly isPreview: boolean
}

export interface Chapter {
  readonly chapterId: Id
  readonly title: string
  readonly lessons: readonly Lesson[]
}

/** How far the viewer is with one lesson. A lesson without one has not been opened. */
export interface LessonProgress {
  readonly lessonId: Id
  readonly isDone: boolean
  /** Where a video was left. */
  readonly positionSeconds: number
  /** ISO date-time of the last activity. */
  readonly studiedDate: string | null
}

export interface CourseProgress {
  readonly done: number
  readonly total: number
  readonly percent: number
}

/** Lessons in the order of the curriculum. */
export function lessonsIn(chapters: readonly Chapter[]): readonly Lesson[] {
  return chapters.flatMap(({ lessons }) => lessons)
}

/** Counts the lessons that there are: marks of lessons that were taken out count for nothing. */
export function courseProgress(chapters: readonly Chapter[], progress: readonly LessonProgress[]): CourseProgress {
  const lessons = lessonsIn(chapters)
  const done = lessons.filter((lesson) => isLessonDone(lesson, progress)).length
  return { done, total: lessons.length, percent: percentDone(done, lessons.length) }
}

/** Null for a lesson that has not been opened. Identifiers may come as text in one list and as numbers in the other. */
export function lessonProgressOf({ lessonId }: Pick<Lesson, 'lessonId'>, progress: readonly LessonProgress[]): LessonProgress | null {
  return progress.find((entry) => String(entry.lessonId) === String(lessonId)) ?? null
}

export function isLessonDone(lesson: Pick<Lesson, 'lessonId'>, progress: readonly LessonProgress[]): boolean {
  return lessonProgressOf(lesson, progress)?.isDone === true
}

/** What to do after a lesson: the next one that is not done, from here to the end and then from the start. Null when nothing else is left. */
export function nextUnfinishedLesson(chapters: readonly Chapter[], progress: readonly LessonProgress[], lesson: Lesson): Lesson | null {
  const lessons = lessonsIn(chapters)
  const at = lessons.indexOf(lesson)
  const inTurn = [...lessons.slice(at + 1), ...lessons.slice(0, Math.max(0, at))]
  return inTurn.find((one) => !isLessonDone(one, progress)) ?? null
}

/** A lesson's page within its course or class. */
export function lessonHref({ kind, id }: StudySubject, { lessonId }: Pick<Lesson, 'lessonId'>): string {
  return kind === 'course' ? hrefTo('lesson', { courseId: id, lessonId }) : hrefTo('classLesson', { courseClassId: id, lessonId })
}

export interface LessonNeighbours {
  readonly chapter: Chapter
  readonly lesson: Lesson
  /** From 1. */
  readonly number: number
  readonly previous: Lesson | null
  readonly next: Lesson | null
}

/** A lesson, found by the identifier in an address, among its own; null when there is none such. */
export function lessonNeighbours(chapters: readonly Chapter[], lessonId: Id): LessonNeighbours | null {
  const lessons = lessonsIn(chapters)
  const isIt = (lesson: Lesson) => String(lesson.lessonId) === String(lessonId)
  const at = lessons.findIndex(isIt)
  const lesson = lessons[at]
  const chapter = chapters.find((one) => one.lessons.some(isIt))
  if (lesson === undefined || chapter === undefined) return null
  return { chapter, lesson, number: at + 1, previous: lessons[at - 1] ?? null, next: lessons[at + 1] ?? null }
}

/**
 * Where to continue: the lesson that one is in the middle of, else the next one after the last that was studied, else the first
 * that was left out. Null when nothing is left, or when there is nothing.
 */
export function lessonToResume(chapters: readonly Chapter[], progress: readonly LessonProgress[]): Lesson | null {
  const lessons = lessonsIn(chapters)
  const isOpen = (lesson: Lesson) => !isLessonDone(lesson, progress)
  const last = lastStudiedIndex(lessons, progress)
  return lessons.slice(last).find(isOpen) ?? lessons.find(isOpen) ?? null
}

/** Place of the lesson that was studied last; the first one's when none was. */
function lastStudiedIndex(lessons: readonly Lesson[], progress: readonly LessonProgress[]): number {
  const times = lessons.map((lesson) => Date.parse(lessonProgressOf(lesson, progress)?.studiedDate ?? ''))
  return times.reduce((latest, time, at) => (time > (times[latest] || 0) ? at : latest), 0)
}

/** What the learner did in one course so far. */
export interface StudyRecord {
  /** ISO date-times. */
  readonly startedDate: string | null
  readonly studiedDate: string | null
  readonly studyMinutes: number
  /** Newest first. */
  readonly entries: readonly StudyRecordEntry[]
}

export interface StudyRecordEntry {
  readonly lessonId: Id
  readonly kind: LessonKind
  readonly title: string
  readonly isDone: boolean
  readonly minutes: number | null
  readonly studiedDate: string | null
}

/** What the backend is told while a lesson is studied. `isDone: false` stores the place only: a lesson once done stays done. */
export interface ProgressUpdate {
  readonly lessonId: Id
  readonly kind: LessonKind
  readonly isDone: boolean
  readonly positionSeconds: number
}

/** The progress after a step that the backend has recorded. A mark once made stays. */
export function applyProgressUpdate(
  progress: readonly LessonProgress[],
  update: ProgressUpdate,
  studiedDate: string,
): readonly LessonProgress[] {
  const before = lessonProgressOf(update, progress)
  const { lessonId, positionSeconds } = update
  const isDone = update.isDone || before?.isDone === true
  return [...progress.filter((entry) => entry !== before), { lessonId: before?.lessonId ?? lessonId, isDone, positionSeconds, studiedDate }]
}
