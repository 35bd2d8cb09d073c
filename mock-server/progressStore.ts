import { clear, createStore, delMany, entries, get, set, setMany, type UseStore } from 'idb-keyval'
import type { Log } from '../src/application/platform.ts'

/** A store in which the visitors' actions outlive the page. A key is a visitor. */
export interface ProgressStore {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  clear(): Promise<void>
  /** Runs tasks of all tabs one after the other, so that none reads while another writes. */
  inTurn<T>(task: () => Promise<T>): Promise<T>
}

export const databaseName = 'codingbada-demo'

/** Opens the browser's database. A record that it refuses is kept in memory while the page is open (F-070, F-071). */
export function browserStore(log: Log): ProgressStore {
  discardFormerProgress(log)
  return {
    async get(key) {
      if (unstored.has(key)) return unstored.get(key)
      try {
        return await get(key, open())
      } catch (error) {
        log.warn({ kind: 'storage-failed', key, problem: nameOf(error) })
        return undefined
      }
    },
    async set(key, value) {
      try {
        await set(key, value, open())
        unstored.delete(key)
      } catch (error) {
        unstored.set(key, value)
        log.warn({ kind: 'storage-failed', key, problem: `kept in memory only: ${nameOf(error)}` })
      }
    },
    clear: forgetProgress,
    inTurn,
  }
}

/** Creates a store whose records last as long as the store itself. */
export function passingStore(): ProgressStore {
  const kept = new Map<string, unknown>()
  let before: Promise<unknown> = Promise.resolve()
  return {
    get: async (key) => structuredClone(kept.get(key)),
    set: async (key, value) => void kept.set(key, structuredClone(value)),
    clear: async () => kept.clear(),
    inTurn(task) {
      const result = before.then(task)
      before = result.catch(() => {})
      return result
    },
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')

/** Deletes the progress of all visitors. */
export function forgetProgress(): Promise<void> {
  return inTurn(async () => {
    unstored.clear()
    try {
      await clear(open())
    } catch {
      // A database that does not open is empty.
    }
  })
}

/** The key of the state from before a file was opened, kept until everything is reset. */
const formerKey = 'before-import'

/** Returns all stored records by their keys. Unreadable ones are left out. */
export function allProgress(): Promise<Readonly<Record<string, unknown>>> {
  return inTurn(async () => {
    const stored = await entries<string, unknown>(open()).catch((): [string, unknown][] => [])
    return Object.fromEntries([...stored, ...unstored].filter(([key, value]) => key !== formerKey && value !== undefined))
  })
}

/** Replaces all stored records. Rejects, and changes nothing, when the browser does not store them. */
export function replaceProgress(records: Readonly<Record<string, unknown>>, former: unknown): Promise<void> {
  return inTurn(async () => {
    const kept = { ...records, ...(former !== null && { [formerKey]: former }) }
    await setMany(Object.entries(kept), open())
    unstored.clear()
    const stored = await entries<string, unknown>(open())
    await delMany(
      stored.map(([key]) => key).filter((key) => !Object.hasOwn(kept, key)),
      open(),
    )
  })
}

/** Resolves to undefined where no file was opened. */
export function formerProgress(): Promise<unknown> {
  return inTurn(() => get<unknown>(formerKey, open()).catch(() => undefined))
}

/** Deletes the progress that earlier versions kept in localStorage, in another shape. */
function discardFormerProgress(log: Log): void {
  try {
    if (localStorage.getItem(databaseName) === null) return
    localStorage.removeItem(databaseName)
    log.warn({ kind: 'storage-failed', key: databaseName, problem: 'progress of an older version is discarded' })
  } catch {
    // Storage that does not open is empty.
  }
}

const unstored = new Map<string, unknown>()
let opened: UseStore | null = null

function open(): UseStore {
  opened ??= createStore(databaseName, 'progress')
  return opened
}

/** Waits for other tabs of this browser, too: tables are stored whole, so a stale copy would drop what was stored meanwhile. */
async function amongTabs<T>(task: () => Promise<T>): Promise<T> {
  const { navigator: browser }: { readonly navigator?: { readonly locks?: LockManager } } = globalThis
  const locks = browser?.locks
  return locks === undefined ? task() : await locks.request(databaseName, task)
}

let last: Promise<unknown> = Promise.resolve()

function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const result = last.then(() => amongTabs(task))
  last = result.catch(() => {})
  return result
}
