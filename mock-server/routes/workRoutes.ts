import type { Request } from 'miragejs'
import * as z from 'zod/mini'
import type { Judging } from '../judging.ts'
import type { DemoSchema, DemoServer } from '../models.ts'
import { userIdOf } from '../personas.ts'
import type { WorkFormat } from '../workFormats.ts'
import { badRequest, bodyOf, conflict, created, forStaff, noContent, notFound, refused, routePath, tooLarge } from './http.ts'
import type { Visitor, Visitors } from '../visitors.ts'
import { laterThan, type World } from '../world/world.ts'
import type { PublicationState } from '../../src/domain/studio/work.ts'

/** A teacher's work, as the database stores it. */
export interface WorkRow<Content> {
  readonly workId: number
  readonly channel: string
  readonly ownerId: number
  readonly state: PublicationState
  readonly updatedDate: string
  readonly content: Content
  readonly withdrawnDate: string | null
  readonly published: { readonly content: Content; readonly date: string; readonly version: string } | null
}

interface StoredRow<Row> {
  readonly attrs: Row
  update(changes: Partial<Row>): void
  destroy(): void
}

/** A kind of work: its tables, and the rules that only it has. */
export interface WorkKind<Content, Row extends WorkRow<Content>> {
  readonly format: WorkFormat<Content>
  readonly firstId: number
  /** Returns the title in the list. */
  titleOf(content: Content): string
  /** Returns the number of its lessons, cases or tasks. */
  countOf(content: Content): number
  all(schema: DemoSchema): readonly Row[]
  find(schema: DemoSchema, workId: number): StoredRow<Row> | null
  create(schema: DemoSchema, row: WorkRow<Content>): void
  /** Resolves to fields stored with the published version; null when it may not be published as it is. */
  prove(row: Row, schema: DemoSchema): Promise<Partial<Row> | null>
  /** Makes changes that come with publishing; called with the former row. */
  publishing?(schema: DemoSchema, row: Row, content: Content): void
  /** Returns whether this learner has begun it. */
  isBegun(learner: Visitor, workId: number): boolean
}

/** The maximum size in characters, as JSON. */
const largestWork = 400_000

/** Serves the works of teachers. Other users are refused, and each teacher sees only their own. */
export function workRoutes<Content, Row extends WorkRow<Content>>(
  server: DemoServer,
  world: World,
  { change, visitors }: Pick<Judging, 'change'> & { readonly visitors: Visitors },
  kind: WorkKind<Content, Row>,
): void {
  const { paths, idKey, listKey, content: schemaOfContent } = kind.format
  const ownerId = userIdOf(world.address)
  const isOwn = (row: WorkRow<Content>) => row.ownerId === ownerId && row.channel === world.address.channel
  const find = (schema: DemoSchema, request: Request) => {
    const row = kind.find(schema, Number(request.params['id']))
    return row !== null && isOwn(row.attrs) ? row : null
  }
  const about = (answer: (row: StoredRow<Row>, request: Request, schema: DemoSchema) => object) => {
    return (schema: DemoSchema, request: Request) =>
      forStaff(world, schema, () => {
        const row = find(schema, request)
        return row === null ? notFound() : answer(row, request, schema)
      })
  }
  const versionOf = ({ workId, state, updatedDate }: WorkRow<Content>) => ({ [idKey]: workId, state, updatedDate })
  const tellOf = (content: Content) => ({ title: kind.titleOf(content), partCount: kind.countOf(content) })
  const contentOf = (request: Request) => z.safeParse(schemaOfContent, bodyOf(request)['content']).data
  // `Partial<Row>` does not know that a row has these fields, hence the assignment.
  const changed = (changes: Partial<WorkRow<Content>>): Partial<Row> => Object.assign<Partial<Row>, object>({}, changes)

  server.get(paths.list, (schema: DemoSchema) =>
    forStaff(world, schema, () => {
      const own = kind.all(schema).filter(isOwn)
      const newestFirst = own.toSorted((one, other) => other.updatedDate.localeCompare(one.updatedDate))
      return { [listKey]: newestFirst.map((row) => Object.assign(versionOf(row), tellOf(row.content))) }
    }),
  )
  server.post(paths.list, (schema: DemoSchema, request: Request) =>
    forStaff(world, schema, () => {
      const content = contentOf(request)
      if (content === undefined) return badRequest('content가 필요해요')
      if (request.requestBody.length > largestWork) return tooLarge()
      const highest = Math.max(kind.firstId - 1, ...kind.all(schema).map(({ workId }) => workId))
      const row: WorkRow<Content> = {
        workId: highest + 1,
        channel: world.address.channel,
        ownerId,
        state: 'DRAFT',
        updatedDate: laterThan(world, null),
        content,
        withdrawnDate: null,
        published: null,
      }
      kind.create(schema, row)
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
      const { updatedDate } = row.attrs
      if (bodyOf(request)['updatedDate'] !== updatedDate) return conflict('그사이 다른 곳에서 저장했어요')
      row.update(changed({ content, updatedDate: laterThan(world, updatedDate) }))
      return versionOf(row.attrs)
    }),
  )
  server.post(
    routePath(paths.publications),
    about(async (opened, request, schema) => {
      const { content, updatedDate: openedDate } = opened.attrs
      const { updatedDate } = bodyOf(request)
      const proven = updatedDate === openedDate ? await kind.prove(opened.attrs, schema) : {}
      if (proven === null) return refused('빠진 것이 있거나 기준 답안과 맞지 않아요')
      return change(async () => {
        const row = find(schema, request)
        if (row === null) return notFound()
        if (updatedDate !== row.attrs.updatedDate) return conflict('그사이 다른 곳에서 저장했어요')
        kind.publishing?.(schema, row.attrs, content)
        const published = { content, date: laterThan(world, null), version: openedDate }
        row.update({ ...changed({ state: 'PUBLISHED', published, withdrawnDate: null }), ...proven })
        return versionOf(row.attrs)
      })
    }),
  )
  server.delete(routePath(paths.publications), (schema: DemoSchema, request: Request) =>
    change(async () =>
      about((row) => {
        if (row.attrs.published !== null) row.update(changed({ state: 'WITHDRAWN', withdrawnDate: laterThan(world, null) }))
        return versionOf(row.attrs)
      })(schema, request),
    ),
  )
  server.delete(
    routePath(paths.one),
    about(async (row, _request, schema) => {
      const learners = await visitors.learners(schema)
      if (learners.some((learner) => kind.isBegun(learner, row.attrs.workId))) return conflict('이미 시작한 학습자가 있어요')
      row.destroy()
      return noContent()
    }),
  )
}
