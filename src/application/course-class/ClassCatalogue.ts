import type { Channel } from '../../domain/channel/Channel.ts'
import type { CategoryGroup } from '../../domain/course/CategoryGroup.ts'
import type { ClassDetail } from '../../domain/course-class/ClassDetail.ts'
import type { ClassQuery } from '../../domain/course-class/classQuery.ts'
import type { ClassSchedule, ScheduleRepeat } from '../../domain/course-class/ClassSchedule.ts'
import type { ClassStanding } from '../../domain/course-class/ClassStanding.ts'
import type { ListedClass } from '../../domain/course-class/ListedClass.ts'
import type { Id } from '../../domain/Id.ts'
import type { Page } from '../../domain/Page.ts'
import type { Category } from '../../domain/problem/Category.ts'

/** All classes, and the viewer's dealings with one of them. */
export interface ClassCatalogue {
  /** A query with a keyword searches, one without lists. */
  find(query: ClassQuery, signal?: AbortSignal): Promise<Page<ListedClass>>
  /** The same list of the education environment: a call of its own, never a silent stand-in for the other. */
  findInEduenv(query: ClassQuery, signal?: AbortSignal): Promise<Page<ListedClass>>
  /** Those that the viewer has joined. */
  enrolled(signal?: AbortSignal): Promise<readonly ListedClass[]>
  categories(signal?: AbortSignal): Promise<readonly Category[]>
  categoryGroups(signal?: AbortSignal): Promise<readonly CategoryGroup[]>
  /** Channels that give classes. */
  channels(signal?: AbortSignal): Promise<readonly Channel[]>
  courseClass(courseClassId: Id, signal?: AbortSignal): Promise<ClassDetail>
  schedules(courseClassId: Id, signal?: AbortSignal): Promise<readonly ClassSchedule[]>
  /** The names of the ways to repeat. */
  repeats(signal?: AbortSignal): Promise<readonly ScheduleRepeat[]>
  /** For users only. */
  standing(courseClassId: Id, signal?: AbortSignal): Promise<ClassStanding>
  enrol(courseClassId: Id): Promise<void>
}
