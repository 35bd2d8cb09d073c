import type { Request } from 'miragejs'
import { type Judging, loadJudgeData } from '../judging.ts'
import type { DemoSchema, DemoServer } from '../models.ts'
import { badRequest, bodyOf, conflict, firstOf, forStaff, forUser, notFound, pageOf, routePath, tooLarge, parametersOf } from './http.ts'
import { replaceDraft } from './draftVersions.ts'
import { withBrokenItems } from '../world/brokenItems.ts'
import { hostileContent } from '../world/curriculum.ts'
import { type DemoProblem, languagesOf, findProblems, problemDetail, problemOfId, recommendedProblems } from '../world/problems.ts'
import { activeDays, attempts } from '../world/learningRecord.ts'
import { problemCategories, problemCategoryGroups, problemType, typeNameOf } from '../world/problemTypes.ts'
import { isForbiddenNow } from '../world/rooms.ts'
import { noteWhatIsTold } from '../world/solvedProblems.ts'
import { openedHints, problemStanding, problemStates } from '../world/submissions.ts'
import { itemsPerPage, type World } from '../world/world.ts'
import { problemPaths as paths } from '../../src/adapters/http/problemPaths.ts'
import { canOpenHint } from '../../src/domain/problems/hints.ts'
import { problemsPerPage, problemQuery } from '../../src/domain/problems/problemQuery.ts'
import { maxCodeLength } from '../../src/domain/problems/submission.ts'

/** Serves public data of problems, and the viewer's records of one. */
export function problemRoutes(server: DemoServer, world: World, judging: Judging): void {
  const { loadRunner } = judging
  addCatalogue(server, world)
  recordRoutes(server, world)

  const own = (answer: (schema: DemoSchema, problem: DemoProblem, request: Request) => object) => (schema: DemoSchema, request: Request) =>
    forUser(schema, () => {
      const problem = problemOfId(world, schema, request.params['id'] ?? '')
      return problem === null ? notFound() : answer(schema, problem, request)
    })
  server.get(
    routePath(paths.standing),
    own(async (schema, problem) => {
      await noteWhatIsTold(world, schema, judging)
      return problemStanding(world, schema, problem)
    }),
  )
  server.put(
    routePath(paths.drafts),
    own((schema, problem, request) => saveDraft(world, schema, problem, bodyOf(request))),
  )
  server.post(
    routePath(paths.hints),
    own((schema, problem, request) => openHint(world, schema, problem, bodyOf(request)['hintNumber'])),
  )
  server.post(routePath(paths.runs), async (schema: DemoSchema, request: Request) => {
    const { language, code, input } = bodyOf(request)
    const problem = problemOfId(world, schema, request.params['id'] ?? '')
    if (schema.first('user') === null || problem === null) return forUser(schema, notFound)
    if (typeof code !== 'string' || typeof input !== 'string') return badRequest('code와 input이 필요해요')
    const runner = loadRunner === null ? null : await loadRunner()
    const known = runner?.languages.find((one) => one === language)
    if (runner === null || known === undefined) return badRequest('이 언어는 실행할 수 없어요')
    const { limits } = await loadJudgeData(problem)
    const run = { language: known, code, input, limits }
    const { state, output, error } = await runner.run(run, { onOutput() {} }).result
    return { state, output, errorOutput: error === null ? null : `${error.type}: ${error.message}`, line: error?.line ?? null }
  })
}

