import type { StudyLogEntry } from './StudyLogEntry.ts'

const rowsShown = 12

export function recentStudyLogs(entries: readonly StudyLogEntry[]): readonly StudyLogEntry[] {
  return entries.slice(0, rowsShown)
}
