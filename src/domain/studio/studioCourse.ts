import type { LessonKind } from '../content/contentKind.ts'
import type { CourseLevel } from '../course/course.ts'
import type { Id } from '../id.ts'
import { isBlank } from '../publishedText.ts'
import { safeUrl } from '../site/safeUrl.ts'

/** A course as its author edits it. */
export interface StudioCourse {
  readonly title: string
  /** A sentence about the course. */
  readonly comment: string
  /** The introduction, a paragraph on each line. */
  readonly introduction: string
  readonly level: CourseLevel
  /** Names of categories. */
  readonly categoryList: readonly string[]
  /** The id of one of the platform's pictures; blank: the default one. */
  readonly picture: string
  /** The price in won; 0: free. */
  readonly cost: number
  readonly chapterList: readonly StudioChapter[]
  /** The key of the next chapter or lesson. Keys are never reused, so that a learner's progress stays with its lesson. */
  readonly nextKey: number
}

export interface StudioChapter {
  readonly key: number
  readonly title: string
  readonly lessonList: readonly StudioLesson[]
}

interface LessonFields {
  readonly key: number
  readonly title: string
  /** Whether it is open to everybody, as a sample of the course. */
  readonly isPreview: boolean
}

/** A lesson; its source is null until one is chosen. */
export type StudioLesson = LessonFields &
  (
    | { readonly kind: Exclude<LessonKind, 'VIDEO' | 'DOCUMENT'>; readonly source: CatalogueSource | null }
    | ({ readonly kind: 'VIDEO' } & Sources<UrlSource>)
    | ({ readonly kind: 'DOCUMENT' } & Sources<TextSource>)
  )

interface Sources<Own> {
  readonly source: CatalogueSource | Own | null
  /** The source before the lesson switched between catalogue and own content. It is not shown, and comes back with the next switch. */
  readonly otherSource?: CatalogueSource | Own | undefined
}

export interface CatalogueSource {
  readonly from: 'CATALOGUE'
  readonly contentId: Id
  readonly title: string
}

/** A film of the author's own. */
export interface UrlSource {
  readonly from: 'URL'
  readonly url: string
}

/** A document of the author's own. */
export interface TextSource {
  readonly from: 'TEXT'
  readonly partList: readonly StudioPart[]
}

export const studioPartKinds = ['heading', 'paragraph', 'note', 'list', 'code'] as const
export type StudioPartKind = (typeof studioPartKinds)[number]

/** A part of a document; a list has an item on each line. */
export interface StudioPart {
  readonly kind: StudioPartKind
  readonly text: string
}

export const emptyCourse: StudioCourse = {
  title: '',
  comment: '',
  introduction: '',
  level: 'BEGINNER',
  categoryList: [],
  picture: '',
  cost: 0,
  chapterList: [{ key: 1, title: '', lessonList: [] }],
  nextKey: 2,
}

export const maxCourseTitleLength = 60
export const maxChoiceNoteLength = 120
/** The maximum length of the introduction and of each part of a document, in characters. */
export const maxCourseTextLength = 5_000
export const highestCost = 1_000_000
export const maxLessons = 200

/** Lists the lessons in the order of the course. */
export function lessonsOfCourse({ chapterList }: Pick<StudioCourse, 'chapterList'>): readonly StudioLesson[] {
  return chapterList.flatMap(({ lessonList }) => lessonList)
}

/** A reason why a course cannot be published yet. Chapters and lessons are named by their keys. */
export type CourseGap =
  | { readonly kind: 'title' | 'titleLength' | 'comment' | 'commentLength' | 'textLength' | 'cost' | 'noLesson' | 'tooManyLessons' }
  | { readonly kind: 'chapterTitle' | 'emptyChapter'; readonly key: number }
  | { readonly kind: 'lessonTitle' | 'noContent' | 'address' | 'emptyText' | 'longText'; readonly key: number }

