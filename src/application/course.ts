import { mayHaveSucceeded, statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Channel } from '../domain/channel/channel.ts'
import type { Course, CourseDetail, CourseStanding } from '../domain/course/course.ts'
import type { CatalogueQuery } from '../domain/course/courseCatalogue.ts'
import type { Category, CategoryGroup } from '../domain/catalogue/category.ts'
import { courseEnrolmentState, type EnrolmentState, purchaseHref } from '../domain/course/enrolment.ts'
import type { Offer } from '../domain/course/offer.ts'
import type { Id } from '../domain/id.ts'
import type { Page } from '../domain/paging.ts'
import type { Viewer } from '../domain/viewer.ts'

/** Reads courses and the viewer's standing in them. */
export interface CourseCatalogue {
  /** Searches if the query has a keyword, and lists if not. */
  find(query: CatalogueQuery, signal?: AbortSignal): Promise<Page<Course>>
  /** Lists courses similar to this one, or popular ones for null. */
  recommended(like: Id | null, signal?: AbortSignal): Promise<readonly Course[]>
  categories(signal?: AbortSignal): Promise<readonly Category[]>
  categoryGroups(signal?: AbortSignal): Promise<readonly CategoryGroup[]>
  /** Lists the viewer's channels. */
  channels(signal?: AbortSignal): Promise<readonly Channel[]>
  course(courseId: Id, signal?: AbortSignal): Promise<CourseDetail>
  /** Requires a signed-in user. */
  standing(courseId: Id, signal?: AbortSignal): Promise<CourseStanding>
  enrol(courseId: Id): Promise<void>
}

export type EnrolOutcome =
  | { readonly kind: 'enrolled' }
  | { readonly kind: 'alreadyEnrolled' }
  /** `missing` is null when only the backend knows how many are. */
  | { readonly kind: 'notEnoughPoints'; readonly missing: number | null }
  | { readonly kind: 'needsPurchase'; readonly href: string }
  | { readonly kind: 'onlyForChannelStudents' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'notOffered' }
  /** Another enrolment is still running. */
  | { readonly kind: 'alreadyEnrolling' }
  | { readonly kind: 'failed' }

interface EnrolSteps<Wish, Outcome> {
  /** Returns the outcome that is known without a call, or null. */
  knownOutcome(wish: Wish): Outcome | null
  call(wish: Wish): Promise<void>
  /** Returns whether the call took effect, after its answer was lost (F-084). */
  isEnrolled(wish: Wish): Promise<boolean>
  /** Returns the outcome of the backend's refusal. The status is null when none came. */
  failureOutcome(status: number | null, wish: Wish): Outcome | Promise<Outcome>
}

/** Runs one enrolment at a time with a single call, which is never repeated automatically because it may cost points. */
export function makeEnrolment<Wish, Outcome>({ knownOutcome, call, isEnrolled, failureOutcome }: EnrolSteps<Wish, Outcome>) {
  return oneAtATime({ kind: 'alreadyEnrolling' }, async (wish: Wish): Promise<Outcome | EnrolOutcome> => {
    const known = knownOutcome(wish)
    if (known !== null) return known
    try {
      await call(wish)
      return { kind: 'enrolled' }
    } catch (error) {
      const status = statusOf(error)
      if (mayHaveSucceeded(status) && (await isEnrolled(wish).catch(() => false))) return { kind: 'enrolled' }
      return failureOutcome(status, wish)
    }
  })
}

/** `Full`: obstacles that only classes have; `never` for a course. */
export function blockingOutcome<Full extends { readonly kind: 'full' | 'closed' }>(now: EnrolmentState | Full): EnrolOutcome | Full | null {
  switch (now.kind) {
    case 'free':
    case 'points':
      return null
    case 'enrolled':
      return { kind: 'alreadyEnrolled' }
    default:
      return now
  }
}

/** Maps a refusal's status to the outcome, for any content with enrolment. */
export function outcomeOfStatus(status: number | null, { paymentType }: Pick<Offer, 'paymentType'>, href: string): EnrolOutcome {
  switch (status) {
    case 401:
      return { kind: 'signInFirst' }
    case 402:
      return paymentType === 'CASH' ? { kind: 'needsPurchase', href } : { kind: 'notEnoughPoints', missing: null }
    case 403:
      return { kind: 'onlyForChannelStudents' }
    default:
      return { kind: 'failed' }
  }
}

export interface EnrolCommand {
  readonly course: Pick<Course, 'courseId' | 'cost' | 'paymentType' | 'isOnlyForChannelUser'>
  readonly viewer: Pick<Viewer, 'authState' | 'point'>
  readonly standing: CourseStanding
}

export type Enrol = (command: EnrolCommand) => Promise<EnrolOutcome>

export function makeEnrol({ courses }: { readonly courses: Pick<CourseCatalogue, 'enrol' | 'standing'> }): Enrol {
  return makeEnrolment<EnrolCommand, EnrolOutcome>({
    knownOutcome: ({ course, viewer, standing }) => blockingOutcome<never>(courseEnrolmentState(course, viewer, standing)),
    call: ({ course }) => courses.enrol(course.courseId),
    isEnrolled: async ({ course }) => (await courses.standing(course.courseId)).isEnrolled,
    failureOutcome: (status, { course }) =>
      status === conflict ? { kind: 'alreadyEnrolled' } : outcomeOfStatus(status, course, purchaseHref(course)),
  })
}

const conflict = 409

/** Lists the port and the use case of the pages of courses. */
export interface CourseFeature {
  readonly catalogue: CourseCatalogue
  readonly enrol: Enrol
}
