import { clear, createStore, get, set, type UseStore } from 'idb-keyval'
import * as z from 'zod/mini'
import type { DraftKey, LocalDraftStore } from '../../application/draft.ts'
import type { Log } from '../../application/platform.ts'
import { programmingLanguages } from '../../domain/problems/programmingLanguage.ts'

export const draftDatabaseName = 'codingbada-drafts'

const draftFields = {
  language: z.enum(programmingLanguages),
  code: z.string(),
  updatedDate: z.nullable(z.string()),
}
const storedDraft = z.object({ ...draftFields, savedCode: z.nullable(z.string()), other: z.nullable(z.object(draftFields)) })

/**
 * Drafts in the browser's database, apart for every person. A guest's are the same in every view: who signs in takes them along. `scope` keeps apart what has the same numbers elsewhere: the demo's views.
 * What the database refuses is kept in memory for as long as the page is open (F-070, F-071).
 */
export function browserDrafts(log: Log, scope: string): LocalDraftStore {
  const report = (problem: string) => log.warn({ kind: 'storage-failed', key: draftDatabaseName, problem })
  return {
    async read(key) {
      const name = nameOf(scope, key)
      try {
        const found: unknown = unstored.get(name) ?? (await get(name, open()))
        const { success, data } = z.safeParse(storedDraft, found)
        if (found !== undefined && !success) report('a draft of another version is not read')
        return success ? data : null
      } catch (error) {
        report(reasonOf(error))
        return null
      }
    },
    async write(key, draft) {
      const name = nameOf(scope, key)
      try {
        await set(name, draft, open())
        unstored.delete(name)
      } catch (error) {
        unstored.set(name, draft)
        report(`kept in memory only: ${reasonOf(error)}`)
      }
    },
  }
}

function nameOf(scope: string, { userId, problemId, language }: DraftKey): string {
  const owner = userId === null ? [null, null] : [scope, String(userId)]
  return JSON.stringify([...owner, String(problemId), language])
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')

/** Everybody's drafts on this device are thrown away. */
export async function forgetLocalDrafts(): Promise<void> {
  unstored.clear()
  try {
    await clear(open())
  } catch {
    // A database that does not open holds nothing.
  }
}

const unstored = new Map<string, unknown>()
let opened: UseStore | null = null

function open(): UseStore {
  opened ??= createStore(draftDatabaseName, 'drafts')
  return opened
}
