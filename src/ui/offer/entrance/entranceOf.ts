import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import { type Enrolment, enrolment } from '../../../domain/course/enrolment.ts'
import { mayStudy } from '../../../domain/course/mayStudy.ts'
import { type CourseProgress, courseProgress, lessonsIn } from '../../../domain/lesson/courseProgress.ts'
import type { Lesson } from '../../../domain/lesson/Lesson.ts'
import { nextLesson } from '../../../domain/lesson/nextLesson.ts'
import type { Viewer } from '../../../domain/viewer/Viewer.ts'
import { valueOf } from '../../app/loaded.ts'
import type { CourseState } from '../../course/page/useCourse.ts'

/** The way into a course: what its one big button does. */
export type Entrance =
  | { readonly kind: 'waiting' }
  /** Nobody can tell how the viewer stands to it. */
  | { readonly kind: 'unknown'; retry(): Promise<unknown> }
  | { readonly kind: 'enrol'; readonly enrolment: Exclude<Enrolment, { readonly kind: 'enrolled' }> }
  | Study

export interface Study {
  readonly kind: 'study'
  /** False for who teaches: nobody counts their progress. */
  readonly isEnrolled: boolean
  /** Null while there is no lesson to lead to. */
  readonly lesson: Lesson | null
  readonly way: 'start' | 'goOn' | 'again' | 'look'
  readonly progress: CourseProgress | null
  retryProgress(): Promise<unknown>
  readonly hasProgressFailed: boolean
}

export function entranceOf(course: CourseDetail, viewer: Viewer | null, state: CourseState): Entrance {
  const { standing } = state
  if (standing.status === 'failed') return { kind: 'unknown', retry: standing.retry }
  if (viewer === null || standing.status === 'waiting') return { kind: 'waiting' }
  const now = enrolment(course, viewer, standing.value)
  if (now.kind === 'enrolled' || mayStudy(standing.value)) return studyOf(now.kind === 'enrolled', state)
  return { kind: 'enrol', enrolment: now }
}

/** The way in for who may study. */
export function studyOf(
  isEnrolled: boolean,
  { chapters, progress }: Pick<CourseState, 'chapters' | 'progress'>,
): Study | { readonly kind: 'waiting' } {
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
