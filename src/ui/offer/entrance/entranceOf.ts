import type { CourseStanding } from '../../../domain/course/CourseStanding.ts'
import type { Enrolment } from '../../../domain/course/enrolment.ts'
import { mayStudy } from '../../../domain/course/mayStudy.ts'
import { type CourseProgress, courseProgress, lessonsIn } from '../../../domain/lesson/courseProgress.ts'
import type { Lesson } from '../../../domain/lesson/Lesson.ts'
import { nextLesson } from '../../../domain/lesson/nextLesson.ts'
import type { Viewer } from '../../../domain/viewer/Viewer.ts'
import { type Loaded, valueOf } from '../../app/Loaded.ts'
import type { Studying } from '../curriculum/useStudying.ts'

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
