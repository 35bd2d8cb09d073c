import type { LessonKind } from '../content/contentKind.ts'
import { percentDone } from '../format.ts'
import type { Id } from '../id.ts'
import { hrefTo } from '../paths.ts'
import type { StudySubject } from '../study.ts'

/** A row of the curriculum. */
export interface Lesson {
  /** Identifies the lesson within its course. */
  readonly lessonId: Id
  readonly kind: LessonKind
  /** Identifier of the problem, video, block problem or document. */
  readonly contentId: Id
  readonly title: string
  /** The time it takes; the length of a video. */
  readonly minutes: number | null
  /** A score that the stars show, up to 20. */
  readonly difficulty: number | null
  /** Whether it is open to everybody, as a sample of the course. */
  readonly isPreview: boolean
}

export interface Chapter {
  readonly chapterId: Id
  readonly title: string
  readonly lessons: readonly Lesson[]
}

/** The viewer's progress in a lesson. A lesson that was never opened has none. */
export interface LessonProgress {
  readonly lessonId: Id
  readonly isDone: boolean
  /** The position at which the viewer left a video. */
  readonly positionSeconds: number
  /** ISO date-time of the last activity. */
  readonly studiedDate: string | null
}

export interface CourseProgress {
  readonly done: number
  readonly total: number
  readonly percent: number
}

/** Lists the lessons in the order of the curriculum. */
export function lessonsIn(chapters: readonly Chapter[]): readonly Lesson[] {
  return chapters.flatMap(({ lessons }) => lessons)
}

/** Counts the lessons that exist: progress in removed lessons is not counted. */
export function courseProgress(chapters: readonly Chapter[], progress: readonly LessonProgress[]): CourseProgress {
  const lessons = lessonsIn(chapters)
  const done = lessons.filter((lesson) => isLessonDone(lesson, progress)).length
  return { done, total: lessons.length, percent: percentDone(done, lessons.length) }
}

/** Finds the progress; null for a lesson that has not been opened. Ids may be text in one list and numbers in the other. */
export function lessonProgressOf({ lessonId }: Pick<Lesson, 'lessonId'>, progress: readonly LessonProgress[]): LessonProgress | null {
  return progress.find((entry) => String(entry.lessonId) === String(lessonId)) ?? null
}

export function isLessonDone(lesson: Pick<Lesson, 'lessonId'>, progress: readonly LessonProgress[]): boolean {
  return lessonProgressOf(lesson, progress)?.isDone === true
}

/** Returns the lesson after this one that is not done, searching to the end and then from the start. Null when no other is left. */
export function nextUnfinishedLesson(chapters: readonly Chapter[], progress: readonly LessonProgress[], lesson: Lesson): Lesson | null {
  const lessons = lessonsIn(chapters)
  const at = lessons.indexOf(lesson)
  const inTurn = [...lessons.slice(at + 1), ...lessons.slice(0, Math.max(0, at))]
  return inTurn.find((one) => !isLessonDone(one, progress)) ?? null
}

/** Returns the address of a lesson's page within its course or class. */
export function lessonHref({ kind, id }: StudySubject, { lessonId }: Pick<Lesson, 'lessonId'>): string {
  return kind === 'course' ? hrefTo('lesson', { courseId: id, lessonId }) : hrefTo('classLesson', { courseClassId: id, lessonId })
}

export interface LessonNeighbours {
  readonly chapter: Chapter
  readonly lesson: Lesson
  /** The number of the lesson, counted from 1. */
  readonly number: number
  readonly previous: Lesson | null
  readonly next: Lesson | null
}

/** Finds a lesson by the id in an address, with its neighbours; null when there is no such lesson. */
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
 * Returns the lesson to continue with: the one that the viewer is in the middle of, else the next one after the last that was studied, else
 * the first that was skipped. Null when nothing is left, or when there are no lessons.
 */
export function lessonToResume(chapters: readonly Chapter[], progress: readonly LessonProgress[]): Lesson | null {
  const lessons = lessonsIn(chapters)
  const isOpen = (lesson: Lesson) => !isLessonDone(lesson, progress)
  const last = lastStudiedIndex(lessons, progress)
  return lessons.slice(last).find(isOpen) ?? lessons.find(isOpen) ?? null
}

/** Returns the index of the lesson that was studied last; of the first one when none was. */
function lastStudiedIndex(lessons: readonly Lesson[], progress: readonly LessonProgress[]): number {
  const times = lessons.map((lesson) => Date.parse(lessonProgressOf(lesson, progress)?.studiedDate ?? ''))
  return times.reduce((latest, time, at) => (time > (times[latest] || 0) ? at : latest), 0)
}

/** A learner's activity in one course so far. */
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

/** The progress sent to the backend while a lesson is studied. `isDone: false` stores the position only: a lesson once done stays done. */
export interface ProgressUpdate {
  readonly lessonId: Id
  readonly kind: LessonKind
  readonly isDone: boolean
  readonly positionSeconds: number
}

/** Returns the progress after a step that the backend has recorded. A lesson once done stays done. */
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
