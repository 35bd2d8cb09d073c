import { contentHref, type StudyType } from './content/contentKind.ts'
import type { Id } from './id.ts'

export interface StudyLogEntry {
  readonly type: StudyType
  readonly title: string
  /** ISO date-time of the last activity. */
  readonly updatedDate: string | null
  /** The id that belongs to the type (problemId, videoId, …); null when it was not sent. */
  readonly id: Id | null
}

/** A course or class, which is studied lesson by lesson, and reviewed afterwards. */
export interface StudySubject {
  readonly kind: 'course' | 'course-class'
  readonly id: Id
}

const rowsShown = 12

export function recentStudyLogs(entries: readonly StudyLogEntry[]): readonly StudyLogEntry[] {
  return entries.slice(0, rowsShown)
}

/** Returns the address of an entry; null when it has no id: a row without a link. */
export function studyLogHref({ type, id }: Pick<StudyLogEntry, 'type' | 'id'>): string | null {
  return id === null ? null : contentHref(type, id)
}
