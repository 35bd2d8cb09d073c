import * as z from 'zod/mini'
import { type DemoAddress, visitorKey, worldKey } from './demoAddress.ts'
import { type DemoServer, progressTables, sharedTables } from './models.ts'
import type { ProgressStore } from './progressStore.ts'
import type { Log } from '../src/application/platform.ts'

/** Keeps the database's tables of progress, the visitor's own and the shared ones, and what is stored of them the same. */
interface Persistence {
  /** Brings what is stored into the database, so that two tabs know of each other. */
  refresh(): Promise<void>
  /** The same without waiting for a turn, for who only looks, also while something else is being changed. */
  look(): Promise<void>
  /** Runs what may change the database, and stores what has changed. */
  change<T>(task: () => Promise<T>): Promise<T>
}

/** Raised when the tables change. */
const version = 11
const sharedVersion = 14

type Tables = Readonly<Record<string, readonly object[]>>

/** A record of the store: a version, and the tables that belong together. */
function recordOf(tables: Readonly<Record<string, z.ZodMiniType<object>>>, versionNow: number) {
  const rows = Object.entries(tables).map(([name, row]) => [name, z.array<z.ZodMiniType<object>>(row)] as const)
  return {
    names: Object.keys(tables),
    version: versionNow,
    schema: z.object({ version: z.literal(versionNow), tables: z.object(Object.fromEntries(rows)) }),
  }
}

export const storedProgress = recordOf(progressTables, version)
export const storedWorld = recordOf(sharedTables, sharedVersion)

export function createPersistence(
  { db }: DemoServer,
  address: Pick<DemoAddress, 'seed' | 'persona' | 'channel'>,
  store: ProgressStore,
  log: Log,
): Persistence {
  const records = [
    { key: visitorKey(address), ...storedProgress },
    { key: worldKey(address), ...storedWorld },
  ]
  const loadOne = async ({ key, names, schema }: (typeof records)[number]) => {
    const found = await store.get(key)
    const { data, error } = z.safeParse(schema, found)
    if (found !== undefined && error) {
      log.warn({ kind: 'storage-failed', key, problem: 'progress of another version is discarded' })
      await store.set(key, undefined)
    }
    for (const name of names) {
      db[name]?.remove()
      db[name]?.insert(data?.tables[name] ?? [])
    }
  }
  const load = async () => {
    await Promise.all(records.map(loadOne))
  }
  const dump = (names: readonly string[]): Tables => Object.fromEntries(names.map((name) => [name, [...(db[name] ?? [])]]))
  const dumpAll = () => records.map(({ names }) => JSON.stringify(dump(names)))
  let loading: Promise<void> | null = null
  return {
    look: load,
    refresh() {
      loading ??= store.inTurn(load).finally(() => {
        loading = null
      })
      return loading
    },
    change: (task) =>
      store.inTurn(async () => {
        await load()
        const before = dumpAll()
        const result = await task()
        const after = dumpAll()
        const changed = records.flatMap(({ key, version: versionNow }, at) => {
          const tables = after[at]
          return tables === undefined || tables === before[at] ? [] : [{ key, record: { version: versionNow, tables: JSON.parse(tables) } }]
        })
        await Promise.all(changed.map(({ key, record }) => store.set(key, record)))
        return result
      }),
  }
}
