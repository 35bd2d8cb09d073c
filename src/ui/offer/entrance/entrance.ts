import type { ClassEnrolment } from '../../../domain/course-class/classEnrolment.ts'
import { type CourseStanding, mayStudy } from '../../../domain/course/course.ts'
import type { Enrolment } from '../../../domain/course/enrolment.ts'
import { grouped } from '../../../domain/format.ts'
import { courseProgress, type CourseProgress, type Lesson, lessonsIn, nextLesson } from '../../../domain/lesson/lesson.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { type Loaded, valueOf } from '../../kit/loaded.ts'
import type { Studying } from '../curriculum/useStudying.ts'
import { offerWords } from '../offerWords.ts'
import { useEntry } from '../../viewer/EntryLink.tsx'

interface Enrolled {
  readonly kind: 'enrolled'
}

/** The outcomes of an enrolment rule except `enrolled`: what somebody who is not enrolled is offered or told. */
export type Terms<All extends { readonly kind: string }> = Exclude<All, Enrolled>

/** The way into an offer: what its one big button does. */
export type Entrance<Offered = Terms<Enrolment>> =
  | { readonly kind: 'waiting' }
  /** The viewer's standing could not be read. */
  | { readonly kind: 'unknown'; retry(): Promise<unknown> }
  | { readonly kind: 'enrol'; readonly enrolment: Offered }
  | Study

export interface Study {
  readonly kind: 'study'
  /** False for teachers, whose progress is not counted. */
  readonly isEnrolled: boolean
  /** Null if there is no lesson to go to. */
  readonly lesson: Lesson | null
  readonly way: 'start' | 'goOn' | 'again' | 'look'
  readonly progress: CourseProgress | null
  retryProgress(): Promise<unknown>
  readonly hasProgressFailed: boolean
}

interface Known<Standing> extends Studying {
  readonly standing: Loaded<Standing>
}

/** `enrolmentOf` is the part that differs between courses and classes. */
export function entranceOf<Offered extends { readonly kind: string }, Standing extends CourseStanding>(
  enrolmentOf: (viewer: Viewer, standing: Standing) => Offered | Enrolled,
  viewer: Viewer | null,
  state: Known<Standing>,
): Entrance<Offered> {
  const { standing } = state
  if (standing.status === 'failed') return { kind: 'unknown', retry: standing.retry }
  if (viewer === null || standing.status === 'waiting') return { kind: 'waiting' }
  const enrolment = enrolmentOf(viewer, standing.value)
  if (isIn(enrolment) || mayStudy(standing.value)) return studyOf(isIn(enrolment), state)
  return { kind: 'enrol', enrolment }
}

const isIn = (enrolment: { readonly kind: string }): enrolment is Enrolled => enrolment.kind === 'enrolled'

/** The way in for those who may study. */
function studyOf(isEnrolled: boolean, { chapters, progress }: Studying): Study | { readonly kind: 'waiting' } {
  if (chapters.status === 'waiting' || progress.status === 'waiting') return { kind: 'waiting' }
  const all = valueOf(chapters) ?? []
  const marks = valueOf(progress)
  const [first = null] = lessonsIn(all)
  const next = marks && nextLesson(all, marks)
  return {
    kind: 'study',
    isEnrolled,
    lesson: next ?? first,
    way: wayOf(isEnrolled, next, marks?.length ?? null),
    progress: marks && isEnrolled ? courseProgress(all, marks) : null,
    hasProgressFailed: progress.status === 'failed',
    retryProgress: progress.status === 'failed' ? progress.retry : async () => {},
  }
}

function wayOf(isEnrolled: boolean, next: Lesson | null, marks: number | null): Study['way'] {
  if (!isEnrolled || marks === null) return 'look'
  if (next === null) return 'again'
  return marks === 0 ? 'start' : 'goOn'
}

export type BarFact = 'price' | 'progress'

/** The price is on the button already, or nobody can enrol. */
const withoutPrice: ReadonlySet<ClassEnrolment['kind']> = new Set(['points', 'needsPurchase', 'full', 'closed'])

/** What the bar says beside its button: the price, or for those who are enrolled, their progress. */
export function barFact(entrance: Entrance<Terms<ClassEnrolment>>): BarFact | null {
  switch (entrance.kind) {
    case 'waiting':
      return null
    case 'study':
      return 'progress'
    case 'unknown':
      return 'price'
    case 'enrol':
      return withoutPrice.has(entrance.enrolment.kind) ? null : 'price'
  }
}

const words = offerWords.enrol

export interface EnrolNote {
  /** Why it does not simply go on; null where it does. */
  readonly reason: string | null
  readonly advice: string | null
}

/** What there is to know before one enrols. */
export function enrolNote(enrolment: Enrolment, isPending: boolean): EnrolNote {
  switch (enrolment.kind) {
    case 'signInFirst':
      return { reason: null, advice: isPending ? words.signUpNote : words.signInNote }
    case 'notEnoughPoints':
      return { reason: words.missing(grouped(enrolment.missing)), advice: words.missingNote }
    case 'needsPurchase':
      return { reason: null, advice: words.purchaseNote }
    case 'onlyForChannelStudents':
      return { reason: words.onlyForChannelStudents, advice: words.onlyForChannelStudentsNote }
    case 'notOffered':
      return { reason: words.notOffered, advice: null }
    default:
      return { reason: null, advice: null }
  }
}

/** Whether there is anything to do, and so a bar to do it in. */
export function hasAction(entrance: Entrance<{ readonly kind: string }>): boolean {
  if (entrance.kind === 'study') return entrance.lesson !== null
  return entrance.kind !== 'enrol' || entrance.enrolment.kind !== 'notOffered'
}

const lockReasonWords = offerWords.lock

/** Why a lesson does not open; null if it does, and while that is unknown. */
export function lockReason(entrance: Entrance): string | null {
  if (entrance.kind !== 'enrol') return null
  switch (entrance.enrolment.kind) {
    case 'signInFirst':
      return lockReasonWords.signInFirst
    case 'needsPurchase':
      return lockReasonWords.purchase
    case 'onlyForChannelStudents':
      return lockReasonWords.onlyForChannelStudents
    case 'notOffered':
      return lockReasonWords.notOffered
    default:
      return lockReasonWords.enrol
  }
}

/** Why the viewer cannot enrol, and what to know before enrolling. */
export const useEntranceNote = <Offered>(
  entrance: Entrance<Offered>,
  noteOf: (enrolment: Offered, isPending: boolean) => EnrolNote,
): EnrolNote => {
  const { isPending } = useEntry()
  if (entrance.kind === 'unknown') return { reason: offerWords.enrol.standingFailed, advice: null }
  return entrance.kind === 'enrol' ? noteOf(entrance.enrolment, isPending) : { reason: null, advice: null }
}
