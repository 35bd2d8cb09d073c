import { courseHref } from '../course/courseHref.ts'
import type { Id } from '../Id.ts'
import { idInPath } from '../idInPath.ts'
import { blockHref, problemHref } from '../problem/problemHref.ts'
import type { StudyLogEntry, StudyType } from './StudyLogEntry.ts'

const hrefs: Record<StudyType, (id: Id) => string> = {
  PROBLEM: (problemId) => problemHref({ problemId }),
  VIDEO: (videoId) => `/learn/video/${idInPath(videoId)}`,
  BLOCK: (blockId) => blockHref({ blockId }),
  WORKSHEET: (worksheetId) => `/worksheet/${idInPath(worksheetId)}/chapter`,
  COURSE: (courseId) => courseHref({ courseId }),
}

/** Null when the entry came without its identifier: a row without a link. */
export function studyLogHref({ type, id }: Pick<StudyLogEntry, 'type' | 'id'>): string | null {
  return id === null ? null : hrefs[type](id)
}
