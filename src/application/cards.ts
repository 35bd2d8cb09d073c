import { type ContentKind, type StarCount, starCountFor } from '../domain/content/contentKind.ts'
import { type Blog, blogHref, blogThumbnails } from '../domain/blog.ts'
import { type Channel, type ChannelInfo, type ChannelProfile, channelUrl } from '../domain/channel/channel.ts'
import {
  capacityBadge,
  type CapacityBadge,
  type ClassLinkOptions,
  type CourseClass,
  courseClassLink,
  type LiveClass,
  liveClassKey,
  opensChannelDomain,
  type RecommendedClass,
} from '../domain/course-class/courseClass.ts'
import { atRemainingPrice, isUnderWay } from '../domain/course-class/remainingLessons.ts'
import { type Course, courseHref, courseLevelLabel, starRating } from '../domain/course/course.ts'
import { continueHref, courseShare, type CourseShare, type EnrolledCourse, isCourseFinished } from '../domain/course/enrolledCourse.ts'
import { courseThumbnails, type Offer, type Teacher } from '../domain/course/offer.ts'
import { type Cost, costOf, costText } from '../domain/course/price.ts'
import type { SecondColumnItem } from '../domain/home/sections.ts'
import type { Id } from '../domain/id.ts'
import { blockHref, problemHref } from '../domain/problems/problemKinds.ts'
import type { Creature } from '../domain/quest.ts'
import { type Medal, medalOf, type RankedUser, type RankingEntry, rankingName } from '../domain/ranking.ts'
import { channelRoleOf } from '../domain/roles.ts'
import { imageCandidates, safeImageUrl } from '../domain/site/safeUrl.ts'
import type { LinkPolicy, Site } from '../domain/site/site.ts'
import type { Viewer } from '../domain/viewer.ts'

/** A name and the small picture beside it. */
export interface NameView {
  readonly name: string
  readonly picture: string | null
}

function nameView(name: string | null | undefined, picture: string | null | undefined): NameView | null {
  return name ? { name, picture: safeImageUrl(picture) } : null
}

export function channelNameView(channel: ChannelProfile | null): NameView | null {
  return nameView(channel?.channelName, channel?.channelLogoUrl)
}

export function teacherView(teacher: Teacher | null): NameView | null {
  return nameView(teacher?.nickname, teacher?.profile)
}

export interface CostView {
  readonly kind: Cost['kind']
  readonly text: string
}

/** Returns null when the price is unknown. */
export function costView({ cost: amount, paymentType }: Pick<Offer, 'cost' | 'paymentType'>): CostView | null {
  const cost = costOf(amount, paymentType)
  return cost && { kind: cost.kind, text: costText(cost) }
}

export type StarsView =
  | { readonly kind: 'offScale'; readonly score: number }
  | { readonly kind: 'stars'; readonly score: number; readonly band: number; readonly filled: number; readonly total: StarCount }

/** Returns null where there is no score. */
export function starsView(score: number | null, count: StarCount): StarsView | null {
  const rating = starRating(score, count)
  if (score === null || rating.kind === 'none') return null
  return rating.kind === 'offScale' ? { ...rating, score } : rating
}

export function contentStars(score: number | null, type: ContentKind): StarsView | null {
  return starsView(score, starCountFor(type))
}

/** Pictures to try in order, before the default. A logo is never cropped. */
export interface PicturesView {
  readonly candidates: readonly string[]
  readonly logo: string | null
}

export function offerPictures(offer: Pick<Offer, 'thumbnail' | 'channelProfile'>): PicturesView {
  return { candidates: courseThumbnails(offer), logo: offer.channelProfile?.channelLogoUrl ?? null }
}

interface OfferCardView {
  readonly key: Id
  readonly title: string
  readonly comment: string | null
  readonly pictures: PicturesView
  readonly cost: CostView | null
  readonly isOnlyForChannelUser: boolean
  readonly channel: NameView | null
  readonly teacher: NameView | null
}

function offerCard(key: Id, offer: Offer): OfferCardView {
  const { title, comment, isOnlyForChannelUser, channelProfile, teacher } = offer
  return {
    key,
    title,
    comment,
    pictures: offerPictures(offer),
    cost: costView(offer),
    isOnlyForChannelUser,
    channel: channelNameView(channelProfile),
    teacher: teacherView(teacher),
  }
}

export interface CourseCardView extends OfferCardView {
  readonly kind: 'course'
  readonly href: string
  readonly level: string | null
  readonly stars: StarsView | null
}

export function courseCard(course: Course): CourseCardView {
  const { courseId, level, rating } = course
  return {
    kind: 'course',
    ...offerCard(courseId, course),
    href: courseHref(course),
    level: level && courseLevelLabel(level),
    stars: contentStars(rating, 'COURSE'),
  }
}

/** A course the viewer takes: the card shows where to continue instead of a price. */
export interface EnrolledCourseCardView extends Pick<OfferCardView, 'key' | 'title' | 'pictures' | 'channel'> {
  readonly href: string
  /** Null where the backend does not send it. */
  readonly share: CourseShare | null
  /** The title of the lesson to continue with. */
  readonly nextLesson: string | null
  readonly isFinished: boolean
}

