import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, listResponse, objectResponse } from './apiCall.ts'
import { categoryGroupItems, categoryItems } from '../categorySchema.ts'
import { pageFields } from '../pageSchema.ts'
import { someId } from '../parsing.ts'
import {
  chapterAnswersItems,
  chapterStandingItems,
  markedChapterSchema,
  worksheetReviewItems,
  worksheetChapterItems,
  worksheetDetailSchema,
  worksheetItems,
} from '../worksheet.ts'
import { worksheetPaths as paths } from '../worksheetPaths.ts'
import { problemLevels } from '../../../domain/problems/problemQuery.ts'

const { read, readAsUser, write } = callDefaults({ noun: 'worksheet', area: '학습지', origin: 'ours', specId: 'S-003' })
const firstPage = { page: 1 }
const anyWorksheet = { id: fromResponse('worksheets', 'worksheetList', 0, 'worksheetId') }
const filters = { difficulty: problemLevels[0], category: ['파이썬'] }

/** The spec has worksheets (S-003) and links to their chapters (S-115), but names no call for them: all of this is ours. */
export const worksheetCalls: readonly ApiCall[] = [
  {
    ...read,
    name: 'worksheets',
    path: paths.worksheets,
    summary: `A page of the worksheets: newest (DESC), oldest (ASC) or most filled in first (POPULAR). difficulty: ${problemLevels.join(', ')}.`,
    purpose: '학습지 목록',
    query: { ...firstPage, order: 'DESC' },
    optionalQuery: filters,
    response: listResponse('worksheetList', worksheetItems, pageFields),
  },
  {
    ...read,
    name: 'searchWorksheets',
    path: paths.search,
    summary: 'The same, of what fits a keyword.',
    purpose: '학습지 찾기',
    query: { ...firstPage, order: 'DESC', keyword: fromResponse('worksheets', 'worksheetList', 0, 'title') },
    optionalQuery: filters,
    response: listResponse('worksheetList', worksheetItems, pageFields),
  },
  {
    ...read,
    name: 'worksheetCategories',
    path: paths.categories,
    summary: 'Every category with its group.',
    purpose: '학습지 분류',
    query: firstPage,
    response: listResponse('categoryList', categoryItems),
  },
  {
    ...read,
    name: 'worksheetCategoryGroups',
    path: paths.categoryGroups,
    specId: 'S-136',
    summary: 'How the categories of each group are chosen; not required and CHECKBOX where it is not said.',
    purpose: '학습지 분류 묶음',
    query: firstPage,
    response: listResponse('categoryGroupList', categoryGroupItems),
  },
  {
    ...read,
    name: 'worksheet',
    path: paths.worksheet,
    summary: "The card's fields, and what goes well with it.",
    purpose: '학습지 소개',
    pathParameters: anyWorksheet,
    response: objectResponse(worksheetDetailSchema),
  },
  {
    ...read,
    name: 'worksheetChapters',
    path: paths.chapters,
    summary:
      'Its chapters with their questions, without what is right. type: CHOICE, SHORT, CODE_BLANK (blanks are underscores), ORDER (lines out of order), OUTPUT or PROBLEM.',
    purpose: '학습지 문항',
    pathParameters: anyWorksheet,
    response: listResponse('chapterList', worksheetChapterItems),
  },
  {
    ...readAsUser,
    name: 'worksheetAnswers',
    path: paths.rightAnswers,
    summary:
      "What is right in each chapter and why, for a teacher's sheet of answers: each answer in the form of one that is handed in, of several right ones the first; none of a problem. 403: to who does not teach.",
    purpose: '학습지 정답지',
    pathParameters: anyWorksheet,
    response: listResponse('chapterList', chapterAnswersItems),
    acceptedErrors: [403],
  },
  {
    ...write,
    name: 'markWorksheet',
    path: paths.answers,
    summary:
      "Marks the answers to a chapter, or to some of its questions, and tells the chapter's standing with explanations. An answer is a list of texts: a choice's number, a text, a text for each blank, or the lines' numbers in their order.",
    purpose: '학습지 채점',
    pathParameters: { ...anyWorksheet, chapterId: fromResponse('worksheetChapters', 'chapterList', 0, 'chapterId') },
    body: {
      schema: z.object({ answerList: z.array(z.object({ questionId: someId, answer: z.array(z.string()) })) }),
      example: {
        answerList: [
          { questionId: fromResponse('worksheetChapters', 'chapterList', 0, 'questionList', 0, 'questionId'), answer: ['아직 몰라요'] },
        ],
      },
    },
    response: objectResponse(markedChapterSchema),
  },
  {
    ...readAsUser,
    name: 'worksheetStandings',
    path: paths.standings,
    summary: 'How the viewer stands with each chapter; answeredDate is null for one that was not marked as a whole yet.',
    purpose: '학습지 푼 기록',
    pathParameters: anyWorksheet,
    response: listResponse('chapterList', chapterStandingItems),
    dependsOn: 'markWorksheet',
  },
  {
    ...readAsUser,
    name: 'worksheetReviews',
    path: paths.reviews,
    summary: 'What the viewer answered wrongly and when it comes again (a Korean date), the soonest first.',
    purpose: '다시 풀 문항',
    query: firstPage,
    response: listResponse('reviewList', worksheetReviewItems, pageFields),
    dependsOn: 'markWorksheet',
  },
]
