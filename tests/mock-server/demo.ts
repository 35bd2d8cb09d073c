import { type DemoAddress, type DemoProblem, readDemoAddress } from '../../mock-server/demoAddress.ts'
import { createInterceptor } from '../../mock-server/interceptor.ts'
import type { LoadRunner } from '../../mock-server/judging.ts'
import { models } from '../../mock-server/models.ts'
import { unreadableRows } from '../../mock-server/persistence.ts'
import type { ProgressStore } from '../../mock-server/progressStore.ts'
import { createMirageServer, startMockServer } from '../../mock-server/startMockServer.ts'
import { withBrokenItems } from '../../mock-server/world/brokenItems.ts'
import { channelInfo, joinedChannels } from '../../mock-server/world/channels.ts'
import { enrolledCourses } from '../../mock-server/world/courses.ts'
import { assignmentsOf, listedAssignment } from '../../mock-server/world/homework.ts'
import { homeData } from '../../mock-server/world/homeData.ts'
import { memberRanking, ranksPerPage, userRanking } from '../../mock-server/world/ranking.ts'
import { guestAnswer } from '../../mock-server/world/viewer.ts'
import { avatarOfViewer } from '../../mock-server/world/shop.ts'
import { createWorld, pageSize } from '../../mock-server/world/world.ts'
import type { Log } from '../../src/application/platform.ts'
import { apiPaths } from '../../src/adapters/http/apiPaths.ts'
import { recordingLog } from '../fakes/recordingLog.ts'

/** A morning in Korea. */
export const at = '2026-11-20T10:00:00+09:00'

export function demoAddress(query = ''): DemoAddress {
  const reading = readDemoAddress(new URL(`http://localhost:5301/?${query}`), true)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return reading.address
}

export function demoProblems(query: string, host = 'localhost'): readonly DemoProblem[] {
  const reading = readDemoAddress(new URL(`http://${host}:5301/?${query}`), true)
  return reading.ok ? [] : reading.problems
}

/** A world and its database, as a page that has just been opened has them. */
export function demoWorld(query = '') {
  const world = createWorld(demoAddress(query.includes('at=') ? query : `at=${encodeURIComponent(at)}&${query}`))
  const server = createMirageServer(world, apiPaths, '/product/v1/', createInterceptor())
  const { serializerOrRegistry } = server as unknown as { serializerOrRegistry: { serialize(rows: unknown): Record<string, unknown> } }
  const rows = (model: keyof typeof models) =>
    Object.values(serializerOrRegistry.serialize(server.schema.all(model)))[0] as readonly unknown[]
  const user = server.schema.first('user')
  const ranks = (ranking: typeof userRanking) =>
    withBrokenItems(
      world,
      'ranking',
      ranking(world, user && { ...user.attrs, ...avatarOfViewer(server.schema, user) }).slice(0, pageSize(world, ranksPerPage)),
    )
  return {
    world,
    server,
    viewer: () => (user === null ? guestAnswer : serializerOrRegistry.serialize(user)),
    quests: () => rows('quest'),
    assignments: () =>
      withBrokenItems(
        world,
        'assignments',
        assignmentsOf(world, server.schema).map((row) => listedAssignment(world, server.schema, row)),
      ),
    studyLogs: () => rows('studyLog'),
    popups: () => rows('notice'),
    homeData: () => homeData(world, server.schema),
    channelInfo: (label: string) => channelInfo(world, server.schema, label),
    userRanks: () => ranks(userRanking),
    memberRanks: () => ranks(memberRanking),
  }
}

/** An item of any list, as far as the tests look into it. */
export interface Item {
  readonly courseId: number
  readonly title: string
  readonly thumbnail: string
  readonly cost: number
  readonly paymentType: string
  readonly isOnlyForChannelUser: boolean
  readonly rating: number
  readonly schedule: { readonly memberCount: number }
  readonly channelProfile: { readonly channelDomain: string }
  readonly channelDomain: string | undefined
  readonly difficulty: number
  readonly type: string
  readonly updatedDate: string
  readonly rank: number
  readonly user: { readonly level: number }
}

/** The items of every list that the home page reads, by the list's name. */
export function listsOf(query: string): Readonly<Record<string, readonly Item[]>> {
  const demo = demoWorld(query)
  const home = demo.homeData() as Record<string, Record<string, unknown>>
  const supplied = Object.entries(home).filter(([, block]) => typeof block === 'object')
  return {
    ...Object.fromEntries(supplied.map(([name, block]) => [name, Object.values(block)[0]])),
    joinedChannels: withBrokenItems(demo.world, 'channels', joinedChannels(demo.world)),
    assignments: demo.assignments(),
    enrolledCourses: withBrokenItems(demo.world, 'courses', enrolledCourses(demo.world)),
    studyLogs: demo.studyLogs(),
    userRanking: demo.userRanks(),
    memberRanking: demo.memberRanks(),
    quests: demo.quests(),
  } as Record<string, readonly Item[]>
}

/** Makes a store that contains what it is given. */
export function memoryStore(entries: Readonly<Record<string, unknown>> = {}): ProgressStore & { readonly kept: Map<string, unknown> } {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    get: async (key) => structuredClone(kept.get(key)),
    set: async (key, value) => void kept.set(key, structuredClone(value)),
    clear: async () => kept.clear(),
    inTurn: (task) => task(),
  }
}

/** Fails the test if a write stores a row that its own schema cannot read. */
const refusingUnreadable = (log: Log): Log => ({
  warn(event) {
    if (event.kind === 'storage-failed' && event.problem.startsWith(unreadableRows)) throw new Error(`${event.key}: ${event.problem}`)
    log.warn(event)
  },
})

/** Opens a page of the demo over the data in the store. */
export function demoPage(query: string, store: ProgressStore, log = recordingLog(), loadRunner?: LoadRunner) {
  const address = demoAddress(`latency=0&${query.includes('at=') ? '' : `at=${encodeURIComponent(at)}&`}${query}`)
  const kept = { store, log: refusingUnreadable(log) }
  const server = startMockServer(address, { product: 'product', paths: apiPaths, kept, ...(loadRunner && { loadRunner }) })
  const call = (path: string, method = 'GET', body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
    server.fetch(
      new Request(`http://localhost/product/v1/${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
    )
  return { call, json: async (path: string) => (await call(path)).json() }
}

export function demoServer(query = '', { latency = 0 } = {}) {
  const address = demoAddress(`latency=${latency}&at=${encodeURIComponent(at)}&${query}`)
  const server = startMockServer(address, { product: 'product', paths: apiPaths })
  const call = (path: string, init: RequestInit = {}) => server.fetch(new Request(`http://localhost:5301/product/v1/${path}`, init))
  return { ...server, call, json: async (path: string) => (await call(path)).json() }
}
