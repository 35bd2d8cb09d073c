import type { Request } from 'miragejs'
import { findCounterexample } from '../counterexamples.ts'
import { type Judging, loadJudgeData, type LoadRunner, verdictOn } from '../judging.ts'
import type { DemoSchema, DemoServer } from '../models.ts'
import { badRequest, bodyOf, conflict, forUser, lineByLine, notFound, routePath, tooLarge, tooMany } from './http.ts'
import { codeIn } from './problemRoutes.ts'
import { tutorWords } from '../content/tutorWords.ts'
import { type DemoProblem, isOurs, problemOfId } from '../world/problems.ts'
import { isForbiddenNow, isUntold } from '../world/rooms.ts'
import type { World } from '../world/world.ts'
import { problemPaths as paths } from '../../src/adapters/http/problemPaths.ts'
import { addDays } from '../../src/domain/calendar/date.ts'
import { seoulDate, seoulInstant } from '../../src/domain/calendar/seoul.ts'
import { codeLanguages } from '../../src/domain/problems/programmingLanguage.ts'
import { maxCodeLength } from '../../src/domain/problems/submission.ts'
import type { Verdict } from '../../src/domain/problems/verdict.ts'

/** The number of questions to the tutor per day. */
const questionsPerDay = 5

/** Serves the backend's tutor, and its search for inputs on which a program fails. */
export function tutorRoutes(server: DemoServer, world: World, { loadRunner }: Judging): void {
  server.post(routePath(paths.counterexamples), (schema: DemoSchema, request: Request) =>
    withProgram(world, schema, request, 'COUNTEREXAMPLE', async (problem, { language, code }) => {
      // A search that finds nothing would reveal the verdict, too.
      if (isUntold(world, schema, problem.problemId)) return inRoom()
      const known = codeLanguages.find((one) => one === language)
      if (loadRunner === null || known === undefined) return { counterexample: null, triedCount: 0 }
      const search = { language: known, code, isTrusted: isOurs(problem), signal: signalOf(request) }
      return findCounterexample(loadRunner, await loadJudgeData(problem), search)
    }),
  )
  server.post(routePath(paths.feedbacks), (schema: DemoSchema, request: Request) =>
    withProgram(world, schema, request, 'TUTOR', async (problem, program) => {
      const now = world.present()
      const today = seoulDate(now)
      const asked = schema.all('tutorQuestion').models.filter(({ askedDate }) => seoulDate(new Date(askedDate)) === today).length
      if (asked >= questionsPerDay) return tooMany(secondsUntil(now, seoulInstant(addDays(today, 1), '00:00')))
      schema.create('tutorQuestion', { problemId: problem.problemId, askedDate: now.toISOString() })
      return lineByLine(await answerTo(loadRunner, problem, program, questionsPerDay - asked - 1))
    }),
  )
}

const inRoom = () => conflict('대회나 시험이 끝나면 열려요')

type Program = NonNullable<ReturnType<typeof codeIn>>

async function withProgram(
  world: World,
  schema: DemoSchema,
  request: Request,
  help: 'TUTOR' | 'COUNTEREXAMPLE',
  answer: (problem: DemoProblem, program: Program) => Promise<object>,
): Promise<object> {
  const problem = problemOfId(world, schema, request.params['id'] ?? '')
  if (schema.first('user') === null || problem === null) return forUser(schema, notFound)
  const program = codeIn(problem, bodyOf(request))
  if (program === null) return badRequest('language와 code가 필요해요')
  if (program.code.length > maxCodeLength) return tooLarge()
  return isForbiddenNow(world, schema, problem.problemId, help) ? inRoom() : answer(problem, program)
}

/** Returns the signal that the interceptor adds to Mirage's request. */
function signalOf(request: Request): AbortSignal {
  return 'signal' in request && request.signal instanceof AbortSignal ? request.signal : new AbortController().signal
}

const secondsUntil = (now: Date, then: Date) => Math.ceil((then.getTime() - now.getTime()) / 1000)

/** Returns the results of the examples, then questions on them: nothing of the hidden cases, and nothing of the solution. */
async function answerTo(loadRunner: LoadRunner | null, demoProblem: DemoProblem, program: Program, leftCount: number) {
  const judgeData = await loadJudgeData(demoProblem)
  const cases = judgeData.problem.cases.filter(({ visibility }) => visibility === 'OPEN')
  const verdict = await verdictOn(loadRunner, { ...judgeData, problem: { ...judgeData.problem, cases } }, program)
  const text = [
    tutorWords.begin,
    ...aboutExamples(verdict),
    tutorWords.question(demoProblem.categoryList[0]?.name ?? ''),
    tutorWords.end,
  ].join(' ')
  const pieces = text.match(/[\s\S]{1,8}/g) ?? []
  return [...pieces.map((piece) => ({ kind: 'TEXT', text: piece })), { kind: 'END', leftCount }]
}

function aboutExamples({ caseList, state }: Verdict): readonly string[] {
  const failed = caseList.find((one) => one.state !== 'ACCEPTED')
  if (failed === undefined) return [tutorWords.examplesPass]
  return [tutorWords.failed(failed.caseNumber), tutorWords.states[state] ?? tutorWords.follow]
}
