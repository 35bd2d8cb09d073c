import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, listResponse, objectResponse } from './apiCall.ts'
import { draftBefore, draftVersions, savedVersion } from './draftContract.ts'
import { blockPaths as paths } from '../problemPaths.ts'
import {
  answerBody,
  blockCardItems,
  blockCategoryItems,
  blockDetailSchema,
  blockStandingSchema,
  blockSubmissionItems,
  blockSubmissionSchema,
  submittedBlocksSchema,
} from '../blockSchemas.ts'
import { categoryGroupItems } from '../categorySchema.ts'
import { pageFields } from '../reads.ts'
import { someId, wholeNumber } from '../parsing.ts'
import { hintSchema } from '../submission.ts'
import { problemStates } from '../../../domain/problems/problem.ts'
import { problemLevels } from '../../../domain/problems/problemQuery.ts'

const firstPage = { page: 1 }
const filters = { difficulty: problemLevels[0], category: ['순서'], state: problemStates[0] }
const anyBlock = { id: fromResponse('blocks', 'blockList', 0, 'blockId') }
const started = { kind: 'when_started', actorId: '거북이' }
const program = { version: 1, scripts: [{ trigger: started, body: [{ kind: 'forward' }], place: null }], functions: [] }
const tooLong = 413

const { read, readAsUser, write } = callDefaults({ noun: 'block', area: '블록 문제', origin: 'ours' })

/** The spec has block problems (S-003) and links to their pages, but names no call for them: paths, bodies and answers are ours. */
export const blockCalls: readonly ApiCall[] = [
  {
    ...read,
    name: 'blocks',
    path: paths.blocks,
    specId: 'S-003',
    summary: `Returns a page of the block problems: newest (DESC), oldest (ASC) or most solved first (POPULAR). difficulty: ${problemLevels.join(', ')}.`,
    purpose: '블록 문제 목록',
    query: { ...firstPage, order: 'DESC' },
    optionalQuery: filters,
    response: listResponse('blockList', blockCardItems, pageFields),
  },
  {
    ...read,
    name: 'searchBlocks',
    path: paths.search,
    specId: 'S-003',
    summary: 'Returns the same for a keyword.',
    purpose: '블록 문제 찾기',
    query: { ...firstPage, order: 'DESC', keyword: fromResponse('blocks', 'blockList', 0, 'title') },
    optionalQuery: filters,
    response: listResponse('blockList', blockCardItems, pageFields),
  },
  {
    ...read,
    name: 'blockCategories',
    path: paths.categories,
    specId: 'S-003',
    summary: 'Lists all categories, each with its group and the number of its block problems that the viewer has solved; null for a guest.',
    purpose: '블록 문제 분류',
    query: firstPage,
    response: listResponse('categoryList', blockCategoryItems),
  },
  {
    ...read,
    name: 'blockCategoryGroups',
    path: paths.categoryGroups,
    specId: 'S-136',
    summary: 'Tells how the categories of each group are selected. A group that is not listed is optional and uses CHECKBOX.',
    purpose: '블록 문제 분류 묶음',
    query: firstPage,
    response: listResponse('categoryGroupList', categoryGroupItems),
  },
  {
    ...read,
    name: 'block',
    path: paths.block,
    specId: 'S-003',
    summary: 'Returns the fields of the card, the task, the toolbox and the visible seas. All texts are plain text.',
    purpose: '블록 문제 내용',
    pathParameters: anyBlock,
    response: objectResponse(blockDetailSchema),
  },
  {
    ...readAsUser,
    name: 'blockStanding',
    path: paths.standing,
    specId: 'S-003',
    summary: 'Returns the viewer’s state in the problem: stars, number of submissions, opened hints, and the stored draft.',
    purpose: '나와 블록 문제',
    pathParameters: anyBlock,
    response: objectResponse(blockStandingSchema),
  },
  {
    ...readAsUser,
    name: 'blockSubmissions',
    path: paths.submissions,
    specId: 'S-003',
    summary: "Returns a page of the viewer's submissions of the block problem, newest first.",
    purpose: '제출 기록',
    pathParameters: anyBlock,
    query: firstPage,
    response: listResponse('submissionList', blockSubmissionItems, pageFields),
    mustHold: { submissionId: fromResponse('submitBlocks', 'submissionId') },
  },
  {
    ...readAsUser,
    name: 'blockSubmission',
    path: paths.submission,
    specId: 'S-003',
    summary: 'Returns a submission with its program and verdict. The page polls it while its state is JUDGING.',
    purpose: '제출한 블록',
    pathParameters: { submissionId: fromResponse('submitBlocks', 'submissionId') },
    response: objectResponse(submittedBlocksSchema),
    mustHold: { submissionId: fromResponse('submitBlocks', 'submissionId'), program },
  },
  {
    ...write,
    name: 'saveBlockDraft',
    method: 'PUT',
    path: paths.drafts,
    specId: 'S-003',
    summary: `Stores a draft: blocks in program, Python in code, independently of each other. ${draftVersions} 413 if it is too long.`,
    purpose: '만들던 블록 저장',
    pathParameters: anyBlock,
    body: { schema: z.object({ ...answerBody, ...draftBefore }), example: { language: 'BLOCKS', program, before: null } },
    response: savedVersion,
    successes: [200, 204],
    acceptedErrors: [409, tooLong],
  },
  {
    ...write,
    access: 'anyone',
    name: 'tryOutBlocks',
    path: paths.trials,
    specId: 'S-003',
    summary:
      'Judges a guest’s blocks or Python in every sea without storing anything: submissionId is 0, and nothing is earned. ' +
      '403 if the problem is judged for signed-in users only; 413 if the program is too long.',
    purpose: '손님의 블록 채점',
    pathParameters: anyBlock,
    body: { schema: z.object(answerBody), example: { language: 'BLOCKS', program } },
    response: objectResponse(blockSubmissionSchema),
    acceptedErrors: [403, tooLong],
  },
  {
    ...write,
    name: 'submitBlocks',
    path: paths.submissions,
    specId: 'S-003',
    summary:
      'Judges blocks (program) or Python (code) in every sea: 201 with the verdict, or 202 with the state JUDGING. contentType, contentId and lessonId ' +
      'identify the lesson of the submission. Only blocks earn stars. A problem’s reward is given once. 403 if the lesson is not open to the viewer; 409 if an earlier submission is still being judged; 413 if the program is too long.',
    purpose: '블록 제출',
    pathParameters: anyBlock,
    body: {
      schema: z.object({
        ...answerBody,
        contentType: z.optional(z.enum(['COURSE', 'COURSE_CLASS'])),
        contentId: z.optional(someId),
        lessonId: z.optional(someId),
      }),
      example: { language: 'BLOCKS', program },
    },
    response: objectResponse(blockSubmissionSchema),
    successes: [201, 202],
    acceptedErrors: [403, 409, tooLong],
  },
  {
    ...write,
    name: 'openBlockHint',
    path: paths.hints,
    specId: 'S-003',
    summary: 'Opens a hint, which lowers the reward. 409 if another attempt is required first.',
    purpose: '블록 힌트 열기',
    pathParameters: anyBlock,
    body: { schema: z.object({ hintNumber: wholeNumber }), example: { hintNumber: 1 } },
    response: objectResponse(hintSchema),
    acceptedErrors: [409],
    dependsOn: 'submitBlocks',
  },
]
