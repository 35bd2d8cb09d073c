import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, objectResponse, streamResponse } from './apiCall.ts'
import { orNull, plainText, someId } from '../parsing.ts'
import { problemPaths as paths } from '../problemPaths.ts'
import { counterexampleSearchSchema, tutorEventSchema } from '../tutor.ts'
import { codeLanguages } from '../../../domain/problems/programmingLanguage.ts'

const language = z.enum(codeLanguages)
const anyProblem = { id: fromResponse('problems', 'problemList', 0, 'problemId') }
const program = { language: 'PYTHON', code: 'print(input())\n' }
const [tooLong, tooOften] = [413, 429]

const { write } = callDefaults({ noun: 'tutor', area: '문제', origin: 'ours' })

/** The spec has a tutor for code (S-032), but names no call for it. Both calls are optional: the page has rules of its own. */
export const tutorCalls: readonly ApiCall[] = [
  {
    ...write,
    name: 'askTutor',
    path: paths.feedbacks,
    specId: 'S-032',
    summary:
      'Asks the tutor about a program. The response is a stream of JSON lines or server-sent events: places (POINT), pieces ' +
      'of a text (TEXT), and an END with the number of questions left today. The tutor asks and explains, and never gives a solution. 409 if the ' +
      'viewer is solving the problem in a room without a tutor, including the minutes in which late answers may arrive there; 413 if the program is too long; 429 if no questions are left today.',
    purpose: '튜터에게 묻기',
    pathParameters: anyProblem,
    body: {
      schema: z.object({ language, code: plainText, submissionId: orNull(someId) }),
      example: { ...program, submissionId: null },
    },
    response: streamResponse(tutorEventSchema),
    acceptedErrors: [409, tooLong, tooOften],
    dependsOn: 'submit',
  },
  {
    ...write,
    name: 'findCounterexample',
    path: paths.counterexamples,
    specId: 'S-032',
    summary:
      'Searches for the smallest input on which the program is wrong. The input is never one of the hidden cases. triedCount is 0 if the ' +
      'problem has no inputs to try. 409 if the viewer is solving it in a room without a tutor, or in one that tells verdicts at its end; 413 if the program is too long.',
    purpose: '반례 찾기',
    pathParameters: anyProblem,
    body: { schema: z.object({ language, code: plainText }), example: program },
    response: objectResponse(counterexampleSearchSchema),
    acceptedErrors: [409, tooLong],
    dependsOn: 'submit',
  },
]