export function enrolledCourseCard(course: EnrolledCourse): EnrolledCourseCardView {
  const { courseId, title, channelProfile, progress } = course
  return {
    key: courseId,
    title,
    pictures: offerPictures(course),
    channel: channelNameView(channelProfile),
    href: continueHref(course),
    share: courseShare(course),
    nextLesson: progress?.nextLesson?.title ?? null,
    isFinished: isCourseFinished(course),
  }
}

export interface ClassCardView extends OfferCardView {
  readonly kind: 'course-class'
  readonly link: { readonly href: string; readonly newTab: boolean }
  readonly capacity: CapacityBadge | null
  readonly isClosed: boolean
  /** Whether the viewer teaches this class. */
  readonly isTaught: boolean
  /** How many lessons are left of a class that has begun and goes on, since its price is for these. Null for all other classes. */
  readonly lessonsLeft: number | null
}

export function classCapacity({ schedule }: Pick<CourseClass, 'schedule'>): CapacityBadge | null {
  return capacityBadge(schedule?.memberCount ?? null)
}

/** Makes the card. `taught`: the known classes that the viewer teaches. */
export function classCard(recommended: RecommendedClass, options: ClassLinkOptions, taught: TaughtIds = nobodys): ClassCardView {
  const { lessons } = recommended
  const courseClass = atRemainingPrice(recommended, lessons)
  return {
    kind: 'course-class',
    ...offerCard(courseClass.courseClassId, courseClass),
    link: courseClassLink(courseClass, options),
    capacity: classCapacity(courseClass),
    isClosed: courseClass.isClosed,
    lessonsLeft: isUnderWay(lessons) ? lessons.left : null,
    isTaught: taught.some(({ courseClassId }) => String(courseClassId) === String(courseClass.courseClassId)),
  }
}

type TaughtIds = readonly Pick<CourseClass, 'courseClassId'>[]
const nobodys: TaughtIds = []

/** Returns how cards of classes are linked for this viewer on this channel (S-114). */
export function classLinkOptions(channel: ChannelInfo | null, viewer: Viewer, links: LinkPolicy): ClassLinkOptions {
  return { opensChannelDomain: opensChannelDomain(channelRoleOf(channel, viewer)), links }
}

export function liveClassCard(item: LiveClass, options: ClassLinkOptions, taught: TaughtIds = nobodys): CourseCardView | ClassCardView {
  const card = item.kind === 'course' ? courseCard(item) : classCard(item, options, taught)
  return { ...card, key: liveClassKey(item) }
}

export interface ChannelCardView {
  readonly key: Id
  readonly name: string
  /** Null without a usable domain: the card is shown without a link. */
  readonly href: string | null
  readonly tag: string | null
  readonly description: string | null
  readonly pictures: readonly string[]
}

export function channelCard(channel: Channel, links: LinkPolicy): ChannelCardView {
  const { channelId, channelName, channelDomain, channelTag, description, channelLogoUrl, profileImageUrl } = channel
  return {
    key: channelId,
    name: channelName,
    href: channelUrl(channelDomain, links),
    tag: channelTag,
    description,
    pictures: imageCandidates([channelLogoUrl, profileImageUrl]),
  }
}

export interface BlogCardView {
  readonly key: Id
  readonly title: string
  readonly summary: string | null
  readonly href: string
  readonly pictures: PicturesView
  readonly author: NameView | null
}

/** Makes the card. The logo is that of the current channel; the main site has none. */
export function blogCard(blog: Blog, channelLogo: string | null): BlogCardView {
  const { blogId, title, summary, user } = blog
  const pictures = { candidates: blogThumbnails(blog, channelLogo), logo: channelLogo }
  return { key: blogId, title, summary, href: blogHref(blog), pictures, author: nameView(user?.nickname, user?.profile) }
}

export interface ProblemCardView {
  readonly key: Id
  readonly kind: 'text' | 'block'
  readonly title: string
  readonly href: string
  readonly character: Creature | null
  readonly stars: StarsView | null
  readonly categories: readonly string[]
}

const categoriesShown = 2

/** Makes the card, which links to the page of its kind (S-109, S-110). */
export function problemCard(item: SecondColumnItem): ProblemCardView {
  const { title, difficulty, character, categoryList } = item.problem
  return {
    kind: item.kind,
    ...(item.kind === 'text'
      ? { key: item.problem.problemId, href: problemHref(item.problem) }
      : { key: item.problem.blockId, href: blockHref(item.problem) }),
    title,
    character,
    stars: contentStars(difficulty, 'PROBLEM'),
    categories: categoryList.slice(0, categoriesShown).map(({ name }) => name),
  }
}

export interface RankingRowView {
  readonly rank: number
  readonly medal: Medal | null
  readonly name: string | null
  readonly user: RankedUser
}

export function rankingRow({ rank, user }: RankingEntry, site: Site): RankingRowView {
  return { rank, medal: medalOf(rank), name: rankingName(user, site), user }
}
