import * as z from 'zod/mini'
import { type DemoAddress, visitorKey, worldKey } from './demoAddress.ts'
import { type DemoServer, progressTables, sharedTables } from './models.ts'
import type { ProgressStore } from './progressStore.ts'
import type { Log } from '../src/application/platform.ts'

/** Synchronizes the database's tables of progress, the visitor's own and the shared ones, with the store. */
interface Persistence {
  /** Loads the stored records into the database, so that two tabs see each other's changes. */
  refresh(): Promise<void>
  /** Loads without waiting for a turn, for reads, even while a change is running. */
  look(): Promise<void>
  /** Runs a task that may change the database, and stores the changes. */
  change<T>(task: () => Promise<T>): Promise<T>
}

/** Raised when the tables change. */
const version = 11
const sharedVersion = 14

type RowSchemas = Readonly<Record<string, z.ZodMiniType<object>>>
type Tables = Readonly<Record<string, readonly object[]>>

/** A record of the store: a version, and the tables that belong together. Its rows are checked one by one. */
function recordOf(rows: RowSchemas, versionNow: number) {
  const tables = z.record(z.string(), z.array(z.unknown()))
  const schema = z.object({ version: z.literal(versionNow), tables })
  return {
    rows,
    names: Object.keys(rows),
    version: versionNow,
    schema,
    /** Returns whether every row of an imported record is valid. */
    isWhole(stored: unknown): boolean {
      const { data } = z.safeParse(schema, stored)
      return data !== undefined && checkedRows(rows, data.tables).dropped.length === 0
    },
  }
}

/** Returns the valid rows, so that an invalid row does not affect others, and the number of invalid ones per table. */
function checkedRows(rows: RowSchemas, tables: Readonly<Record<string, readonly unknown[]>>) {
  const dropped: string[] = []
  const checked = Object.entries(rows).map(([name, row]) => {
    const parsed = (tables[name] ?? []).map((raw) => z.safeParse(row, raw))
    const valid = parsed.flatMap(({ data }) => data ?? [])
    if (valid.length < parsed.length) dropped.push(`${name}: ${parsed.length - valid.length}`)
    return [name, valid] as const
  })
  return { tables: Object.fromEntries(checked), dropped }
}

/** The log's text for rows that could not be read again: written rows have to pass the check for reading. */
export const unreadableRows = 'rows are not stored'

export const storedProgress = recordOf(progressTables, version)
export const storedWorld = recordOf(sharedTables, sharedVersion)

export function createPersistence(
  { db }: DemoServer,
  address: Pick<DemoAddress, 'seed' | 'persona' | 'channel' | 'pupil'>,
  store: ProgressStore,
  log: Log,
): Persistence {
  const records = [
    { key: visitorKey(address), ...storedProgress },
    { key: worldKey(address), ...storedWorld },
  ]
  // Rows of a page that has just been opened, for a world of which nothing is stored yet.
  const firstRows: Tables = Object.fromEntries(storedWorld.names.map((name) => [name, structuredClone([...(db[name] ?? [])])]))
  const reported = new Set<string>()
  /** Logs a problem once, since every read would find it again. */
  const report = (key: string, dropped: readonly string[], how: string) => {
    const problem = `${how} (${dropped.join(', ')})`
    if (dropped.length > 0 && !reported.has(key + problem)) log.warn({ kind: 'storage-failed', key, problem })
    reported.add(key + problem)
  }
  const loadOne = async ({ key, names, rows, schema }: (typeof records)[number]) => {
    const found = await store.get(key)
    const { data, error } = z.safeParse(schema, found)
    if (found !== undefined && error) {
      log.warn({ kind: 'storage-failed', key, problem: 'progress of another version is discarded' })
      await store.set(key, undefined)
    }
    const { tables, dropped } = checkedRows(rows, data?.tables ?? firstRows)
    report(key, dropped, 'stored rows are dropped')
    for (const name of names) {
      db[name]?.remove()
      db[name]?.insert(tables[name] ?? [])
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
        const changed = records.flatMap(({ key, rows, version: versionNow }, at) => {
          const text = after[at]
          if (text === undefined || text === before[at]) return []
          const { tables, dropped } = checkedRows(rows, JSON.parse(text))
          report(key, dropped, unreadableRows)
          return [{ key, record: { version: versionNow, tables } }]
        })
        await Promise.all(changed.map(({ key, record }) => store.set(key, record)))
        return result
      }),
  }
}
