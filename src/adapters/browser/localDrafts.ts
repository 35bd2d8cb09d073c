import { clear, createStore, delMany, entries, get, setMany, update, type UseStore } from 'idb-keyval'
import * as z from 'zod/mini'
import type { DraftKey, LocalDraftStore } from '../../application/draft.ts'
import { writtenPrefix } from '../../application/storedText.ts'
import type { OwnCasesKey, OwnCaseStore } from '../../application/guestWork.ts'
import type { KeyValueStore, Log } from '../../application/platform.ts'
import type { AnswersKey, AnswerStore } from '../../application/worksheet.ts'
import type { Id } from '../../domain/id.ts'
import type { ProblemExample } from '../../domain/problems/exampleCases.ts'
import { programmingLanguages } from '../../domain/problems/programmingLanguage.ts'
import type { BackupDraft } from '../../domain/problems/draft.ts'
import type { Answers } from '../../domain/worksheet/worksheet.ts'
import { deviceStore } from './device.ts'

export const draftDatabaseName = 'codingbada-drafts'

/** A record of another release counts as a draft as long as it has code. */
const draftFields = {
  language: z.catch(z.enum([...programmingLanguages, 'BLOCKS', 'SEA_PYTHON']), 'PYTHON'),
  code: z.string(),
  updatedDate: z.catch(z.nullable(z.string()), null),
}
const storedDraft = z.object({
  ...draftFields,
  savedCode: z.catch(z.nullable(z.string()), null),
  other: z.catch(z.nullable(z.object(draftFields)), null),
})
const storedCases: z.ZodMiniType<readonly ProblemExample[]> = z.array(z.object({ input: z.string(), output: z.string() }))
const storedAnswers: z.ZodMiniType<readonly { readonly questionId: string; readonly answer: readonly string[] }[]> = z.array(
  z.object({ questionId: z.string(), answer: z.array(z.string()) }),
)
const backupDraft = z.object({ ...draftFields, before: z.nullable(z.string()) })
const writtenDraft = z.object({ name: z.string(), code: z.string() })

/**
 * Opens the drafts in the browser's database, kept apart for every person. A guest's are the same in every view, and offered to whoever
 * signs in. `scope` separates records with equal ids, as in the demo's views. `store` takes at once what may be too late for the database.
 */
export function browserDrafts(log: Log, scope: string, store: KeyValueStore = deviceStore(log)): LocalDraftStore {
  const nameOf = ({ userId, problemId, language }: DraftKey) => nameIn(scope, userId, problemId, language)
  const records = recordsOf(log, storedDraft)
  const placeOf = (key: DraftKey) => `${writtenPrefix}draft:${nameOf(key)}`
  const backup = (key: DraftKey) => parseBackup(store.get(placeOf(key)))
  return {
    read: (key) => records.read(nameOf(key)),
    write: (key, draft) => records.write(nameOf(key), draft),
    backUp: (key, draft) => store.set(placeOf(key), JSON.stringify(draft)),
    backup,
    dropBackup(key, { code, updatedDate }) {
      const found = backup(key)
      if (found?.code === code && found.updatedDate === updatedDate) store.remove(placeOf(key))
    },
    announce: (key, code) => tellOtherTabs({ name: nameOf(key), code }),
    watch: (key, changed) => listenToOtherTabs(({ name, code }) => name === nameOf(key) && changed(code)),
  }
}

