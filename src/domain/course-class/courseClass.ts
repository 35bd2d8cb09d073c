import { hrefTo } from '../paths.ts'
import { channelUrl } from '../channel/channel.ts'
import type { ClassSchedule, RemainingLessons } from './schedule.ts'
import type { Timetable } from './timetable.ts'
import type { Course } from '../course/course.ts'
import type { Offer, OfferDetail } from '../course/offer.ts'
import { formatNumber } from '../format.ts'
import { type Id } from '../id.ts'
import type { ChannelRole } from '../roles.ts'
import type { LinkPolicy } from '../site/site.ts'

export interface CourseClass extends Offer {
  readonly courseClassId: Id
  /** `memberCount` is the capacity, not the enrolment. */
  readonly schedule: { readonly memberCount: number | null } | null
  /** Whether enrolment is closed, however many places are left. */
  readonly isClosed: boolean
}

/** Sorts classes that can still be joined before closed ones, each in their own order. */
export function openClassesFirst<Item extends object>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((one, other) => Number(isClosedClass(one)) - Number(isClosedClass(other)))
}

function isClosedClass(item: object): boolean {
  return 'isClosed' in item && item.isClosed === true
}

/** A recommended class. The backend counts the remaining lessons, because the first page should load no timetables. */
export interface RecommendedClass extends CourseClass {
  /** Null where the class has no end, or the number is unknown. */
  readonly lessons: RemainingLessons | null
}

/** A class in a list: a course class with its timetable and its enrolment. */
export interface ListedClass extends CourseClass {
  readonly isLive: boolean
  readonly timetable: Timetable | null
  /** The number of enrolled learners, out of `schedule.memberCount`. */
  readonly enrolledCount: number | null
}

/** A class in the catalogue: its card shows the remaining lessons and their price. */
export interface CatalogueClass extends ListedClass {
  /** Empty where the schedules are unknown; the card then shows no remaining lessons. */
  readonly schedules: readonly ClassSchedule[]
}

/** A class as its own page shows it. */
export interface ClassDetail extends ListedClass, OfferDetail {
  /** The materials that learners need. */
  readonly materials: readonly string[]
}

export function classHref({ courseClassId }: Pick<CourseClass, 'courseClassId'>): string {
  return hrefTo('courseClass', { courseClassId })
}

export interface CapacityBadge {
  readonly band: 'one' | 'small' | 'large'
  readonly count: number
  readonly tone: 'primary' | 'warning' | 'danger'
  readonly label: string
}

const smallGroup = { from: 2, to: 3 }

/** Returns the badge for a capacity; null for a number that cannot be one. */
export function capacityBadge(memberCount: number | null): CapacityBadge | null {
  if (memberCount === null || !Number.isInteger(memberCount) || memberCount < 1) return null
  if (memberCount < smallGroup.from) return { band: 'one', count: memberCount, tone: 'primary', label: '정원 1명' }
  if (memberCount <= smallGroup.to) {
    return { band: 'small', count: memberCount, tone: 'warning', label: `정원 ${smallGroup.from}~${smallGroup.to}명` }
  }
  return { band: 'large', count: memberCount, tone: 'danger', label: `정원 ${formatNumber(memberCount)}명` }
}

interface CardLink {
  readonly href: string
  readonly newTab: boolean
}

export interface ClassLinkOptions {
  readonly opensChannelDomain: boolean
  readonly links: LinkPolicy
}

/** Tells whether classes open on the domain of their channel: for visitors of an academy they do, also for guests (S-114). */
export function opensChannelDomain(role: ChannelRole | null): boolean {
  return role === 'ROLE_CHANNEL_ENTERPRISE'
}

/** Returns the link to a class. On the channel's own domain the path is the same; without a usable domain the link stays here. */
export function courseClassLink(courseClass: Pick<CourseClass, 'courseClassId' | 'channelProfile'>, options: ClassLinkOptions): CardLink {
  const path = classHref(courseClass)
  const domain = courseClass.channelProfile?.channelDomain ?? null
  const onChannel = options.opensChannelDomain ? channelUrl(domain, options.links, path) : null
  return onChannel === null ? { href: path, newTab: false } : { href: onChannel, newTab: true }
}

/**
 * An item of the recommended live classes. The spec names the list `courseList` but calls its items live classes
 * (course-classes), so both shapes are read and each leads to its own page.
 */
export type LiveClass = ({ readonly kind: 'course-class' } & RecommendedClass) | ({ readonly kind: 'course' } & Course)

/** Returns a unique key: a course and a class may have the same number. */
export function liveClassKey(item: LiveClass): string {
  return item.kind === 'course' ? `course ${item.courseId}` : `class ${item.courseClassId}`
}
