import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, listResponse, objectResponse } from './apiCall.ts'
import { categoryGroupItems, categoryItems } from '../categorySchema.ts'
import { pageFields } from '../reads.ts'
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
    summary: `Returns a page of the worksheets: newest (DESC), oldest (ASC) or most filled in first (POPULAR). difficulty: ${problemLevels.join(', ')}.`,
    purpose: '학습지 목록',
    query: { ...firstPage, order: 'DESC' },
    optionalQuery: filters,
    response: listResponse('worksheetList', worksheetItems, pageFields),
  },
  {
    ...read,
    name: 'searchWorksheets',
    path: paths.search,
    summary: 'Returns the same for a keyword.',
    purpose: '학습지 찾기',
    query: { ...firstPage, order: 'DESC', keyword: fromResponse('worksheets', 'worksheetList', 0, 'title') },
    optionalQuery: filters,
    response: listResponse('worksheetList', worksheetItems, pageFields),
  },
  {
    ...read,
    name: 'worksheetCategories',
    path: paths.categories,
    summary: 'Lists all categories, each with its group.',
    purpose: '학습지 분류',
    query: firstPage,
    response: listResponse('categoryList', categoryItems),
  },
  {
    ...read,
    name: 'worksheetCategoryGroups',
    path: paths.categoryGroups,
    specId: 'S-136',
    summary: 'Tells how the categories of each group are selected. A group that is not listed is optional and uses CHECKBOX.',
    purpose: '학습지 분류 묶음',
    query: firstPage,
    response: listResponse('categoryGroupList', categoryGroupItems),
  },
  {
    ...read,
    name: 'worksheet',
    path: paths.worksheet,
    summary: 'Returns the fields of the card and related items.',
    purpose: '학습지 소개',
    pathParameters: anyWorksheet,
    response: objectResponse(worksheetDetailSchema),
  },
  {
    ...read,
    name: 'worksheetChapters',
    path: paths.chapters,
    summary:
      'Returns the chapters with their questions, without the solutions. type: CHOICE, SHORT, CODE_BLANK (blanks are underscores), ORDER (lines out of order), OUTPUT or PROBLEM.',
    purpose: '학습지 문항',
    pathParameters: anyWorksheet,
    response: listResponse('chapterList', worksheetChapterItems),
  },
  {
    ...readAsUser,
    name: 'worksheetAnswers',
    path: paths.rightAnswers,
    summary:
      "Returns the solutions of each chapter with explanations, for a teacher's answer sheet: each in the form of a submitted answer, the first of several accepted ones; none for a problem. 403 if the user is not a teacher.",
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
      "Marks the answers to a chapter or to some of its questions, and returns the viewer's state in the chapter with explanations. An answer is a list of texts: the number of a choice, a text, one text per blank, or the numbers of the lines in their order.",
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
    summary: 'Returns the viewer’s state in each chapter; answeredDate is null until the whole chapter has been marked.',
    purpose: '학습지 푼 기록',
    pathParameters: anyWorksheet,
    response: listResponse('chapterList', chapterStandingItems),
    dependsOn: 'markWorksheet',
  },
  {
    ...readAsUser,
    name: 'worksheetReviews',
    path: paths.reviews,
    summary: 'Lists the questions that the viewer answered wrongly with the Korean date of their repetition, soonest first.',
    purpose: '다시 풀 문항',
    query: firstPage,
    response: listResponse('reviewList', worksheetReviewItems, pageFields),
    dependsOn: 'markWorksheet',
  },
]
