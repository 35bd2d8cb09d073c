import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, listResponse, objectResponse } from './apiCall.ts'
import { draftBefore, draftVersions, savedVersion } from './draftContract.ts'
import { pageFields } from '../pageSchema.ts'
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
    summary: `A page of the problems: newest (DESC), oldest (ASC) or most solved first (POPULAR). difficulty: ${problemLevels.join(', ')}.`,
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
    summary: 'The same, of what fits a keyword.',
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
    summary: 'Problems to go on with after the one asked with, or those that suit the viewer.',
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
      'Every type of problems in its group, in the order in which they are learnt, and how many of its problems the viewer has solved; null for a guest.',
    purpose: '문제 분류',
    query: firstPage,
    response: listResponse('categoryList', problemCategoryItems),
  },
  {
    ...read,
    name: 'problemCategoryGroups',
    path: paths.categoryGroups,
    specId: 'S-136',
    summary: 'The groups: how their categories are chosen, the sea that each is drawn as, and its problems, each counted once.',
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
      'A type of problems with its lesson: what, when, a worked example, and steps that show what else its problems need, as text throughout.',
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
      'How a type is taught in one lesson: aim, standards of the curriculum with the sources of their words, stages with their minutes, what to show, questions, usual mistakes, homework; as text throughout. 403: to who does not teach. 404: there is no plan.',
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
      "The card's fields and the task, as text throughout. readingTask: the program to read, by its kind; answers to PREDICT and TRACE are handed in as TEXT, a line for each line printed, or a row with a tab between its cells; each line is a case.",
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
      'How the viewer stands to the problem: state, submissions, opened hints, and the code that was not handed in yet. closedBy is ROOM from when ' +
      'the viewer begins a room with this problem until lateMinutes after their own end there, else null; closedDate tells when they began, and ' +
      'the page fills in no draft from before that of a problem that was solved by then. As long as it is ROOM, every call that ' +
      'helps with the problem is refused as a conflict, from whatever page it comes: questions and earlier submissions always, hints, the tutor and ' +
      'counterexamples where the room forbids them, trials and counterexamples where it tells verdicts at its end; hintList is empty where it forbids hints.',
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
      "A page of the viewer's submissions of the problem, the newest first; without those from before they began a room that still closes it.",
    purpose: '제출 기록',
    pathParameters: anyProblem,
    query: firstPage,
    response: listResponse('submissionList', submissionItems, pageFields),
    dependsOn: 'submit',
  },
  {
    ...readAsUser,
    name: 'attempts',
    path: paths.attempts,
    specId: 'S-003',
    summary: "A page of the viewer's submissions of all problems, the newest first.",
    purpose: '최근에 낸 답',
    query: firstPage,
    response: listResponse('submissionList', recentAttemptItems, pageFields),
  },
  {
    ...readAsUser,
    name: 'activeDays',
    path: paths.activeDays,
    specId: 'S-003',
    summary: 'The days since startDate on which the viewer did something, each with how much.',
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
      'A submission with its code and what came of it; asked for again while its state is JUDGING. 409: it is from before the viewer began a room ' +
      'that still closes the problem.',
    purpose: '제출한 코드',
    pathParameters: { submissionId: fromResponse('submit', 'submissionId') },
    response: objectResponse(submittedCodeSchema),
    otherErrors: [409],
  },
  {
    ...write,
    name: 'saveDraft',
    method: 'PUT',
    path: paths.drafts,
    specId: 'S-003',
    summary: `Keeps code that was not handed in yet. ${draftVersions} 413: too long.`,
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
      'Judges a program of a guest as a submission would be, and keeps nothing of it: submissionId is 0, and nothing is earned. ' +
      '403: this problem is judged for users alone; 409: the viewer, or where they are a guest anybody, solves it in a room that tells verdicts at its end; 413: too long. Where there is no such call, guests are asked to sign in.',
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
      'Judges a program: 201 with the verdict, or 202 with the state JUDGING. contentType, contentId and lessonId tell the lesson that it is ' +
      'handed in from; ROOM, the room and writtenDate that it is handed in to a room, and when by the server’s clock: without lessonId. ' +
      'A room that tells verdicts at its end answers JUDGING until then, with isWithheld, also to what its people hand in elsewhere for one of its tasks. isLate: it came to the room after the viewer’s time and does not count. What a problem earns, it earns once. 403: the lesson is not open to the viewer, or the room’s task is not theirs to solve; 409: one is being judged; 413: too long.',
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
    summary: 'Runs a program in a language that the page cannot run. 400: nor can the backend; 413: too long.',
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
      'Opens a hint, for fewer points; the last one may bring a similar program along. 409: it needs another try or some minutes before, or the viewer solves it in a room without hints, also while late answers may arrive there.',
    purpose: '힌트 열기',
    pathParameters: anyProblem,
    body: { schema: z.object({ hintNumber: wholeNumber }), example: { hintNumber: 1 } },
    response: objectResponse(hintSchema),
    acceptedErrors: [409],
    dependsOn: 'submit',
  },
]
