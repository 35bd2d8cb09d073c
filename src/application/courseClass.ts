import type { Announce, AnnouncementRepository } from './announcement.ts'
import type { ReadAttendances } from './attendance.ts'
import type { AddClassMembers, ClassMemberRepository } from './classMembers.ts'
import { blockingOutcome, type EnrolOutcome, makeEnrolment, outcomeOfStatus } from './course.ts'
import type { EnterMeeting, MeetingRepository } from './meeting.ts'
import type { Channel } from '../domain/channel/channel.ts'
import { classEnrolmentState, type ClassOffer, classPurchaseHref, type ClassStanding } from '../domain/course-class/classEnrolment.ts'
import type { ClassQuery } from '../domain/course-class/classQuery.ts'
import type { CatalogueClass, ClassDetail, ListedClass } from '../domain/course-class/courseClass.ts'
import type { ClassSchedule, ScheduleRepeat } from '../domain/course-class/schedule.ts'
import type { TaughtClass } from '../domain/course-class/teaching.ts'
import type { Category, CategoryGroup } from '../domain/catalogue/category.ts'
import type { Id } from '../domain/id.ts'
import type { Page } from '../domain/paging.ts'
import type { Viewer } from '../domain/viewer.ts'

/** Reads classes and the viewer's standing in them. */
export interface ClassCatalogue {
  /** Searches if the query has a keyword, and lists if not. */
  find(query: ClassQuery, signal?: AbortSignal): Promise<Page<CatalogueClass>>
  /** Finds the same in the education environment: a separate call, never a fallback. */
  findInEduenv(query: ClassQuery, signal?: AbortSignal): Promise<Page<CatalogueClass>>
  /** Lists the classes that the viewer has joined. */
  enrolled(signal?: AbortSignal): Promise<readonly ListedClass[]>
  /** Lists the classes that the viewer teaches; empty for all others. */
  taught(signal?: AbortSignal): Promise<readonly TaughtClass[]>
  categories(signal?: AbortSignal): Promise<readonly Category[]>
  categoryGroups(signal?: AbortSignal): Promise<readonly CategoryGroup[]>
  /** Lists the channels that give classes. */
  channels(signal?: AbortSignal): Promise<readonly Channel[]>
  courseClass(courseClassId: Id, signal?: AbortSignal): Promise<ClassDetail>
  schedules(courseClassId: Id, signal?: AbortSignal): Promise<readonly ClassSchedule[]>
  /** Lists the names of the ways to repeat. */
  repeats(signal?: AbortSignal): Promise<readonly ScheduleRepeat[]>
  /** Requires a signed-in user. */
  standing(courseClassId: Id, signal?: AbortSignal): Promise<ClassStanding>
  enrol(courseClassId: Id): Promise<void>
}

export interface EnrolInClassCommand {
  readonly courseClass: ClassOffer
  readonly viewer: Pick<Viewer, 'authState' | 'point'>
  readonly standing: ClassStanding
}

/** The outcomes of a course, and two more because places run out. */
export type ClassEnrolOutcome = EnrolOutcome | { readonly kind: 'full' } | { readonly kind: 'closed' }

export type EnrolInClass = (command: EnrolInClassCommand) => Promise<ClassEnrolOutcome>

export function makeEnrolInClass({ classes }: { readonly classes: Pick<ClassCatalogue, 'enrol' | 'standing'> }): EnrolInClass {
  /** Treats a conflict as a place lost to somebody else, unless the viewer got it in another tab. */
  const afterConflict = async ({ courseClass, standing }: EnrolInClassCommand): Promise<ClassEnrolOutcome> => {
    const now = await classes.standing(courseClass.courseClassId).catch(() => standing)
    return { kind: now.isEnrolled ? 'alreadyEnrolled' : 'full' }
  }
  return makeEnrolment<EnrolInClassCommand, ClassEnrolOutcome>({
    knownOutcome: ({ courseClass, viewer, standing }) => blockingOutcome(classEnrolmentState(courseClass, viewer, standing)),
    call: ({ courseClass }) => classes.enrol(courseClass.courseClassId),
    isEnrolled: async ({ courseClass }) => (await classes.standing(courseClass.courseClassId)).isEnrolled,
    failureOutcome: (status, wish) => {
      if (status === conflict) return afterConflict(wish)
      return status === gone ? { kind: 'closed' } : outcomeOfStatus(status, wish.courseClass, classPurchaseHref(wish.courseClass))
    },
  })
}

const conflict = 409
const gone = 410

/** Lists the ports and use cases of the pages of classes: the classes themselves, their meetings and their members. */
export interface CourseClassFeature {
  readonly catalogue: ClassCatalogue
  readonly meetings: MeetingRepository
  readonly members: ClassMemberRepository
  readonly enrolInClass: EnrolInClass
  readonly enterMeeting: EnterMeeting
  readonly addClassMembers: AddClassMembers
  readonly attendances: ReadAttendances
  readonly announcements: AnnouncementRepository
  readonly announce: Announce
}