function parseBackup(text: string | null): BackupDraft | null {
  try {
    return z.safeParse(backupDraft, JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Stores a learner's own examples, beside the drafts. */
export function browserOwnCases(log: Log, scope: string): OwnCaseStore {
  const nameOf = ({ userId, problemId }: OwnCasesKey) => nameIn(scope, userId, problemId, 'cases')
  const records = recordsOf(log, storedCases)
  return {
    read: async (key) => (await records.read(nameOf(key))) ?? [],
    async write(key, cases) {
      await records.write(nameOf(key), cases)
    },
  }
}

/** Stores answers to a worksheet's chapter, until they are marked. */
export function browserAnswers(log: Log, scope: string): AnswerStore {
  const nameOf = ({ userId, chapterId }: AnswersKey) => nameIn(scope, userId, chapterId, 'worksheet')
  const records = recordsOf(log, storedAnswers)
  return {
    read: async (key) => answersOf(await records.read(nameOf(key))),
    change: async (key, next) =>
      answersOf(
        await records.change(nameOf(key), (stored) =>
          Object.entries(next(answersOf(stored))).map(([questionId, answer]) => ({ questionId, answer })),
        ),
      ),
  }
}

const answersOf = (stored: z.infer<typeof storedAnswers> | null): Answers =>
  Object.fromEntries((stored ?? []).map(({ questionId, answer }) => [questionId, answer]))

/** Maximum wait for the database in ms; after it the page goes on without the database for a while. */
const patienceMs = 2_000
const restMs = 30_000

let waitUntil = 0

const tooSlow = () => new DOMException('the database does not answer', 'TimeoutError')

/** Reads or writes in the database. Rejects when it refuses or does not answer in time. */
async function inDatabase<T>(work: (store: UseStore) => Promise<T>): Promise<T> {
  if (performance.now() < waitUntil) throw tooSlow()
  try {
    return await inTime(work(open()))
  } catch (error) {
    if (reasonOf(error) === 'TimeoutError') waitUntil = performance.now() + restMs
    if (reasonOf(error) !== 'InvalidStateError') throw error
    // The browser has closed the connection.
    opened = null
    return inTime(work(open()))
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooSlow()), patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Reads and writes records of one shape. A record that the database refuses is kept in memory while the page is open (F-070, F-071), and so
 * is one whose stored state could not be read, so that it does not overwrite what was not seen.
 */
function recordsOf<T>(log: Log, schema: z.ZodMiniType<T>) {
  const report = (problem: string) => log.warn({ kind: 'storage-failed', key: draftDatabaseName, problem })
  return {
    async read(name: string): Promise<T | null> {
      try {
        const found: unknown = unstored.get(name) ?? (await inDatabase((store) => get(name, store)))
        unread.delete(name)
        const { success, data } = z.safeParse(schema, found)
        if (found !== undefined && !success) report('a draft of another version is not read')
        return success ? data : null
      } catch (error) {
        unread.add(name)
        report(reasonOf(error))
        return null
      }
    },
    /** Reads and writes in one transaction, so that no other tab comes between. */
    async change(name: string, next: (stored: T | null) => T): Promise<T> {
      let record: T | null = null
      const changed = (found: unknown): T => {
        const { success, data } = z.safeParse(schema, found)
        record = next(success ? data : null)
        return record
      }
      try {
        await inDatabase((store) => update<unknown>(name, (found) => changed(unstored.get(name) ?? found), store))
        unstored.delete(name)
      } catch (error) {
        unstored.set(name, record ?? changed(unstored.get(name)))
        report(`kept in memory only: ${reasonOf(error)}`)
      }
      return record ?? changed(unstored.get(name))
    },
    async write(name: string, record: T): Promise<boolean> {
      try {
        if (unread.has(name)) throw tooSlow()
        await inDatabase(async (store) => {
          const found: unknown = await get(name, store)
          const isUnknown = found !== undefined && !z.safeParse(schema, found).success
          // A record that this release cannot read is kept under a second name.
          await setMany([[name, record], ...(isUnknown ? [[`${name}/unread`, found] as [string, unknown]] : [])], store)
        })
        unstored.delete(name)
        return true
      } catch (error) {
        unstored.set(name, record)
        report(`kept in memory only: ${reasonOf(error)}`)
        return false
      }
    },
  }
}

function nameIn(scope: string, userId: Id | null, contentId: Id, what: string): string {
  const owner = userId === null ? [null, null] : [scope, String(userId)]
  return JSON.stringify([...owner, String(contentId), what])
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')

/** Deletes the drafts of all users on this device. */
export async function forgetLocalDrafts(): Promise<void> {
  unstored.clear()
  unread.clear()
  waitUntil = 0
  try {
    await clear(open())
  } catch {
    // A database that does not open holds nothing.
  }
}

/** Reads the drafts of all users on this device, by their keys. Unreadable ones are left out. */
export async function allLocalDrafts(): Promise<Readonly<Record<string, unknown>>> {
  const stored = await entries<string, unknown>(open()).catch((): [string, unknown][] => [])
  return Object.fromEntries([...stored, ...unstored])
}

const anyRecord = z.union([storedDraft, storedCases, storedAnswers])

/** Replaces the drafts of all users on this device; other entries are ignored. Rejects when the browser does not store them. */
export async function replaceLocalDrafts(drafts: Readonly<Record<string, unknown>>): Promise<void> {
  const usable = Object.entries(drafts).filter(([, draft]) => anyRecord.safeParse(draft).success)
  await setMany(usable, open())
  unstored.clear()
  const usableKeys = new Set(usable.map(([key]) => key))
  const stored = await entries<string, unknown>(open())
  await delMany(
    stored.map(([key]) => key).filter((key) => !usableKeys.has(key)),
    open(),
  )
}

/** Records that the database did not store. */
const unstored = new Map<string, unknown>()
/** Names of records that could not be read from it. */
const unread = new Set<string>()
let opened: UseStore | null = null

function open(): UseStore {
  opened ??= createStore(draftDatabaseName, 'drafts')
  return opened
}

type Written = z.infer<typeof writtenDraft>

/** The page's single channel, which does not receive its own messages; open while there are listeners. */
let channel: BroadcastChannel | null = null
const listeners = new Set<(written: Written) => void>()

function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(draftDatabaseName)
}

function tellOtherTabs(written: Written): void {
  const used = channel ?? openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  used?.postMessage(written)
  if (used !== channel) used?.close()
}

function listenToOtherTabs(listener: (written: Written) => void): () => void {
  if (channel === null) {
    channel = openChannel()
    channel?.addEventListener('message', ({ data }) => {
      const { success, data: written } = z.safeParse(writtenDraft, data)
      if (success) for (const one of listeners) one(written)
    })
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    channel?.close()
    channel = null
  }
}
