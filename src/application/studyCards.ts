import type { StudyType } from '../domain/content/contentKind.ts'
import { relativeTime } from '../domain/calendar/date.ts'
import { type Assignment, assignmentHref, assignmentPhase, dueStatus, dueTone, sortForLearner } from '../domain/homework.ts'
import { recentStudyLogs, type StudyLogEntry, studyLogHref } from '../domain/study.ts'

export interface HomeworkCardView {
  readonly key: string
  readonly title: string
  readonly description: string | null
  readonly href: string
  /** The state of the assignment; 'D-3' and the like while it is open, null where it has no date. */
  readonly badge: { readonly label: string; readonly tone: BadgeTone } | null
}

type BadgeTone = ReturnType<typeof dueTone> | 'success'

/** Lists assignments that can still be handed in first, the earliest due date first. */
export function homeworkCards(assignments: readonly Assignment[], now: Date, timeZone: string): readonly HomeworkCardView[] {
  return sortForLearner(assignments, now, timeZone).map((assignment) => {
    const { homeworkId, assignmentId, title, description } = assignment
    const badge = badgeOf(assignment, now, timeZone)
    return { key: `${homeworkId} ${assignmentId}`, title, description, href: assignmentHref(assignment), badge }
  })
}

function badgeOf(assignment: Assignment, now: Date, timeZone: string): HomeworkCardView['badge'] {
  switch (assignmentPhase(assignment, now)) {
    case 'marked':
      return { label: '채점 완료', tone: 'success' }
    case 'handedIn':
      return { label: '제출 완료', tone: 'success' }
    case 'returned':
      return { label: '다시 내기', tone: 'warning' }
    case 'late':
      return { label: '늦은 제출 가능', tone: 'warning' }
    default: {
      const due = dueStatus(assignment.endDate, now, timeZone)
      return due && { label: due.label, tone: dueTone(due) }
    }
  }
}

export interface StudyLogRowView {
  readonly key: string
  readonly type: StudyType
  readonly title: string
  /** Null for an entry without its identifier. */
  readonly href: string | null
  /** The time in words and in machine-readable form. */
  readonly time: { readonly text: string; readonly dateTime: string } | null
}

export function studyLogRows(entries: readonly StudyLogEntry[], now: Date, timeZone: string): readonly StudyLogRowView[] {
  return recentStudyLogs(entries).map((entry, place) => {
    const { type, id, title, updatedDate } = entry
    const text = relativeTime(updatedDate, now, timeZone)
    return {
      key: `${place} ${type} ${id}`,
      type,
      title,
      href: studyLogHref(entry),
      time: text && updatedDate ? { text, dateTime: updatedDate } : null,
    }
  })
}
