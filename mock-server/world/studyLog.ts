import type { DemoSchema, StudyLogRow } from '../models.ts'
import { studiedHere } from './earnings.ts'

/** What was studied, the latest first: once each. */
export function studyLogs(schema: DemoSchema): readonly StudyLogRow[] {
  const here = studiedHere(schema)
  const known = new Set(here.map((row) => keyOf(row)))
  const before = schema.all('studyLog').models.map(({ attrs }) => attrs)
  return [...here, ...before.filter((row) => !known.has(keyOf(row)))]
}

function keyOf({ contentKey, contentId }: StudyLogRow): string {
  return `${contentKey}/${contentId}`
}

/** As the platform's call answers it. */
export function studyLogEntry({ type, title, updatedDate, contentKey, contentId }: StudyLogRow): object {
  return { type, title, updatedDate, [contentKey]: contentId }
}
