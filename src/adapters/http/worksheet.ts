import * as z from 'zod/mini'
import { fetchFirstPage, fillContentPath, firstPageQuery, withErrorLog } from './calls.ts'
import { categoryGroupItems, categoryItems } from './categorySchema.ts'
import type { HttpClient } from './client.ts'
import { optionalDate, optionalDateTime, requiredDate } from './timeSchemas.ts'
import { fetchObject, fetchPage, fetchParsed } from './reads.ts'
import {
  count,
  flag,
  type ItemReader,
  nullableImageUrl,
  nullableNumber,
  nullablePlainText,
  nullableText,
  orNull,
  ownValue,
  parseList,
  parseObject,
  plainText,
  requiredItems,
  requiredText,
  type Schema,
  someId,
  textOrEmpty,
  validItems,
  wholeNumber,
} from './parsing.ts'
import { worksheetPaths as paths } from './worksheetPaths.ts'
import type { Log } from '../../application/platform.ts'
import type { MarkedChapter, WorksheetRepository } from '../../application/worksheet.ts'
import { blankCount } from '../../domain/worksheet/marking.ts'
import {
  type BlankQuestion,
  type ChapterAnswers,
  type ChapterStanding,
  type ChoiceQuestion,
  type OrderQuestion,
  type OutputQuestion,
  type ProblemQuestion,
  type QuestionResult,
  type ReviewItem,
  type ShortQuestion,
  type WorksheetCard,
  type WorksheetChapter,
  type WorksheetDetail,
  type WorksheetQuestion,
  worksheetQuery,
} from '../../domain/worksheet/worksheet.ts'

const cardFields = {
  worksheetId: someId,
  title: textOrEmpty,
  summary: nullableText,
  thumbnail: nullableImageUrl,
  difficulty: nullableNumber,
  categoryList: validItems(categoryItems.schema),
  minutes: nullableNumber,
  chapterCount: count,
  questionCount: count,
  doneCount: orNull(wholeNumber),
}

export const worksheetItems: ItemReader<WorksheetCard> = {
  schema: z.object(cardFields),
  idOf: ({ worksheetId }) => worksheetId,
}

export const worksheetDetailSchema: Schema<WorksheetDetail> = z.pipe(
  z.object({ ...cardFields, relatedList: validItems(worksheetItems.schema) }),
  z.transform(({ relatedList, ...card }) => ({ ...card, related: relatedList })),
)

/** Blanks in front of a line of code count. */
const someCode = z.pipe(
  nullablePlainText,
  z.custom<string>((read) => typeof read === 'string' && read.trim() !== ''),
)
const optionalCode = z.catch(z.nullable(someCode), null)
/** Parses a choice or an order, which has at least two entries. */
const severalOf = (schema: Schema<string>) =>
  z.pipe(
    validItems(schema),
    z.custom<readonly string[]>((read) => Array.isArray(read) && read.length > 1),
  )

const baseFields = { questionId: someId, text: requiredText }

const choiceSchema: Schema<ChoiceQuestion> = z.pipe(
  z.object({ type: z.literal('CHOICE'), ...baseFields, code: optionalCode, choices: severalOf(requiredText) }),
  z.transform(({ type, ...question }) => ({ kind: type, ...question })),
)

const shortSchema: Schema<ShortQuestion> = z.pipe(
  z.object({ type: z.literal('SHORT'), ...baseFields, code: optionalCode }),
  z.transform(({ type, ...question }) => ({ kind: type, ...question })),
)

const codeWithBlanks = z.pipe(
  someCode,
  z.custom<string>((read) => typeof read === 'string' && blankCount(read) > 0),
)

const blankSchema: Schema<BlankQuestion> = z.pipe(
  z.object({ type: z.literal('CODE_BLANK'), ...baseFields, code: codeWithBlanks, output: nullablePlainText }),
  z.transform(({ type, ...question }) => ({ kind: type, ...question })),
)

const orderSchema: Schema<OrderQuestion> = z.pipe(
  z.object({ type: z.literal('ORDER'), ...baseFields, lines: severalOf(someCode), output: nullablePlainText }),
  z.transform(({ type, ...question }) => ({ kind: type, ...question })),
)

const outputSchema: Schema<OutputQuestion> = z.pipe(
  z.object({ type: z.literal('OUTPUT'), ...baseFields, code: someCode }),
  z.transform(({ type, ...question }) => ({ kind: type, ...question })),
)

const problemSchema: Schema<ProblemQuestion> = z.pipe(
  z.object({ type: z.literal('PROBLEM'), ...baseFields, problemId: someId, title: requiredText }),
  z.transform(({ type, ...question }) => ({ kind: type, ...question })),
)

