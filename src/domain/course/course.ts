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

/** Null for a level that we do not know; the card then has no 난이도 row. */
export function parseCourseLevel(raw: unknown): CourseLevel | null {
  return courseLevels.find((level) => level === raw) ?? null
}

export interface Course extends Offer {
  readonly courseId: Id
  readonly level: CourseLevel | null
  /** A score that the stars show, up to 20. */
  readonly rating: number | null
}

/** A course as its own page tells it. */
export interface CourseDetail extends Course, OfferDetail {
  /** How long all of its lessons take together. */
  readonly minutes: number | null
  readonly learnerCount: number | null
}

/** How the viewer stands to a course. */
export interface CourseStanding {
  readonly isEnrolled: boolean
  /** Whether they are a student of the channel that offers it. */
  readonly isMember: boolean
  /** Whether the backend opens its lessons for them, as for those who teach it; see `mayStudy`. */
  readonly canStudy: boolean
}

/** The standing of a visitor who is not signed in. */
export const notEnrolled: CourseStanding = { isEnrolled: false, isMember: false, canStudy: false }

export function courseHref(course: Pick<Course, 'courseId'>): string {
  return hrefTo('course', { courseId: course.courseId })
}

type StarRating =
  | { readonly kind: 'none' }
  /** Off the scale, shown as ‘?’. */
  | { readonly kind: 'offScale' }
  | { readonly kind: 'stars'; readonly band: number; readonly filled: number; readonly total: StarCount; readonly score: number }

const highestScore = 20

/** After each full row of stars the row starts again in the next colour, its band. */
export function starRating(score: number | null, starCount: StarCount): StarRating {
  if (score === null || !(score > 0)) return { kind: 'none' }
  if (score > highestScore) return { kind: 'offScale' }
  const band = Math.max(1, Math.ceil(score / starCount)) // the smallest numbers divide to 0
  const filled = Math.floor(score - starCount * (band - 1))
  return { kind: 'stars', band, filled, total: starCount, score }
}

/** The words of courses for a difficulty of anything else, a quarter of the scale each, however many stars its row has. */
export function difficultyWord(score: number): string {
  const level = courseLevels[Math.ceil((score * courseLevels.length) / highestScore) - 1]
  return level ? courseLevelLabel(level) : ''
}

/** Whether progress is recorded: not for those who only teach; yes while the standing is unknown (null). */
export function tracksProgress(standing: Pick<CourseStanding, 'isEnrolled'> | null): boolean {
  return standing?.isEnrolled !== false
}

/** Whether the lessons open for somebody: for those who are enrolled, whatever `canStudy` says, and those who teach. */
export function mayStudy({ isEnrolled, canStudy }: Pick<CourseStanding, 'isEnrolled' | 'canStudy'>): boolean {
  return isEnrolled || canStudy
}
