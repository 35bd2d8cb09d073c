import type { ClassEnrolmentState } from './classEnrolment.ts'
import { type CourseStanding, mayStudy } from '../course/course.ts'
import type { EnrolmentState } from '../course/enrolment.ts'
import {
  type Chapter,
  courseProgress,
  type CourseProgress,
  type Lesson,
  type LessonProgress,
  lessonsIn,
  lessonToResume,
} from '../lesson/lesson.ts'
import type { LoadState } from '../loadState.ts'
import type { Viewer } from '../viewer.ts'

interface Enrolled {
  readonly kind: 'enrolled'
}

/** The outcomes of an enrolment rule except `enrolled`: the offer or message for a viewer who is not enrolled. */
export type EnrolTerms<All extends { readonly kind: string }> = Exclude<All, Enrolled>

/** The access to an offer, which decides what its main button does. */
export type OfferAccess<Offered = EnrolTerms<EnrolmentState>> =
  | { readonly kind: 'waiting' }
  /** The viewer's standing could not be read. */
  | { readonly kind: 'unknown'; retry(): Promise<unknown> }
  | { readonly kind: 'enrol'; readonly enrolment: Offered }
  | StudyAccess

export interface StudyAccess {
  readonly kind: 'study'
  /** False for teachers, whose progress is not counted. */
  readonly isEnrolled: boolean
  /** Null if there is no lesson to go to. */
  readonly lesson: Lesson | null
  readonly mode: 'start' | 'continue' | 'again' | 'browse'
  readonly progress: CourseProgress | null
  retryProgress(): Promise<unknown>
  readonly hasProgressFailed: boolean
}

interface StudyState {
  readonly chapters: LoadState<readonly Chapter[]>
  readonly progress: LoadState<readonly LessonProgress[]>
}

interface OfferState<Standing> extends StudyState {
  readonly standing: LoadState<Standing>
}

/** Determines the access. `enrolmentOf` is the part that differs between courses and classes. */
export function offerAccess<Offered extends { readonly kind: string }, Standing extends CourseStanding>(
  enrolmentOf: (viewer: Viewer, standing: Standing) => Offered | Enrolled,
  viewer: Viewer | null,
  state: OfferState<Standing>,
): OfferAccess<Offered> {
  const { standing } = state
  if (standing.status === 'failed') return { kind: 'unknown', retry: standing.retry }
  if (viewer === null || standing.status === 'waiting') return { kind: 'waiting' }
  const enrolment = enrolmentOf(viewer, standing.value)
  if (isEnrolledState(enrolment) || mayStudy(standing.value)) return studyAccess(isEnrolledState(enrolment), state)
  return { kind: 'enrol', enrolment }
}

function isEnrolledState(enrolment: { readonly kind: string }): enrolment is Enrolled {
  return enrolment.kind === 'enrolled'
}

/** Returns the access of viewers who may study. */
function studyAccess(isEnrolled: boolean, { chapters, progress }: StudyState): StudyAccess | { readonly kind: 'waiting' } {
  if (chapters.status === 'waiting' || progress.status === 'waiting') return { kind: 'waiting' }
  const all = chapters.status === 'ready' ? chapters.value : []
  const marks = progress.status === 'ready' ? progress.value : null
  const [first = null] = lessonsIn(all)
  const next = marks && lessonToResume(all, marks)
  return {
    kind: 'study',
    isEnrolled,
    lesson: next ?? first,
    mode: studyModeOf(isEnrolled, next, marks?.length ?? null),
    progress: marks && isEnrolled ? courseProgress(all, marks) : null,
    hasProgressFailed: progress.status === 'failed',
    retryProgress: progress.status === 'failed' ? progress.retry : async () => {},
  }
}

function studyModeOf(isEnrolled: boolean, next: Lesson | null, marks: number | null): StudyAccess['mode'] {
  if (!isEnrolled || marks === null) return 'browse'
  if (next === null) return 'again'
  return marks === 0 ? 'start' : 'continue'
}

export type BarFact = 'price' | 'progress'

/** The price is already on the button, or enrolling is not possible. */
const kindsWithoutPrice: ReadonlySet<ClassEnrolmentState['kind']> = new Set(['points', 'needsPurchase', 'full', 'closed'])

/** Returns the fact beside the bar's button: the price, or the progress of enrolled viewers. */
export function offerBarFact(access: OfferAccess<EnrolTerms<ClassEnrolmentState>>): BarFact | null {
  switch (access.kind) {
    case 'waiting':
      return null
    case 'study':
      return 'progress'
    case 'unknown':
      return 'price'
    case 'enrol':
      return kindsWithoutPrice.has(access.enrolment.kind) ? null : 'price'
  }
}

/** Tells whether there is an action, and so a bar for it. */
export function hasOfferAction(access: OfferAccess<{ readonly kind: string }>): boolean {
  if (access.kind === 'study') return access.lesson !== null
  return access.kind !== 'enrol' || access.enrolment.kind !== 'notOffered'
}
