import { idInPath } from '../idInPath.ts'
import type { Assignment } from './Assignment.ts'

export function assignmentHref({ homeworkId, assignmentId }: Pick<Assignment, 'homeworkId' | 'assignmentId'>): string {
  return `/homework/${idInPath(homeworkId)}/assignment/${idInPath(assignmentId)}/task`
}
