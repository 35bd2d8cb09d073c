import { textLength } from './textLength.ts'
import { contentHref, type QuestionContent } from './content/contentKind.ts'
import type { Id } from './id.ts'
import { lessonHref } from './lesson/lesson.ts'
import type { Page } from './paging.ts'
import { isBlank } from './publishedText.ts'

export interface QuestionSubject {
  readonly contentType: QuestionContent
  readonly contentId: Id
  /** The lesson of a course or class; null for content without lessons. */
  readonly lessonId: Id | null
}

/** Tells whether questions about the content belong to a lesson. */
export function hasLessons(contentType: QuestionContent): contentType is 'COURSE' | 'COURSE_CLASS' {
  return contentType === 'COURSE' || contentType === 'COURSE_CLASS'
}

/** A question or an answer. The ids of both are distinct. */
export interface Post {
  readonly postId: Id
  readonly content: string
  /** ISO date-time. */
  readonly createdDate: string | null
  readonly author: {
    readonly nickname: string | null
    readonly profile: string | null
    /** Whether the author teaches the content, or runs the channel. */
    readonly isTeacher: boolean
  }
  /** Whether the viewer has written it. */
  readonly isMine: boolean
  /** The reason why it is hidden; null: it is visible. */
  readonly hiddenReason: string | null
  /** Whether the viewer has reported it. */
  readonly isReported: boolean
  /** The number of reports; 0 for viewers who are no moderators here. */
  readonly reportCount: number
}

export interface QuestionAnswer extends Post {
  /** Whether a moderator has marked this answer. */
  readonly isMarked: boolean
}

export interface AskedQuestion extends Post {
  readonly answers: readonly QuestionAnswer[]
}

export interface QuestionPage extends Page<AskedQuestion> {
  /** Whether the viewer marks answers and hides posts here: as a teacher or author of the content, or an operator of the channel. */
  readonly isModerator: boolean
}

/** The maximum length of a post, in characters. */
export const maxPostLength = 2_000
export const maxHidingReasonLength = 200

/** Returns the reason why a text cannot be sent; null: it can. */
export function textGap(text: string, maxLength: number): 'empty' | 'tooLong' | null {
  if (isBlank(text)) return 'empty'
  return textLength(text) > maxLength ? 'tooLong' : null
}

/** The reasons for which readers report a post. */
export const reportReasons = ['SOLUTION', 'RUDE', 'ADVERTISEMENT', 'OTHER'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Tells whether the viewer sees a post: a hidden one is seen by its author and by moderators. */
export function isPostShown({ isMine, hiddenReason }: Pick<Post, 'isMine' | 'hiddenReason'>, isModerator: boolean): boolean {
  return hiddenReason === null || isMine || isModerator
}

/** Sorts answers: the marked one first, then the oldest. */
export function answersInOrder(answers: readonly QuestionAnswer[]): readonly QuestionAnswer[] {
  return answers.toSorted((one, other) => Number(other.isMarked) - Number(one.isMarked) || timeOf(one) - timeOf(other))
}

/** Returns the time of an answer; an unknown time sorts last. */
const timeOf = ({ createdDate }: QuestionAnswer) => (createdDate === null ? Number.MAX_VALUE : Date.parse(createdDate))

interface PostRights {
  readonly mayRemove: boolean
  readonly mayHide: boolean
  readonly mayMark: boolean
  readonly mayReport: boolean
}

/** Returns the viewer's rights on a post. A question cannot be removed once another user has answered it. */
export function postRights(
  post: AskedQuestion | QuestionAnswer,
  viewer: { readonly isUser: boolean; readonly isModerator: boolean },
): PostRights {
  const { isMine, hiddenReason, isReported } = post
  const isHidden = hiddenReason !== null
  const moderates = viewer.isUser && viewer.isModerator
  return {
    mayRemove: viewer.isUser && isMine && !('answers' in post && hasForeignAnswer(post)),
    mayHide: moderates && !isMine,
    mayMark: moderates && 'isMarked' in post && !isHidden,
    mayReport: viewer.isUser && !viewer.isModerator && !isMine && !isHidden && !isReported,
  }
}

function hasForeignAnswer({ answers }: AskedQuestion): boolean {
  return answers.some(({ isMine }) => !isMine)
}

/** Returns the anchor of a question in its page's address. */
export function askedAnchor(postId: Id): string {
  return `question-${postId}`
}

/** Returns the address of the page that contains the question, at its anchor. */
export function questionHref(subject: QuestionSubject, questionId: Id): string {
  return `${subjectHref(subject)}#${encodeURIComponent(askedAnchor(questionId))}`
}

function subjectHref({ contentType, contentId, lessonId }: QuestionSubject): string {
  if (lessonId === null || !hasLessons(contentType)) return contentHref(contentType, contentId)
  return lessonHref({ kind: contentType === 'COURSE' ? 'course' : 'course-class', id: contentId }, { lessonId })
}
