import type { DemoAddress } from '../../mock-server/DemoAddress.ts'
import { type DemoProblem, readDemoAddress } from '../../mock-server/readDemoAddress.ts'
import { startMockServer } from '../../mock-server/startMockServer.ts'
import { createWorld } from '../../mock-server/world/createWorld.ts'
import { served } from '../../mock-server/world/hostile/served.ts'
import { memberRanking, userRanking } from '../../mock-server/world/ranking.ts'
import type { World } from '../../mock-server/world/World.ts'
import { apiPaths } from '../../src/adapters/http/apiPaths.ts'

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

export function demoWorld(query = '') {
  return createWorld(demoAddress(`at=${encodeURIComponent(at)}&${query}`))
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
  const world = demoWorld(query)
  const home = world.homeData() as Record<string, Record<string, unknown>>
  const supplied = Object.entries(home).filter(([, block]) => typeof block === 'object')
  return {
    ...Object.fromEntries(supplied.map(([name, block]) => [name, Object.values(block)[0]])),
    joinedChannels: world.joinedChannels(),
    assignments: world.assignments(),
    enrolledCourses: world.enrolledCourses(),
    studyLogs: world.studyLogs(),
    userRanking: firstRanks(world, userRanking),
    memberRanking: firstRanks(world, memberRanking),
    quests: world.quests(),
  } as Record<string, readonly Item[]>
}

/** The first page of a ranking, as the calls answer it. */
export function firstRanks({ context, rankPageSize }: World, ranking: typeof userRanking): readonly unknown[] {
  return served(context, 'ranking', ranking(context).slice(0, rankPageSize))
}

export function demoServer(query = '', { latency = 0 } = {}) {
  const address = demoAddress(`latency=${latency}&at=${encodeURIComponent(at)}&${query}`)
  const server = startMockServer(address, { product: 'product', paths: apiPaths })
  const call = (path: string, init: RequestInit = {}) => server.fetch(new Request(`http://localhost:5301/product/v1/${path}`, init))
  return { ...server, call, json: async (path: string) => (await call(path)).json() }
}
