import type { Id } from '../Id.ts'

export const studyTypes = ['PROBLEM', 'VIDEO', 'BLOCK', 'WORKSHEET', 'COURSE'] as const
export type StudyType = (typeof studyTypes)[number]

export interface StudyLogEntry {
  readonly type: StudyType
  readonly title: string
  /** ISO date-time of the last activity. */
  readonly updatedDate: string | null
  /** The identifier that goes with the type (problemId, videoId, …); null when it did not come. */
  readonly id: Id | null
}