/** Adds the reserved words in the place of an id, which have to come first. */
function addCatalogue(server: DemoServer, world: World): void {
  const list = (schema: DemoSchema, request: Request) => {
    const query = problemQuery.parse(parametersOf(request))
    const { totalCount, cards } = findProblems(world, schema, query, problemStates(world, schema))
    return { totalCount, pageSize: problemsPerPage, problemList: withBrokenItems(world, 'problems', cards) }
  }
  server.get(paths.categories, (schema) => ({ categoryList: problemCategories(world, problemStates(world, schema)) }))
  server.get(paths.categoryGroups, (schema) => ({ categoryGroupList: problemCategoryGroups(world, problemStates(world, schema)) }))
  server.get(
    routePath(paths.category),
    (schema, request) => problemType(world, request.params['categoryId'] ?? '', problemStates(world, schema)) ?? notFound(),
  )
  server.get(routePath(paths.plan), async (schema: DemoSchema, request: Request) => {
    const name = typeNameOf(world, request.params['categoryId'] ?? '')
    const { lessonPlanOf } = await import('../content/plans/lessonPlans.ts')
    return forStaff(world, schema, () => (name === null ? null : lessonPlanOf(name)) ?? notFound())
  })
  server.get(paths.search, list)
  server.get(paths.problems, list)
  server.get(paths.recommended, (schema, request) => {
    const after = problemOfId(world, schema, firstOf(request, 'problemId') ?? '')
    return { problemList: withBrokenItems(world, 'problems', recommendedProblems(world, after, problemStates(world, schema))) }
  })
  server.get(routePath(paths.problem), async (schema: DemoSchema, request: Request) => {
    const problem = problemOfId(world, schema, request.params['id'] ?? '')
    if (problem === null) return notFound()
    const detail = problemDetail(world, problem, await loadJudgeData(problem), problemStates(world, schema))
    return world.address.content === 'hostile' ? { ...detail, ...hostileProblem(problem.problemId) } : detail
  })
}

function hostileProblem(number: number): object {
  const { title, statement, examples } = hostileContent(number)
  return {
    title,
    statement,
    exampleList: examples,
    languageList: ['COBOL', 'PYTHON', null],
    limit: 'none',
    subtaskList: [null, { title: 7 }],
  }
}

type Body = Readonly<Record<string, unknown>>

/** Serves the viewer's submissions of all problems and their days of learning. */
function recordRoutes(server: DemoServer, world: World): void {
  server.get(paths.attempts, (schema, request) =>
    forUser(schema, () => {
      const own = attempts(world, schema)
      return pageOf(own, itemsPerPage, request, (submissionList) => ({ totalCount: own.length, pageSize: itemsPerPage, submissionList }))
    }),
  )
  server.get(paths.activeDays, (schema, request) =>
    forUser(schema, () => ({ dayList: activeDays(world, schema, firstOf(request, 'startDate') ?? '') })),
  )
}

/** Returns null for a body without code in a language that this problem accepts. */
export function codeIn({ task }: DemoProblem, { language, code }: Body): { readonly language: string; readonly code: string } | null {
  const known = languagesOf(task).find((one) => one === language)
  return known === undefined || typeof code !== 'string' ? null : { language: known, code }
}

function saveDraft(world: World, schema: DemoSchema, problem: DemoProblem, body: Body): object {
  const { problemId } = problem
  const draft = codeIn(problem, body)
  if (draft === null) return badRequest('language와 code가 필요해요')
  if (draft.code.length > maxCodeLength) return tooLarge()
  const row = schema.findBy('problemDraft', { problemId })
  return replaceDraft(world, body, {
    version: row?.updatedDate ?? null,
    present: { language: row?.language, code: row?.code, updatedDate: row?.updatedDate },
    keep(updatedDate) {
      const kept = { ...draft, updatedDate }
      if (row === null) schema.create('problemDraft', { problemId, createdDate: updatedDate, ...kept })
      else row.update(kept)
    },
  })
}

function openHint(world: World, schema: DemoSchema, problem: DemoProblem, hintNumber: unknown): object {
  const { problemId, steps } = problem
  const step = typeof hintNumber === 'number' ? steps[hintNumber - 1] : undefined
  if (step === undefined || typeof hintNumber !== 'number') return notFound()
  const opened = openedHints(schema, problemId)
  const { state, submissionCount, startedDate } = problemStanding(world, schema, problem)
  const progress = { hintCount: steps.length, opened, submissionCount, startedDate, isSolved: state === 'SOLVED' }
  const now = world.present()
  if (isForbiddenNow(world, schema, problemId, 'HINT')) return conflict('시험이 끝나면 열려요')
  if (!canOpenHint(hintNumber, progress, now.getTime())) return conflict('한 번 더 풀어 보면 열려요')
  const openedDate = opened.find((one) => one.hintNumber === hintNumber)?.openedDate ?? now.toISOString()
  if (!opened.some((one) => one.hintNumber === hintNumber)) schema.create('openedHint', { problemId, hintNumber, openedDate })
  return { ...step, openedDate }
}