/** A question of an unknown kind is dropped, like one without its required fields. */
export const worksheetQuestionSchema: Schema<WorksheetQuestion> = z.union([
  choiceSchema,
  shortSchema,
  blankSchema,
  orderSchema,
  outputSchema,
  problemSchema,
])

export const worksheetChapterItems: ItemReader<WorksheetChapter> = {
  schema: z.pipe(
    z.object({ chapterId: someId, title: textOrEmpty, questionList: requiredItems(worksheetQuestionSchema) }),
    z.transform(({ questionList, ...chapter }) => ({ ...chapter, questions: questionList })),
  ),
  idOf: ({ chapterId }) => chapterId,
}

const answer = requiredItems(plainText)

const resultSchema: Schema<QuestionResult> = z.object({
  questionId: someId,
  answer,
  isCorrect: flag,
  rightAnswer: answer,
  explanation: nullableText,
  reviewDate: optionalDate,
})

/** A problem's answer has only its explanation: the rest is on its own page. */
export const chapterAnswersItems: ItemReader<ChapterAnswers> = {
  schema: z.pipe(
    z.object({
      chapterId: someId,
      answerList: requiredItems(z.object({ questionId: someId, rightAnswer: answer, explanation: nullableText })),
    }),
    z.transform(({ answerList, ...chapter }) => ({ ...chapter, answers: answerList })),
  ),
  idOf: ({ chapterId }) => chapterId,
}

const standingFields = {
  chapterId: someId,
  questionCount: count,
  solvedCount: count,
  answeredDate: optionalDateTime,
  resultList: requiredItems(resultSchema),
}

export const chapterStandingItems: ItemReader<ChapterStanding> = {
  schema: z.pipe(
    z.object(standingFields),
    z.transform(({ resultList, ...standing }) => ({ ...standing, results: resultList })),
  ),
  idOf: ({ chapterId }) => chapterId,
}

export const markedChapterSchema: Schema<MarkedChapter> = z.pipe(
  z.object({ ...standingFields, rewardPoint: count, rewardExperience: count }),
  z.transform(({ resultList, rewardPoint, rewardExperience, ...standing }) => ({
    chapter: { ...standing, results: resultList },
    reward: { point: rewardPoint, experience: rewardExperience },
  })),
)

export const worksheetReviewItems: ItemReader<ReviewItem> = {
  schema: z.object({
    worksheetId: someId,
    worksheetTitle: textOrEmpty,
    chapterId: someId,
    question: worksheetQuestionSchema,
    reviewDate: requiredDate,
  }),
  idOf: ({ question }) => question.questionId,
}

export function httpWorksheetRepository(client: HttpClient, log: Log): WorksheetRepository {
  return {
    find: (query, signal) =>
      fetchPage(client, log, {
        path: query.keyword === null ? paths.worksheets : paths.search,
        query: { ...Object.fromEntries(worksheetQuery.parameters({ ...query, categories: [] })), category: query.categories },
        signal,
        items: worksheetItems,
        key: 'worksheetList',
      }),
    categories: (signal) => fetchFirstPage(client, log, { path: paths.categories, key: 'categoryList', items: categoryItems, signal }),
    categoryGroups: (signal) =>
      fetchFirstPage(client, log, { path: paths.categoryGroups, key: 'categoryGroupList', items: categoryGroupItems, signal }),
    worksheet: (id, signal) =>
      fetchObject(client, log, { path: paths.worksheet, params: { id }, signal, schema: worksheetDetailSchema, name: 'worksheet' }),
    chapters: (id, signal) =>
      fetchParsed(client, log, {
        path: paths.chapters,
        params: { id },
        signal,
        parse: (raw) => parseList(ownValue(raw, 'chapterList'), worksheetChapterItems, 'chapterList', log),
      }),
    rightAnswers: (id, signal) =>
      fetchParsed(client, log, {
        path: paths.rightAnswers,
        params: { id },
        signal,
        parse: (raw) => parseList(ownValue(raw, 'chapterList'), chapterAnswersItems, 'chapterList', log),
      }),
    standings: (id, signal) =>
      fetchParsed(client, log, {
        path: paths.standings,
        params: { id },
        signal,
        parse: (raw) => parseList(ownValue(raw, 'chapterList'), chapterStandingItems, 'chapterList', log),
      }),
    reviews: (signal) =>
      fetchPage(client, log, { path: paths.reviews, query: firstPageQuery, signal, items: worksheetReviewItems, key: 'reviewList' }),
    mark: ({ worksheetId, chapterId, answers }) =>
      withErrorLog(log, paths.answers, async () => {
        const path = fillContentPath(paths.answers, { id: worksheetId, chapterId })
        return parseObject(await client.post(path, { answerList: answers }), markedChapterSchema, 'marked chapter', log)
      }),
  }
}
