import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, listResponse, objectResponse } from './apiCall.ts'
import { draftBefore, draftVersions, savedVersion } from './draftContract.ts'
import { pageFields } from '../reads.ts'
import { nullableNumber, nullableText, plainText, someId, wholeNumber } from '../parsing.ts'
import { activeDayItems, recentAttemptItems } from '../learningRecord.ts'
import { problemCardItems, problemDetailSchema, problemStandingSchema } from '../problem.ts'
import { problemPaths as paths } from '../problemPaths.ts'
import { problemCategoryGroupItems, problemCategoryItems, lessonPlanSchema, problemTypeSchema } from '../problemTypes.ts'
import { hintSchema, submissionItems, submissionSchema, submittedCodeSchema } from '../submission.ts'
import { executionStates } from '../../../domain/problems/execution.ts'
import { problemStates } from '../../../domain/problems/problem.ts'
import { problemLevels } from '../../../domain/problems/problemQuery.ts'
import { taskKinds } from '../../../domain/problems/readingTask.ts'
import { programmingLanguages } from '../../../domain/problems/programmingLanguage.ts'

const firstPage = { page: 1 }
const filters = {
  difficulty: problemLevels[0],
  category: ['여러 갈래'],
  language: programmingLanguages[0],
  kind: taskKinds[0],
  state: problemStates[0],
}
const anyProblem = { id: fromResponse('problems', 'problemList', 0, 'problemId') }
const language = z.enum(programmingLanguages)
const program = { language: 'PYTHON', code: 'print(input())\n' }
const tooLong = 413

const { read, readAsUser, write } = callDefaults({ noun: 'problem', area: '문제', origin: 'ours' })

