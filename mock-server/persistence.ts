import * as z from 'zod/mini'
import { type DemoServer, progressTables } from './models.ts'
import type { ProgressStore } from './progressStore.ts'
import type { Log } from '../src/application/platform.ts'

/** Keeps the database's tables of progress and what is stored of them the same. */
interface Persistence {
  /** Brings what is stored into the database, so that two tabs know of each other. */
  refresh(): Promise<void>
  /** Runs what may change the database, and stores what has changed. */
  change<T>(task: () => Promise<T>): Promise<T>
}

/** Raised when the tables change. */
const version = 6
const rowsOf = Object.entries(progressTables).map(([name, row]) => [name, z.array<z.ZodMiniType<object>>(row)] as const)
const stored = z.object({ version: z.literal(version), tables: z.object(Object.fromEntries(rowsOf)) })

const tableNames = Object.keys(progressTables)

export function createPersistence({ db }: DemoServer, visitor: string, store: ProgressStore, log: Log): Persistence {
  const load = async () => {
    const found = await store.get(visitor)
    const { data, error } = z.safeParse(stored, found)
    if (found !== undefined && error) {
      log.warn({ kind: 'storage-failed', key: visitor, problem: 'progress of another version is discarded' })
      await store.set(visitor, undefined)
    }
    for (const name of tableNames) {
      db[name]?.remove()
      db[name]?.insert(data?.tables[name] ?? [])
    }
  }
  const dump = () => Object.fromEntries(tableNames.map((name) => [name, [...(db[name] ?? [])]]))
  let loading: Promise<void> | null = null
  return {
    refresh() {
      loading ??= store.inTurn(load).finally(() => {
        loading = null
      })
      return loading
    },
    change: (task) =>
      store.inTurn(async () => {
        await load()
        const before = JSON.stringify(dump())
        const result = await task()
        const after = JSON.stringify(dump())
        if (after !== before) await store.set(visitor, { version, tables: JSON.parse(after) })
        return result
      }),
  }
}