export type CourseGapKind = CourseGap['kind']

export function courseGaps(course: StudioCourse): readonly CourseGap[] {
  const { title, comment, introduction, cost, chapterList } = course
  const lessons = lessonsOfCourse(course)
  const gaps: CourseGap[] = []
  if (isBlank(title)) gaps.push({ kind: 'title' })
  if (title.trim().length > maxCourseTitleLength) gaps.push({ kind: 'titleLength' })
  if (isBlank(comment)) gaps.push({ kind: 'comment' })
  if (comment.trim().length > maxChoiceNoteLength) gaps.push({ kind: 'commentLength' })
  if (introduction.length > maxCourseTextLength) gaps.push({ kind: 'textLength' })
  if (!isCost(cost)) gaps.push({ kind: 'cost' })
  if (lessons.length === 0) gaps.push({ kind: 'noLesson' })
  if (lessons.length > maxLessons) gaps.push({ kind: 'tooManyLessons' })
  for (const chapter of chapterList) {
    if (isBlank(chapter.title)) gaps.push({ kind: 'chapterTitle', key: chapter.key })
    // A course without any lesson is reported once, not for each chapter.
    if (chapter.lessonList.length === 0 && lessons.length > 0) gaps.push({ kind: 'emptyChapter', key: chapter.key })
    gaps.push(...chapter.lessonList.flatMap(lessonGaps))
  }
  return gaps
}

/** Tells whether a cost is valid: won have no fractions. */
export function isCost(cost: number): boolean {
  return Number.isInteger(cost) && cost >= 0 && cost <= highestCost
}

function lessonGaps({ key, title, source }: StudioLesson): readonly CourseGap[] {
  const named: readonly CourseGap[] = isBlank(title) ? [{ kind: 'lessonTitle', key }] : []
  const kind = source === null ? 'noContent' : sourceGap(source)
  return kind === null ? named : [...named, { kind, key }]
}

function sourceGap(source: NonNullable<StudioLesson['source']>): 'address' | 'emptyText' | 'longText' | null {
  switch (source.from) {
    case 'CATALOGUE':
      return null
    case 'URL':
      return isVideoAddress(source.url) ? null : 'address'
    case 'TEXT':
      if (source.partList.every(({ text }) => isBlank(text))) return 'emptyText'
      return source.partList.some(({ text }) => text.length > maxCourseTextLength) ? 'longText' : null
  }
}

/** Tells whether an address can be played: a page over https plays nothing over http. */
export function isVideoAddress(text: string): boolean {
  return /^https:\/\/[^\s.]+\.\S+$/i.test(text.trim()) && safeUrl(text) !== null
}

/** Sets the source of a lesson. The lesson takes its title from the source, as long as it has none. */
export function withSource<Lesson extends StudioLesson>(lesson: Lesson, source: CatalogueSource): Lesson {
  return { ...lesson, source, title: isBlank(lesson.title) ? source.title : lesson.title }
}

const firstUrl: UrlSource = { from: 'URL', url: '' }
const firstText: TextSource = { from: 'TEXT', partList: [{ kind: 'paragraph', text: '' }] }

/** Switches a lesson between the catalogue and the author's own content. */
export function withOtherSource(lesson: StudioLesson): StudioLesson {
  const isOwn = lesson.source !== null && lesson.source.from !== 'CATALOGUE'
  switch (lesson.kind) {
    case 'VIDEO':
      return { ...lesson, source: lesson.otherSource ?? (isOwn ? null : firstUrl), otherSource: lesson.source ?? undefined }
    case 'DOCUMENT':
      return { ...lesson, source: lesson.otherSource ?? (isOwn ? null : firstText), otherSource: lesson.source ?? undefined }
    default:
      return lesson
  }
}

/** Creates an empty lesson of this kind. */
export function newLesson(key: number, kind: LessonKind): StudioLesson {
  return { key, title: '', isPreview: false, kind, source: null }
}
