import { mayHaveSucceeded, statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Category, CategoryGroup } from '../domain/catalogue/category.ts'
import type { Id } from '../domain/id.ts'
import type { Page } from '../domain/paging.ts'
import type { SolvingReward } from '../domain/problems/reward.ts'
import { hasAnswers } from '../domain/worksheet/marking.ts'
import {
  type Answer,
  type Answers,
  type ChapterAnswers,
  type ChapterStanding,
  resultOf,
  type ReviewItem,
  chapterStandingOf,
  type WorksheetCard,
  type WorksheetChapter,
  type WorksheetDetail,
  type WorksheetQuery,
} from '../domain/worksheet/worksheet.ts'

export interface GivenAnswer {
  readonly questionId: Id
  readonly answer: Answer
}

/** Answers to be marked: all of a chapter, or some of its questions. */
export interface AnswerSheet {
  readonly worksheetId: Id
  readonly chapterId: Id
  readonly answers: readonly GivenAnswer[]
}

export interface MarkedChapter {
  readonly chapter: ChapterStanding
  /** The reward for a first solution. */
  readonly reward: SolvingReward
}

/** Reads worksheets, which everybody may look at and fill in. Only the backend knows the right answers. */
export interface WorksheetRepository {
  /** Searches if the query has a keyword, and lists if not. */
  find(query: WorksheetQuery, signal?: AbortSignal): Promise<Page<WorksheetCard>>
  categories(signal?: AbortSignal): Promise<readonly Category[]>
  categoryGroups(signal?: AbortSignal): Promise<readonly CategoryGroup[]>
  worksheet(worksheetId: Id, signal?: AbortSignal): Promise<WorksheetDetail>
  chapters(worksheetId: Id, signal?: AbortSignal): Promise<readonly WorksheetChapter[]>
  /** Reads the right answers with reasons, before anything is answered; for those who teach. */
  rightAnswers(worksheetId: Id, signal?: AbortSignal): Promise<readonly ChapterAnswers[]>
  /** This call and all that follow require a signed-in user. */
  standings(worksheetId: Id, signal?: AbortSignal): Promise<readonly ChapterStanding[]>
  /** Lists the wrongly answered questions that come again, the soonest first. */
  reviews(signal?: AbortSignal): Promise<Page<ReviewItem>>
  mark(sheet: AnswerSheet): Promise<MarkedChapter>
}

interface Worksheets {
  readonly worksheets: WorksheetRepository
}

export type MarkOutcome =
  | ({ readonly kind: 'marked' } & MarkedChapter)
  | { readonly kind: 'alreadyMarking' }
  | { readonly kind: 'signInFirst' }
  /** The chapter no longer exists. */
  | { readonly kind: 'gone' }
  /** The answer was lost, and the results could not be read either: it may have arrived. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

export type MarkAnswers = (sheet: AnswerSheet) => Promise<MarkOutcome>

/**
 * Marks one sheet at a time with a single call, which is never repeated automatically. When its answer was lost, the results are looked for
 * before it counts as failed (F-084).
 */
export function makeMarkAnswers({ worksheets }: Worksheets): MarkAnswers {
  return oneAtATime({ kind: 'alreadyMarking' }, async (sheet: AnswerSheet): Promise<MarkOutcome> => {
    try {
      return { kind: 'marked', ...(await worksheets.mark(sheet)) }
    } catch (error) {
      const status = statusOf(error)
      if (status === 401) return { kind: 'signInFirst' }
      if (status === 404) return { kind: 'gone' }
      return mayHaveSucceeded(status) ? findLost(worksheets, sheet) : { kind: 'failed' }
    }
  })
}

export type RightAnswersOutcome =
  | { readonly kind: 'read'; readonly chapters: readonly ChapterAnswers[] }
  /** The session has ended, or the viewer does not teach here any more. */
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'failed' }

export type ReadRightAnswers = (worksheetId: Id) => Promise<RightAnswersOutcome>

/** Reads the right answers when a sheet of them is requested, and stores them nowhere: many people look at a classroom's device. */
export function makeReadRightAnswers({ worksheets }: Worksheets): ReadRightAnswers {
  return async (worksheetId) => {
    try {
      return { kind: 'read', chapters: await worksheets.rightAnswers(worksheetId) }
    } catch (error) {
      const status = statusOf(error)
      return { kind: status === 401 || status === 403 ? 'notAllowed' : 'failed' }
    }
  }
}

const unpaid: SolvingReward = { point: 0, experience: 0 }

/** Compares results, since the same answers have the same results whenever they were marked. */
async function findLost(worksheets: WorksheetRepository, sheet: AnswerSheet): Promise<MarkOutcome> {
  try {
    const chapter = chapterStandingOf(sheet.chapterId, await worksheets.standings(sheet.worksheetId))
    return chapter !== null && hasArrived(chapter, sheet) ? { kind: 'marked', chapter, reward: unpaid } : { kind: 'failed' }
  } catch {
    return { kind: 'unknown' }
  }
}

function hasArrived({ answeredDate, results }: ChapterStanding, { answers }: AnswerSheet): boolean {
  if (answeredDate === null) return false
  return answers.every(({ questionId, answer }) => isSameAnswer(resultOf(questionId, results)?.answer ?? [], answer))
}

const isSameAnswer = (one: Answer, other: Answer) => one.length === other.length && one.every((text, at) => text === other[at])

/** Identifies stored answers by person and chapter. */
export interface AnswersKey {
  /** Null for a guest. */
  readonly userId: Id | null
  readonly chapterId: Id
}

/** Stores answers that were not marked yet on the device. No call rejects: what cannot be stored lasts as long as the page. */
export interface AnswerStore {
  read(key: AnswersKey): Promise<Answers>
  /** Changes the stored answers atomically, as another tab may have the same chapter open. Resolves to the answers stored then. */
  change(key: AnswersKey, next: (stored: Answers) => Answers): Promise<Answers>
}

/** Returns a guest's answers on this device, for a signed-in viewer; they have no owner until they are taken. */
export async function guestAnswers(store: AnswerStore, { userId, chapterId }: AnswersKey): Promise<Answers> {
  return userId === null ? {} : store.read({ userId: null, chapterId })
}

/** Removes those answers, except where a different answer was given since. */
export function withoutSame(answers: Answers, gone: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([questionId, answer]) => {
      const former = gone[questionId]
      return former === undefined || !isSameAnswer(answer, former)
    }),
  )
}

interface GuestsToTake {
  readonly taken: Answers
  readonly left: Answers
  readonly isReplacing: boolean
}

/**
 * Selects the guest's answers to take: those to questions that are not answered here, and when there are none, those that replace another
 * answer.
 */
export function guestsToTake(guests: Answers, own: Answers): GuestsToTake {
  const found = Object.entries(withoutSame(guests, own)).filter(([id, answer]) => hasAnswers({ [id]: answer }))
  const isOpen = ([id]: readonly [string, Answer]) => !hasAnswers({ [id]: own[id] ?? [] })
  const open: Answers = Object.fromEntries(found.filter(isOpen))
  const others: Answers = Object.fromEntries(found.filter((entry) => !isOpen(entry)))
  return hasAnswers(open) ? { taken: open, left: others, isReplacing: false } : { taken: others, left: {}, isReplacing: hasAnswers(others) }
}

/** Lists the ports and use cases of the pages of worksheets. */
export interface WorksheetFeature {
  readonly worksheets: WorksheetRepository
  readonly markAnswers: MarkAnswers
  readonly readRightAnswers: ReadRightAnswers
  readonly answers: AnswerStore
}
