import { hrefTo } from './paths.ts'
import { courseHref } from './course/course.ts'
import { type Id } from './id.ts'
import { blockHref, problemHref } from './problems/problemKinds.ts'

/** The spec's five, and documents, which have pages of their own here. */
export const studyTypes = ['PROBLEM', 'VIDEO', 'BLOCK', 'WORKSHEET', 'COURSE', 'DOCUMENT'] as const
export type StudyType = (typeof studyTypes)[number]

export interface StudyLogEntry {
  readonly type: StudyType
  readonly title: string
  /** ISO date-time of the last activity. */
  readonly updatedDate: string | null
  /** The identifier that goes with the type (problemId, videoId, …); null when it did not come. */
  readonly id: Id | null
}

/** What is studied lesson by lesson, and reviewed afterwards. */
export interface StudySubject {
  readonly kind: 'course' | 'course-class'
  readonly id: Id
}

const rowsShown = 12

export function recentStudyLogs(entries: readonly StudyLogEntry[]): readonly StudyLogEntry[] {
  return entries.slice(0, rowsShown)
}

const hrefs: Record<StudyType, (id: Id) => string> = {
  PROBLEM: (problemId) => problemHref({ problemId }),
  VIDEO: (videoId) => hrefTo('video', { videoId }),
  BLOCK: (blockId) => blockHref({ blockId }),
  WORKSHEET: (worksheetId) => hrefTo('worksheet', { worksheetId }),
  COURSE: (courseId) => courseHref({ courseId }),
  DOCUMENT: (documentId) => hrefTo('document', { documentId }),
}

/** Null when the entry came without its identifier: a row without a link. */
export function studyLogHref({ type, id }: Pick<StudyLogEntry, 'type' | 'id'>): string | null {
  return id === null ? null : hrefs[type](id)
}
