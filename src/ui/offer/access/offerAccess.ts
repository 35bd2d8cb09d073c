import type { ClassEnrolmentState } from '../../../domain/course-class/classEnrolment.ts'
import { type CourseStanding, mayStudy } from '../../../domain/course/course.ts'
import type { EnrolmentState } from '../../../domain/course/enrolment.ts'
import { formatNumber } from '../../../domain/format.ts'
import { courseProgress, type CourseProgress, type Lesson, lessonsIn, lessonToResume } from '../../../domain/lesson/lesson.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { type Loadable, loadedValue } from '../../kit/loaded.ts'
import type { CurriculumState } from '../curriculum/useCurriculum.ts'
import { offerWords } from '../offerWords.ts'
import { useLoginTarget } from '../../viewer/LoginLink.tsx'

interface Enrolled {
  readonly kind: 'enrolled'
}

/** The outcomes of an enrolment rule except `enrolled`: what somebody who is not enrolled is offered or told. */
export type EnrolTerms<All extends { readonly kind: string }> = Exclude<All, Enrolled>

/** The way into an offer: what its one big button does. */
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
  readonly mode: 'start' | 'goOn' | 'again' | 'look'
  readonly progress: CourseProgress | null
  retryProgress(): Promise<unknown>
  readonly hasProgressFailed: boolean
}

interface OfferState<Standing> extends CurriculumState {
  readonly standing: Loadable<Standing>
}

/** `enrolmentOf` is the part that differs between courses and classes. */
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

const isEnrolledState = (enrolment: { readonly kind: string }): enrolment is Enrolled => enrolment.kind === 'enrolled'

/** The way in for those who may study. */
function studyAccess(isEnrolled: boolean, { chapters, progress }: CurriculumState): StudyAccess | { readonly kind: 'waiting' } {
  if (chapters.status === 'waiting' || progress.status === 'waiting') return { kind: 'waiting' }
  const all = loadedValue(chapters) ?? []
  const marks = loadedValue(progress)
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
  if (!isEnrolled || marks === null) return 'look'
  if (next === null) return 'again'
  return marks === 0 ? 'start' : 'goOn'
}

export type BarFact = 'price' | 'progress'

/** The price is on the button already, or nobody can enrol. */
const kindsWithoutPrice: ReadonlySet<ClassEnrolmentState['kind']> = new Set(['points', 'needsPurchase', 'full', 'closed'])

/** What the bar says beside its button: the price, or for those who are enrolled, their progress. */
export function offerBarFact(entrance: OfferAccess<EnrolTerms<ClassEnrolmentState>>): BarFact | null {
  switch (entrance.kind) {
    case 'waiting':
      return null
    case 'study':
      return 'progress'
    case 'unknown':
      return 'price'
    case 'enrol':
      return kindsWithoutPrice.has(entrance.enrolment.kind) ? null : 'price'
  }
}

const enrolWords = offerWords.enrol

export interface EnrolNote {
  /** Why it does not simply go on; null where it does. */
  readonly reason: string | null
  readonly advice: string | null
}

/** What there is to know before one enrols. */
export function enrolNote(enrolment: EnrolmentState, isPending: boolean): EnrolNote {
  switch (enrolment.kind) {
    case 'signInFirst':
      return { reason: null, advice: isPending ? enrolWords.signUpNote : enrolWords.signInNote }
    case 'notEnoughPoints':
      return { reason: enrolWords.missing(formatNumber(enrolment.missing)), advice: enrolWords.missingNote }
    case 'needsPurchase':
      return { reason: null, advice: enrolWords.purchaseNote }
    case 'onlyForChannelStudents':
      return { reason: enrolWords.onlyForChannelStudents, advice: enrolWords.onlyForChannelStudentsNote }
    case 'notOffered':
      return { reason: enrolWords.notOffered, advice: null }
    default:
      return { reason: null, advice: null }
  }
}

/** Whether there is anything to do, and so a bar to do it in. */
export function hasOfferAction(entrance: OfferAccess<{ readonly kind: string }>): boolean {
  if (entrance.kind === 'study') return entrance.lesson !== null
  return entrance.kind !== 'enrol' || entrance.enrolment.kind !== 'notOffered'
}

const lockWords = offerWords.lock

/** Why a lesson does not open; null if it does, and while that is unknown. */
export function lockReason(entrance: OfferAccess): string | null {
  if (entrance.kind !== 'enrol') return null
  switch (entrance.enrolment.kind) {
    case 'signInFirst':
      return lockWords.signInFirst
    case 'needsPurchase':
      return lockWords.purchase
    case 'onlyForChannelStudents':
      return lockWords.onlyForChannelStudents
    case 'notOffered':
      return lockWords.notOffered
    default:
      return lockWords.enrol
  }
}

/** Why the viewer cannot enrol, and what to know before enrolling. */
export const useEnrolNote = <Offered>(
  entrance: OfferAccess<Offered>,
  noteOf: (enrolment: Offered, isPending: boolean) => EnrolNote,
): EnrolNote => {
  const { isPending } = useLoginTarget()
  if (entrance.kind === 'unknown') return { reason: offerWords.enrol.standingFailed, advice: null }
  return entrance.kind === 'enrol' ? noteOf(entrance.enrolment, isPending) : { reason: null, advice: null }
}