/** The spec has text problems (S-003) and links to their pages, but names no call for them: paths, bodies and answers are ours. */
export const problemCalls: readonly ApiCall[] = [
  {
    ...read,
    name: 'problems',
    path: paths.problems,
    specId: 'S-003',
    summary: `Returns a page of the problems: newest (DESC), oldest (ASC) or most solved first (POPULAR). difficulty: ${problemLevels.join(', ')}.`,
    purpose: '문제 목록',
    query: { ...firstPage, order: 'DESC' },
    optionalQuery: filters,
    response: listResponse('problemList', problemCardItems, pageFields),
  },
  {
    ...read,
    name: 'searchProblems',
    path: paths.search,
    specId: 'S-003',
    summary: 'Returns the same for a keyword.',
    purpose: '문제 찾기',
    query: { ...firstPage, order: 'DESC', keyword: fromResponse('problems', 'problemList', 0, 'title') },
    optionalQuery: filters,
    response: listResponse('problemList', problemCardItems, pageFields),
  },
  {
    ...read,
    name: 'recommendedProblems',
    path: paths.recommended,
    specId: 'S-003',
    summary: 'Lists problems that follow the given one, or problems that suit the viewer.',
    purpose: '다음에 풀 문제',
    query: { ...firstPage, problemId: fromResponse('problems', 'problemList', 0, 'problemId') },
    response: listResponse('problemList', problemCardItems),
  },
  {
    ...read,
    name: 'problemCategories',
    path: paths.categories,
    specId: 'S-003',
    summary:
      'Lists all problem types with their groups in learning order, and the number of problems of each that the viewer has solved; null for a guest.',
    purpose: '문제 분류',
    query: firstPage,
    response: listResponse('categoryList', problemCategoryItems),
  },
  {
    ...read,
    name: 'problemCategoryGroups',
    path: paths.categoryGroups,
    specId: 'S-136',
    summary:
      'Lists the groups: how their categories are selected, the sea that each is drawn as, and the number of its problems, each counted once.',
    purpose: '문제 분류 묶음',
    query: firstPage,
    response: listResponse('categoryGroupList', problemCategoryGroupItems),
  },
  {
    ...read,
    name: 'problemCategory',
    path: paths.category,
    specId: 'S-003',
    summary:
      'Returns a problem type with its lesson: what it is, when it is used, a worked example, and steps that show what else its problems require. All texts are plain text.',
    purpose: '유형의 짧은 수업',
    pathParameters: { categoryId: fromResponse('problemCategories', 'categoryList', 0, 'categoryId') },
    response: objectResponse(problemTypeSchema),
  },
  {
    ...readAsUser,
    name: 'lessonPlan',
    path: paths.plan,
    specId: 'S-003',
    summary:
      'Returns the plan for teaching a type in one lesson: aim, curriculum standards with the sources of their wording, stages with their minutes, what to show, questions, common mistakes and homework. All texts are plain text. 403 if the user is not a teacher; 404 if there is no plan.',
    purpose: '유형의 수업안',
    pathParameters: { categoryId: fromResponse('problemCategories', 'categoryList', 0, 'categoryId') },
    response: objectResponse(lessonPlanSchema),
    acceptedErrors: [403],
  },
  {
    ...read,
    name: 'problem',
    path: paths.problem,
    specId: 'S-003',
    summary:
      'Returns the fields of the card and the task. All texts are plain text. readingTask is the program to read; its form depends on its kind. Answers to PREDICT and TRACE are submitted as TEXT: one line per printed line, or one line per row with tabs between the cells. Each line is a case.',
    purpose: '문제 내용',
    pathParameters: anyProblem,
    response: objectResponse(problemDetailSchema),
  },
  {
    ...readAsUser,
    name: 'problemStanding',
    path: paths.standing,
    specId: 'S-003',
    summary:
      'Returns the viewer’s state in the problem: number of submissions, opened hints, and the stored draft. closedBy is ROOM from the moment ' +
      'the viewer begins a room with this problem until lateMinutes after their own end there, otherwise null; closedDate is the moment they began, and ' +
      'if the problem was solved by then, the page does not restore an older draft. While closedBy is ROOM, every call that ' +
      'helps with the problem is refused as a conflict, whichever page it comes from: questions and earlier submissions always; hints, the tutor and ' +
      'counterexamples if the room forbids them; trials and counterexamples if the room tells verdicts at its end. hintList is empty if the room forbids hints.',
    purpose: '나와 문제',
    pathParameters: anyProblem,
    response: objectResponse(problemStandingSchema),
  },
  {
    ...readAsUser,
    name: 'submissions',
    path: paths.submissions,
    specId: 'S-003',
    summary:
      "Returns a page of the viewer's submissions of the problem, newest first. Submissions from before the viewer began a room that still closes the problem are left out.",
    purpose: '제출 기록',
    pathParameters: anyProblem,
    query: firstPage,
    response: listResponse('submissionList', submissionItems, pageFields),
    mustHold: { submissionId: fromResponse('submit', 'submissionId') },
  },
  {
    ...readAsUser,
    name: 'attempts',
    path: paths.attempts,
    specId: 'S-003',
    summary: "Returns a page of the viewer's submissions of all problems, newest first.",
    purpose: '최근에 낸 답',
    query: firstPage,
    response: listResponse('submissionList', recentAttemptItems, pageFields),
  },
  {
    ...readAsUser,
    name: 'activeDays',
    path: paths.activeDays,
    specId: 'S-003',
    summary: 'Lists the viewer’s active days since startDate, each with the number of activities.',
    purpose: '배운 날',
    query: { startDate: '2026-01-01' },
    response: listResponse('dayList', activeDayItems),
  },
  {
    ...readAsUser,
    name: 'submission',
    path: paths.submission,
    specId: 'S-003',
    summary:
      'Returns a submission with its code and verdict. The page polls it while its state is JUDGING. 409 if it is from before the viewer began a room ' +
      'that still closes the problem.',
    purpose: '제출한 코드',
    pathParameters: { submissionId: fromResponse('submit', 'submissionId') },
    response: objectResponse(submittedCodeSchema),
    mustHold: { submissionId: fromResponse('submit', 'submissionId'), ...program },
    otherErrors: [409],
  },
  {
    ...write,
    name: 'saveDraft',
    method: 'PUT',
    path: paths.drafts,
    specId: 'S-003',
    summary: `Stores a draft. ${draftVersions} 413 if it is too long.`,
    purpose: '쓰던 코드 저장',
    pathParameters: anyProblem,
    body: { schema: z.object({ language, code: plainText, ...draftBefore }), example: { ...program, before: null } },
    response: savedVersion,
    successes: [200, 204],
    acceptedErrors: [409, tooLong],
  },
  {
    ...write,
    access: 'anyone',
    name: 'tryOut',
    path: paths.trials,
    specId: 'S-003',
    summary:
      'Judges a guest’s program like a submission, without storing anything: submissionId is 0, and nothing is earned. ' +
      '403 if the problem is judged for signed-in users only; 409 if the viewer (or, for a guest, anybody) is solving it in a room that tells verdicts at its end; 413 if the program is too long. If a backend does not have this call, guests are asked to sign in.',
    purpose: '손님의 답 채점',
    pathParameters: anyProblem,
    body: { schema: z.object({ language, code: plainText }), example: program },
    response: objectResponse(submissionSchema),
    acceptedErrors: [403, 409, tooLong],
  },
  {
    ...write,
    name: 'submit',
    path: paths.submissions,
    specId: 'S-003',
    summary:
      'Judges a program: 201 with the verdict, or 202 with the state JUDGING. contentType, contentId and lessonId identify the lesson of the submission. ' +
      'For a room, contentType is ROOM, contentId the room, writtenDate the moment of writing by the server’s clock, and there is no lessonId. ' +
      'A room that tells verdicts at its end answers JUDGING with isWithheld until then, also for submissions that its participants make elsewhere for one of its tasks. isLate: it reached the room after the viewer’s time and does not count. A problem’s reward is given once. 403 if the lesson is not open to the viewer, or if they may not solve the room’s task; 409 if an earlier submission is still being judged; 413 if the program is too long.',
    purpose: '답 제출',
    pathParameters: anyProblem,
    body: {
      schema: z.object({
        language,
        code: plainText,
        contentType: z.optional(z.enum(['COURSE', 'COURSE_CLASS', 'ROOM'])),
        contentId: z.optional(someId),
        lessonId: z.optional(someId),
        writtenDate: z.optional(z.string()),
      }),
      example: program,
    },
    response: objectResponse(submissionSchema),
    successes: [201, 202],
    acceptedErrors: [403, 409, tooLong],
  },
  {
    ...write,
    name: 'runProgram',
    path: paths.runs,
    specId: 'S-003',
    summary: 'Runs a program in a language that the page cannot run. 400 if the backend cannot run it either; 413 if it is too long.',
    purpose: '코드 실행',
    pathParameters: anyProblem,
    body: { schema: z.object({ language, code: plainText, input: plainText }), example: { ...program, input: '철썩\n' } },
    response: objectResponse(
      z.object({ state: z.enum(executionStates), output: plainText, errorOutput: nullableText, line: nullableNumber }),
    ),
    acceptedErrors: [400, tooLong],
    dependsOn: 'submit',
  },
  {
    ...write,
    name: 'openHint',
    path: paths.hints,
    specId: 'S-003',
    summary:
      'Opens a hint, which lowers the reward; the last hint may come with a similar program. 409 if another attempt or some minutes are required first, or if the viewer is solving the problem in a room without hints, including the minutes in which late answers may arrive there.',
    purpose: '힌트 열기',
    pathParameters: anyProblem,
    body: { schema: z.object({ hintNumber: wholeNumber }), example: { hintNumber: 1 } },
    response: objectResponse(hintSchema),
    acceptedErrors: [409],
    dependsOn: 'submit',
  },
]
