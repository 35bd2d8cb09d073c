import type { StarCount } from '../content/contentKind.ts'
import { hrefTo } from '../paths.ts'
import type { Offer, OfferDetail } from './offer.ts'
import { type Id } from '../id.ts'

export const courseLevels = ['BEGINNER', 'ELEMENTARY', 'INTERMEDIATE', 'ADVANCED'] as const
export type CourseLevel = (typeof courseLevels)[number]

const levelLabels: Record<CourseLevel, string> = {
  BEGINNER: '입문',
  ELEMENTARY: '기초',
  INTERMEDIATE: '중급',
  ADVANCED: '고급',
}

export function courseLevelLabel(level: CourseLevel): string {
  return levelLabels[level]
}

/** Parses a level; null if it is unknown: the card then has no 난이도 row. */
export function parseCourseLevel(raw: unknown): CourseLevel | null {
  return courseLevels.find((level) => level === raw) ?? null
}

export interface Course extends Offer {
  readonly courseId: Id
  readonly level: CourseLevel | null
  /** A score that the stars show, up to 20. */
  readonly rating: number | null
}

/** A course as its own page shows it. */
export interface CourseDetail extends Course, OfferDetail {
  /** The duration of all lessons together. */
  readonly minutes: number | null
  readonly learnerCount: number | null
}

/** The viewer's standing in a course. */
export interface CourseStanding {
  readonly isEnrolled: boolean
  /** Whether they are a student of the channel that offers it. */
  readonly isMember: boolean
  /** Whether the backend opens its lessons for the viewer, such as for its teachers; see `mayStudy`. */
  readonly canStudy: boolean
}

/** The standing of a visitor who is not signed in. */
export const notEnrolled: CourseStanding = { isEnrolled: false, isMember: false, canStudy: false }

export function courseHref(course: Pick<Course, 'courseId'>): string {
  return hrefTo('course', { courseId: course.courseId })
}

type StarRating =
  | { readonly kind: 'none' }
  /** The difficulty is off the scale, and shown as ‘?’. */
  | { readonly kind: 'offScale' }
  | { readonly kind: 'stars'; readonly band: number; readonly filled: number; readonly total: StarCount; readonly score: number }

const highestScore = 20

/** Returns the stars of a score. After each full row of stars the row starts again in the next colour, its band. */
export function starRating(score: number | null, starCount: StarCount): StarRating {
  if (score === null || !(score > 0)) return { kind: 'none' }
  if (score > highestScore) return { kind: 'offScale' }
  const band = Math.max(1, Math.ceil(score / starCount)) // The smallest numbers divide to 0.
  const filled = Math.floor(score - starCount * (band - 1))
  return { kind: 'stars', band, filled, total: starCount, score }
}

/** Returns the word for any difficulty: each level of courses is a quarter of the scale, however many stars the row has. */
export function difficultyWord(score: number): string {
  const level = courseLevels[Math.ceil((score * courseLevels.length) / highestScore) - 1]
  return level ? courseLevelLabel(level) : ''
}

/** Tells whether progress is recorded: not for viewers who only teach; yes while the standing is unknown (null). */
export function tracksProgress(standing: Pick<CourseStanding, 'isEnrolled'> | null): boolean {
  return standing?.isEnrolled !== false
}

/** Tells whether the viewer may open the lessons: if they are enrolled, whatever `canStudy` says, or if they teach. */
export function mayStudy({ isEnrolled, canStudy }: Pick<CourseStanding, 'isEnrolled' | 'canStudy'>): boolean {
  return isEnrolled || canStudy
}
