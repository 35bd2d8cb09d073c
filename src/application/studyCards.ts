import { relativeTime } from '../domain/calendar/date.ts'
import { type Assignment, assignmentHref, dueStatus, dueTone, sortByDueDate } from '../domain/homework.ts'
import { recentStudyLogs, type StudyLogEntry, studyLogHref, type StudyType } from '../domain/study.ts'

export interface HomeworkCardView {
  readonly key: string
  readonly title: string
  readonly description: string | null
  readonly href: string
  /** Null for homework without a date. */
  readonly due: { readonly label: string; readonly tone: ReturnType<typeof dueTone> } | null
}

/** Earliest due date first. */
export function homeworkCards(assignments: readonly Assignment[], now: Date, timeZone: string): readonly HomeworkCardView[] {
  return sortByDueDate(assignments, timeZone).map((assignment) => {
    const { homeworkId, assignmentId, title, description, endDate } = assignment
    const due = dueStatus(endDate, now, timeZone)
    return {
      key: `${homeworkId} ${assignmentId}`,
      title,
      description,
      href: assignmentHref(assignment),
      due: due && { label: due.label, tone: dueTone(due) },
    }
  })
}

export interface StudyLogRowView {
  readonly key: string
  readonly type: StudyType
  readonly title: string
  /** Null for an entry without its identifier. */
  readonly href: string | null
  /** When it was, in words and for machines. */
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
