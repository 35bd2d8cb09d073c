import { createServer } from 'miragejs'
import type { DemoAddress, Persona } from './demoAddress.ts'
import { createFactories } from './factories.ts'
import { createInterceptor } from './interceptor.ts'
import { type DemoSchema, type DemoServer, models, sharedTables, type UntypedFactories } from './models.ts'
import { createPersistence } from './persistence.ts'
import { userIdOf } from './personas.ts'
import type { ProgressStore } from './progressStore.ts'
import { seed } from './seeds.ts'
import { createWorld, type World } from './world/world.ts'
import type { Log } from '../src/application/platform.ts'

/** Another user in the same world and on the same channel, with their records so far. */
export interface Visitor {
  readonly userId: number
  readonly world: World
  readonly schema: DemoSchema
  /** Runs a task that changes the user's records, and stores them. */
  change<T>(task: () => Promise<T>): Promise<T>
}

export interface Visitors {
  /** Lists the learners here in the order of their numbers, with the records they share with the asker. */
  learners(asker: DemoSchema): Promise<readonly Visitor[]>
}

/** Personas who learn: neither those who have yet to confirm the sign-up, nor those who teach or run the channel. */
const learning: readonly Persona[] = ['newcomer', 'learner', 'enterprise', 'premium']

/** Returns the pupils of a class that is as new as the newcomer. */
export function pupilsOf({ pupilCount = 0 }: DemoAddress) {
  return Array.from({ length: pupilCount }, (_, at) => ({ persona: 'newcomer', pupil: at + 1 }) as const)
}

const nameOf = ({ persona, pupil = 0 }: Pick<DemoAddress, 'persona' | 'pupil'>) => `${persona} ${pupil}`

/** Loads other visitors from the store; without one they are as they were at the start. */
export function createVisitors(address: DemoAddress, kept?: { readonly store: ProgressStore; readonly log: Log }): Visitors {
  const known = new Map<string, { readonly visitor: Visitor; readonly refresh: () => Promise<void> }>()
  const open = (who: Pick<DemoAddress, 'persona' | 'pupil'>) => {
    const found = known.get(nameOf(who))
    if (found !== undefined) return found
    const { pupil: _, ...view } = address
    const own = { ...view, ...who }
    const world = createWorld(own)
    const server = createDatabase(world)
    const persistence = kept && createPersistence(server, own, kept.store, kept.log)
    const visitor: Visitor = {
      userId: userIdOf(own),
      world,
      schema: server.schema,
      change: (task) => (persistence === undefined ? task() : persistence.change(task)),
    }
    const opened = { visitor, refresh: async () => persistence?.look() }
    known.set(nameOf(who), opened)
    return opened
  }
  return {
    async learners(asker) {
      const opened = [...learning.map((persona) => ({ persona })), ...pupilsOf(address)].map(open)
      if (kept === undefined) for (const { visitor } of opened) copyShared(asker, visitor.schema)
      else await Promise.all(opened.map(({ refresh }) => refresh()))
      return opened.map(({ visitor }) => visitor)
    },
  }
}

/** Copies the rows that visitors share, when there is no store. */
function copyShared(from: DemoSchema, to: DemoSchema): void {
  for (const name of Object.keys(sharedTables)) {
    to.db[name]?.remove()
    to.db[name]?.insert([...(from.db[name] ?? [])])
  }
}

/** Creates a database with the rows of a world, which answers no calls. */
function createDatabase(world: World): DemoServer {
  const server = createServer<typeof models, UntypedFactories>({
    interceptor: createInterceptor(),
    useDefaultPassthroughs: false,
    models,
    factories: createFactories(world),
    seeds: (seeded) => seed(seeded, world),
  })
  server.logging = false
  return server
}
