import type { DemoSchema, StudyLogRow } from '../models.ts'
import { studiedHere } from './earnings.ts'

/** What was studied, the latest first: once each. */
export function studyLogs(schema: DemoSchema): readonly StudyLogRow[] {
  const here = new Map<string, StudyLogRow>()
  for (const row of studiedHere(schema)) if (!here.has(keyOf(row))) here.set(keyOf(row), row)
  const before = schema.all('studyLog').models.map(({ attrs }) => attrs)
  return [...here.values(), ...before.filter((row) => !here.has(keyOf(row)))]
}

function keyOf({ contentKey, contentId }: StudyLogRow): string {
  return `${contentKey}/${contentId}`
}

/** As the platform's call answers it. */
export function studyLogEntry({ type, title, updatedDate, contentKey, contentId }: StudyLogRow): object {
  return { type, title, updatedDate, [contentKey]: contentId }
}
