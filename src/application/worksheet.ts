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

/** Answers to be marked: those of a chapter, or of some of its questions. */
export interface AnswerSheet {
  readonly worksheetId: Id
  readonly chapterId: Id
  readonly answers: readonly GivenAnswer[]
}

export interface MarkedChapter {
  readonly chapter: ChapterStanding
  /** What it earned, the first time. */
  readonly reward: SolvingReward
}

/** Worksheets, which everybody may look at and fill in. Only the backend knows what is right. */
export interface WorksheetRepository {
  /** A query with a keyword searches, one without lists. */
  find(query: WorksheetQuery, signal?: AbortSignal): Promise<Page<WorksheetCard>>
  categories(signal?: AbortSignal): Promise<readonly Category[]>
  categoryGroups(signal?: AbortSignal): Promise<readonly CategoryGroup[]>
  worksheet(worksheetId: Id, signal?: AbortSignal): Promise<WorksheetDetail>
  chapters(worksheetId: Id, signal?: AbortSignal): Promise<readonly WorksheetChapter[]>
  /** What is right, and why, before anything is answered: for those who teach. */
  rightAnswers(worksheetId: Id, signal?: AbortSignal): Promise<readonly ChapterAnswers[]>
  /** For users only, as everything that follows. */
  standings(worksheetId: Id, signal?: AbortSignal): Promise<readonly ChapterStanding[]>
  /** What was answered wrongly and comes again, the soonest first. */
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
  /** There is no such chapter any more. */
  | { readonly kind: 'gone' }
  /** The answer was lost, and the results could not be read either: it may have arrived. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

export type MarkAnswers = (sheet: AnswerSheet) => Promise<MarkOutcome>

/**
 * One sheet at a time, and one call for it, which is never made again by itself. Where its answer was lost, the results are looked for
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
  /** Not signed in any more, or not a teacher here any more. */
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'failed' }

export type ReadRightAnswers = (worksheetId: Id) => Promise<RightAnswersOutcome>

/** Read when a sheet of them is asked for, and kept nowhere: a device in a classroom is looked at by many. */
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

/** The same answers have the same results, whenever they were marked. */
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

/** Whose answers they are, and to which chapter. */
export interface AnswersKey {
  /** Null: a guest. */
  readonly userId: Id | null
  readonly chapterId: Id
}

/** The device's place for answers that were not marked yet. Nothing rejects: what cannot be stored lasts as long as the page. */
export interface AnswerStore {
  read(key: AnswersKey): Promise<Answers>
  /** Changes what is there in one go, whoever else writes: another tab has the same chapter open. Tells what is there then. */
  change(key: AnswersKey, next: (stored: Answers) => Answers): Promise<Answers>
}

/** What a guest has answered on this device, for who is signed in: it is nobody's until it is taken. */
export async function guestAnswers(store: AnswerStore, { userId, chapterId }: AnswersKey): Promise<Answers> {
  return userId === null ? {} : store.read({ userId: null, chapterId })
}

/** Without those answers, as far as nothing else was answered since. */
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
 * What is taken of a guest's answers: those to what is not answered here, and once there are none of these, those that replace another
 * answer.
 */
export function guestsToTake(guests: Answers, own: Answers): GuestsToTake {
  const found = Object.entries(withoutSame(guests, own)).filter(([id, answer]) => hasAnswers({ [id]: answer }))
  const isOpen = ([id]: readonly [string, Answer]) => !hasAnswers({ [id]: own[id] ?? [] })
  const open: Answers = Object.fromEntries(found.filter(isOpen))
  const others: Answers = Object.fromEntries(found.filter((entry) => !isOpen(entry)))
  return hasAnswers(open) ? { taken: open, left: others, isReplacing: false } : { taken: others, left: {}, isReplacing: hasAnswers(others) }
}

/** What the pages of worksheets ask for. */
export interface WorksheetFeature {
  readonly worksheets: WorksheetRepository
  readonly markAnswers: MarkAnswers
  readonly readRightAnswers: ReadRightAnswers
  readonly answers: AnswerStore
}
