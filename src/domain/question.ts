import { textLength } from './textLength.ts'
import { contentHref, type QuestionContent } from './content/contentKind.ts'
import type { Id } from './id.ts'
import { lessonHref } from './lesson/lesson.ts'
import type { Page } from './paging.ts'
import { isBlank } from './publishedText.ts'

export interface QuestionSubject {
  readonly contentType: QuestionContent
  readonly contentId: Id
  /** Of a course or class; null for what has no lessons. */
  readonly lessonId: Id | null
}

/** Whether a content is asked about lesson by lesson. */
export function hasLessons(contentType: QuestionContent): contentType is 'COURSE' | 'COURSE_CLASS' {
  return contentType === 'COURSE' || contentType === 'COURSE_CLASS'
}

/** A question or an answer. Their ids differ from one another. */
export interface Post {
  readonly postId: Id
  readonly content: string
  /** ISO date-time. */
  readonly createdDate: string | null
  readonly author: {
    readonly nickname: string | null
    readonly profile: string | null
    /** Whether they teach what it is about, or run the channel. */
    readonly isTeacher: boolean
  }
  /** Whether the viewer has written it. */
  readonly isMine: boolean
  /** Why it is hidden; null: it is not. */
  readonly hiddenReason: string | null
  /** Whether the viewer has reported it. */
  readonly isReported: boolean
  /** By how many it was reported; 0 for who moderates nothing here. */
  readonly reportCount: number
}

export interface QuestionAnswer extends Post {
  /** The one that a moderator has chosen. */
  readonly isMarked: boolean
}

export interface AskedQuestion extends Post {
  readonly answers: readonly QuestionAnswer[]
}

export interface QuestionPage extends Page<AskedQuestion> {
  /** Whether the viewer marks answers here and hides what does not belong: who teaches it, has made it or runs the channel. */
  readonly isModerator: boolean
}

/** In characters. */
export const longestPost = 2_000
export const longestHidingReason = 200

/** Why it cannot be sent; null: it can. */
export function textGap(text: string, longest: number): 'empty' | 'tooLong' | null {
  if (isBlank(text)) return 'empty'
  return textLength(text) > longest ? 'tooLong' : null
}

/** Why readers report something. */
export const reportReasons = ['SOLUTION', 'RUDE', 'ADVERTISEMENT', 'OTHER'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Whether the viewer sees it: what is hidden is seen by its writer and by moderators. */
export function isPostShown({ isMine, hiddenReason }: Pick<Post, 'isMine' | 'hiddenReason'>, isModerator: boolean): boolean {
  return hiddenReason === null || isMine || isModerator
}

/** The marked one first, then the oldest. */
export function answersInOrder(answers: readonly QuestionAnswer[]): readonly QuestionAnswer[] {
  return answers.toSorted((one, other) => Number(other.isMarked) - Number(one.isMarked) || timeOf(one) - timeOf(other))
}

/** What nobody knows the time of comes last. */
const timeOf = ({ createdDate }: QuestionAnswer) => (createdDate === null ? Number.MAX_VALUE : Date.parse(createdDate))

interface PostRights {
  readonly mayRemove: boolean
  readonly mayHide: boolean
  readonly mayMark: boolean
  readonly mayReport: boolean
}

/** What the viewer may do with a question or an answer. A question stays when somebody else has answered it. */
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

/** The name of a question within its page's address. */
export function askedAnchor(postId: Id): string {
  return `question-${postId}`
}

/** The page on which it stands; at one of the questions, where one is named. */
export function questionHref(subject: QuestionSubject, questionId: Id): string {
  return `${subjectHref(subject)}#${encodeURIComponent(askedAnchor(questionId))}`
}

function subjectHref({ contentType, contentId, lessonId }: QuestionSubject): string {
  if (lessonId === null || !hasLessons(contentType)) return contentHref(contentType, contentId)
  return lessonHref({ kind: contentType === 'COURSE' ? 'course' : 'course-class', id: contentId }, { lessonId })
}
