import type { Request } from 'miragejs'
import * as z from 'zod/mini'
import type { Judging } from '../judging.ts'
import type { DemoSchema, DemoServer, StudioProblemRow } from '../models.ts'
import { userIdOf } from '../personas.ts'
import { badRequest, bodyOf, conflict, created, forbidden, forUser, noContent, notFound, refused, routePath, tooLarge } from './http.ts'
import { isStaff } from '../world/ownClasses.ts'
import { firstStudioProblemId, isType } from '../world/studioProblems.ts'
import type { Visitors } from '../visitors.ts'
import type { World } from '../world/world.ts'
import { problemFormat } from '../../src/adapters/http/studioProblem.ts'
import { checkProblem } from '../../src/application/studioProblem.ts'
import { defaultLimits } from '../../src/domain/problems/execution.ts'
import { agrees, problemGaps, seedInput, type StudioProblem } from '../../src/domain/studio/studioProblem.ts'

/** In characters, as JSON. */
const largestWork = 400_000
const keptInputs = 30

/** What teachers make. Nobody else is answered, and nobody sees what is not theirs. */
export function studioRoutes(server: DemoServer, world: World, judging: Judging, visitors: Visitors): void {
  const { paths, idKey, listKey, content: schemaOfContent } = problemFormat
  const ownerId = userIdOf(world.address)
  const isOwn = (row: StudioProblemRow) => row.ownerId === ownerId && row.channel === world.address.channel
  const forStaff = (schema: DemoSchema, answer: () => object) => forUser(schema, () => (isStaff(world) ? answer() : forbidden()))
  const find = (schema: DemoSchema, request: Request) => {
    const row = schema.findBy('studioProblem', { workId: Number(request.params['id']) })
    return row !== null && isOwn(row.attrs) ? row : null
  }
  const about = (answer: (row: NonNullable<ReturnType<typeof find>>, request: Request, schema: DemoSchema) => object) => {
    return (schema: DemoSchema, request: Request) =>
      forStaff(schema, () => {
        const row = find(schema, request)
        return row === null ? notFound() : answer(row, request, schema)
      })
  }
  const versionOf = ({ workId, state, updatedDate }: StudioProblemRow) => ({ [idKey]: workId, state, updatedDate })
  const contentOf = (request: Request) => z.safeParse(schemaOfContent, bodyOf(request)['content']).data
  /** The time tells versions apart, also where the clock stands still. */
  const laterThan = (before: string | null) => {
    const now = world.present().getTime()
    return new Date(before === null ? now : Math.max(now, Date.parse(before) + 1)).toISOString()
  }

  server.get(paths.list, (schema: DemoSchema) =>
    forStaff(schema, () => {
      const own = schema.all('studioProblem').models.filter(({ attrs }) => isOwn(attrs))
      const newestFirst = own.toSorted((one, other) => other.updatedDate.localeCompare(one.updatedDate))
      return { [listKey]: newestFirst.map(({ attrs }) => Object.assign(versionOf(attrs), { title: attrs.content.title })) }
    }),
  )
  server.post(paths.list, (schema: DemoSchema, request: Request) =>
    forStaff(schema, () => {
      const content = contentOf(request)
      if (content === undefined) return badRequest('content가 필요해요')
      if (request.requestBody.length > largestWork) return tooLarge()
      const row: StudioProblemRow = {
        workId: firstStudioProblemId + schema.all('studioProblem').length,
        channel: world.address.channel,
        ownerId,
        state: 'DRAFT',
        updatedDate: laterThan(null),
        content,
        published: null,
        smallInputs: [],
      }
      schema.create('studioProblem', row)
      return created(versionOf(row))
    }),
  )
  server.get(
    routePath(paths.one),
    about(({ attrs }) => ({
      ...versionOf(attrs),
      isCurrent: attrs.state === 'PUBLISHED' && attrs.published?.version === attrs.updatedDate,
      content: attrs.content,
    })),
  )
  server.put(
    routePath(paths.one),
    about((row, request) => {
      const content = contentOf(request)
      if (content === undefined) return badRequest('content가 필요해요')
      if (request.requestBody.length > largestWork) return tooLarge()
      if (bodyOf(request)['updatedDate'] !== row.updatedDate) return conflict('그사이 다른 곳에서 저장했어요')
      row.update({ content, updatedDate: laterThan(row.updatedDate) })
      return versionOf(row.attrs)
    }),
  )
  server.post(routePath(paths.publications), async (schema: DemoSchema, request: Request) => {
    const opened = schema.first('user') === null || !isStaff(world) ? null : find(schema, request)
    if (opened === null) return forStaff(schema, notFound)
    const { content } = opened.attrs
    const { updatedDate } = bodyOf(request)
    const smallInputs = updatedDate === opened.updatedDate ? await provenInputs(judging, content) : []
    if (smallInputs === null) return refused('빠진 것이 있거나 기준 답안과 맞지 않아요')
    return judging.change(async () => {
      const row = find(schema, request)
      if (row === null) return notFound()
      if (updatedDate !== row.updatedDate) return conflict('그사이 다른 곳에서 저장했어요')
      const published = { content, date: laterThan(null), version: row.updatedDate }
      row.update({ state: 'PUBLISHED', published, smallInputs: [...smallInputs] })
      return versionOf(row.attrs)
    })
  })
  server.delete(routePath(paths.publications), (schema: DemoSchema, request: Request) =>
    judging.change(async () =>
      about((row) => {
        if (row.published !== null) row.update({ state: 'WITHDRAWN' })
        return versionOf(row.attrs)
      })(schema, request),
    ),
  )
  server.delete(routePath(paths.one), async (schema: DemoSchema, request: Request) => {
    const row = schema.first('user') === null || !isStaff(world) ? null : find(schema, request)
    if (row === null) return forStaff(schema, notFound)
    const learners = await visitors.learners()
    const isBegun = learners.some((learner) => learner.schema.findBy('submission', { problemId: row.workId }) !== null)
    if (isBegun) return conflict('이미 푼 학습자가 있어요')
    row.destroy()
    return noContent()
  })
}

/** Small inputs for the search of counterexamples; null where something is missing, or where reference and cases do not agree. */
async function provenInputs({ loadRunner }: Judging, content: StudioProblem): Promise<readonly string[] | null> {
  if (problemGaps(content).length > 0 || !isType(content.category) || loadRunner === null) return null
  try {
    const runner = await loadRunner()
    if (!agrees(await checkProblem(runner, content))) return null
    if (content.generator.trim() === '') return []
    const inputs = Array.from({ length: keptInputs }, (_, at) => seedInput(at + 1))
    const runs = await runner.runCases({ language: 'PYTHON', code: content.generator, inputs, limits: defaultLimits }).result
    return [...new Set(runs.flatMap(({ state, output }) => (state === 'DONE' && output.trim() !== '' ? [output] : [])))]
  } catch {
    return null
  }
}
