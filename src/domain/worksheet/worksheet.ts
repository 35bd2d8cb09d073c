import { hrefWithQuery, type Id } from '../id.ts'
import { catalogueOrders, listQuery, type QueryOf } from '../catalogue/listQuery.ts'
import { materialFilters } from '../material/materialQuery.ts'
import { hrefTo, paths } from '../paths.ts'
import type { Category } from '../catalogue/category.ts'

/** A worksheet in a list. */
export interface WorksheetCard {
  readonly worksheetId: Id
  readonly title: string
  readonly summary: string | null
  readonly thumbnail: string | null
  /** A score that seven stars show, up to 28. */
  readonly difficulty: number | null
  readonly categoryList: readonly Category[]
  /** The time it takes to fill in. */
  readonly minutes: number | null
  readonly chapterCount: number
  readonly questionCount: number
  /** The number of its chapters that were marked for the viewer; null for a guest. */
  readonly doneCount: number | null
}

export interface WorksheetDetail extends WorksheetCard {
  /** Related worksheets, the best match first. */
  readonly related: readonly WorksheetCard[]
}

export interface WorksheetChapter {
  readonly chapterId: Id
  readonly title: string
  readonly questions: readonly WorksheetQuestion[]
}

interface BaseQuestion {
  readonly questionId: Id
  /** The text of the question; code in it is written as `this`. */
  readonly text: string
}

interface QuestionWithCode extends BaseQuestion {
  readonly code: string | null
}

export interface ChoiceQuestion extends QuestionWithCode {
  readonly kind: 'CHOICE'
  readonly choices: readonly string[]
}

export interface ShortQuestion extends QuestionWithCode {
  readonly kind: 'SHORT'
}

/** A program with blanks, each drawn as three or more underscores. */
export interface BlankQuestion extends BaseQuestion {
  readonly kind: 'CODE_BLANK'
  readonly code: string
  /** The output of the program once it is right; null: not sent. */
  readonly output: string | null
}

/** A question whose lines of a program are in a wrong order. */
export interface OrderQuestion extends BaseQuestion {
  readonly kind: 'ORDER'
  readonly lines: readonly string[]
  /** The output of the program once it is right; null: not sent. */
  readonly output: string | null
}

/** A question about the output of a program. */
export interface OutputQuestion extends BaseQuestion {
  readonly kind: 'OUTPUT'
  readonly code: string
}

/** A problem of the catalogue, which counts when it is solved on its own page. */
export interface ProblemQuestion extends BaseQuestion {
  readonly kind: 'PROBLEM'
  readonly problemId: Id
  readonly title: string
}

export type WorksheetQuestion = ChoiceQuestion | ShortQuestion | BlankQuestion | OrderQuestion | OutputQuestion | ProblemQuestion
export type QuestionKind = WorksheetQuestion['kind']
export const questionKinds = ['CHOICE', 'SHORT', 'CODE_BLANK', 'ORDER', 'OUTPUT', 'PROBLEM'] as const satisfies readonly QuestionKind[]

/**
 * An answer: the number of a choice, a text, the text of each blank, or the numbers of the lines in their order. Empty where nothing was
 * answered, and for a problem, which is answered on its own page.
 */
export type Answer = readonly string[]

/** The answers by the ids of their questions. */
export type Answers = Readonly<Record<string, Answer>>

export const maxAnswerLength = 500

/** The result of an answer. Only a marked answer comes with the right answer and its explanation. */
export interface QuestionResult {
  readonly questionId: Id
  readonly answer: Answer
  readonly isCorrect: boolean
  readonly rightAnswer: Answer
  readonly explanation: string | null
  /** The Korean date on which the question is repeated; null: it is not. */
  readonly reviewDate: string | null
}

/** The right answers of a chapter, for teachers. */
export interface ChapterAnswers {
  readonly chapterId: Id
  readonly answers: readonly Pick<QuestionResult, 'questionId' | 'rightAnswer' | 'explanation'>[]
}

/** The viewer's state in a chapter. */
export interface ChapterStanding {
  readonly chapterId: Id
  readonly questionCount: number
  readonly solvedCount: number
  /** ISO date-time of the last marking; null: it was not marked yet. */
  readonly answeredDate: string | null
  readonly results: readonly QuestionResult[]
}

