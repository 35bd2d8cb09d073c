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
  /** No more enrolments, however many places are left. */
  readonly isClosed: boolean
}

/** Those that can still be joined come first, each kind in its own order. */
export function openClassesFirst<Item extends object>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((one, other) => Number(isClosedClass(one)) - Number(isClosedClass(other)))
}

function isClosedClass(item: object): boolean {
  return 'isClosed' in item && item.isClosed === true
}

/** A class that is recommended. What is left of it is counted by whoever recommends it: the page that is seen first needs no timetables. */
export interface RecommendedClass extends CourseClass {
  /** Null where it has no end, or nobody knows. */
  readonly lessons: RemainingLessons | null
}

/** A class as a catalogue lists it: a course class with when it meets and how full it is. */
export interface ListedClass extends CourseClass {
  readonly isLive: boolean
  readonly timetable: Timetable | null
  /** How many have joined, out of `schedule.memberCount`. */
  readonly enrolledCount: number | null
}

/** A class in the catalogue: its card says what is left of it, and what that costs. */
export interface CatalogueClass extends ListedClass {
  /** None where nobody tells them; the card then says nothing of what is left. */
  readonly schedules: readonly ClassSchedule[]
}

/** A class as its own page tells it. */
export interface ClassDetail extends ListedClass, OfferDetail {
  /** What learners need for it. */
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

/** Null for what cannot be a number of seats. */
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

/** An academy's visitors, guests too, find each class on the site of the channel that gives it (S-114). */
export function opensChannelDomain(role: ChannelRole | null): boolean {
  return role === 'ROLE_CHANNEL_ENTERPRISE'
}

/** On the channel's own domain it is the same path; a class without a usable domain stays here. */
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

/** A course and a class may carry the same number. */
export function liveClassKey(item: LiveClass): string {
  return item.kind === 'course' ? `course ${item.courseId}` : `class ${item.courseClassId}`
}