/** A question that was answered wrongly, and the date of its repetition. */
export interface ReviewItem {
  readonly worksheetId: Id
  readonly worksheetTitle: string
  readonly chapterId: Id
  readonly question: WorksheetQuestion
  /** A Korean date. */
  readonly reviewDate: string
}

/** Compares two ids, which may be text in one list and numbers in the other. */
const isSameId = (one: Id, other: Id): boolean => String(one) === String(other)

export function chapterStandingOf(chapterId: Id, standings: readonly ChapterStanding[]): ChapterStanding | null {
  return standings.find((standing) => isSameId(standing.chapterId, chapterId)) ?? null
}

export function resultOf(questionId: Id, results: readonly QuestionResult[]): QuestionResult | null {
  return results.find((result) => isSameId(result.questionId, questionId)) ?? null
}

/** Lists the right answers in the order of the page; null for questions without a known one. */
export function rightAnswersInOrder(
  { chapterId, questions }: WorksheetChapter,
  known: readonly ChapterAnswers[],
): readonly { readonly question: WorksheetQuestion; readonly answer: ChapterAnswers['answers'][number] | null }[] {
  const own = known.find((chapter) => isSameId(chapter.chapterId, chapterId))?.answers ?? []
  return questions.map((question) => ({
    question,
    answer: own.find(({ questionId }) => isSameId(questionId, question.questionId)) ?? null,
  }))
}

export function isMarked(standing: Pick<ChapterStanding, 'answeredDate'> | null): boolean {
  return standing !== null && standing.answeredDate !== null
}

/** Returns the chapter in the address, else the first that was not marked yet, where the viewer stopped. Null: there are none. */
export function chapterToOpen(
  chapters: readonly WorksheetChapter[],
  standings: readonly ChapterStanding[],
  requestedId: string | null,
): WorksheetChapter | null {
  return (
    chapters.find(({ chapterId }) => String(chapterId) === requestedId) ??
    chapters.find(({ chapterId }) => !isMarked(chapterStandingOf(chapterId, standings))) ??
    chapters[0] ??
    null
  )
}

/** Returns the chapter to open next: the first unmarked one after this, searching to the end and then from the start. */
export function nextChapter(
  chapters: readonly WorksheetChapter[],
  standings: readonly ChapterStanding[],
  chapterId: Id,
): WorksheetChapter | null {
  const at = chapters.findIndex((chapter) => isSameId(chapter.chapterId, chapterId))
  const inTurn = [...chapters.slice(at + 1), ...chapters.slice(0, Math.max(0, at))]
  return inTurn.find((chapter) => !isMarked(chapterStandingOf(chapter.chapterId, standings))) ?? null
}

/** Returns the standings after a chapter was marked. */
export function withStanding(standings: readonly ChapterStanding[], marked: ChapterStanding): readonly ChapterStanding[] {
  return [...standings.filter(({ chapterId }) => !isSameId(chapterId, marked.chapterId)), marked]
}

export function isWorksheetDone({ chapterCount, doneCount }: Pick<WorksheetCard, 'chapterCount' | 'doneCount'>): boolean {
  return doneCount !== null && chapterCount > 0 && doneCount >= chapterCount
}

export function worksheetHref({ worksheetId }: Pick<WorksheetCard, 'worksheetId'>): string {
  return hrefTo('worksheet', { worksheetId })
}

export function chapterHref(worksheetId: Id, chapterId: Id): string {
  return hrefWithQuery(hrefTo('worksheet', { worksheetId }), [['chapter', String(chapterId)]])
}

/** Returns the anchor of a question on its page. */
export function questionAnchor(questionId: Id): string {
  return `question-${questionId}`
}

/** The query of the worksheet list. */
export const worksheetQuery = listQuery(catalogueOrders, { ...materialFilters })

export type WorksheetQuery = QueryOf<typeof worksheetQuery>

/** Returns the address of this query; `/worksheet?page=1&order=DESC` for all worksheets. */
export function worksheetsHref(query: WorksheetQuery): string {
  return hrefWithQuery(paths.worksheets, worksheetQuery.parameters(query))
}
