import { contentHref, type TaskType } from './content/contentKind.ts'
import { daysBetween, weekdayOf } from './calendar/date.ts'
import { seoulDate, seoulTimeZone, viewerLocalTime, wallClock } from './calendar/seoul.ts'
import { monthDayText, weekdayShortName } from './calendar/text.ts'
import { type Assignment, assignmentHref, deadline, type HomeworkFeedback, type ReturnedWork } from './homework.ts'
import { hrefWithQuery, type Id, isDotSegment } from './id.ts'

/** An assignment as its own page shows it. */
export interface AssignmentDetail extends Assignment {
  readonly teacher: { readonly nickname: string | null; readonly profile: string | null } | null
  /** The viewer's submission; null: nothing was handed in yet. */
  readonly submission: { readonly comment: string | null; readonly submittedDate: string | null } | null
  /** The teacher's feedback; null: there is none yet. */
  readonly feedback: HomeworkFeedback | null
  /** The works that were given back, the oldest first. */
  readonly returnList: readonly ReturnedWork[]
}

export const taskStates = ['NONE', 'TRIED', 'DONE'] as const
export type TaskState = (typeof taskStates)[number]

export interface AssignmentTask {
  readonly taskId: Id
  readonly type: TaskType
  /** Its problemId, blockId, videoId, documentId or worksheetId. */
  readonly contentId: Id
  readonly title: string
  readonly state: TaskState
  /** Points out of 100; null: the task is not scored. */
  readonly score: number | null
}

type AssignmentIds = Pick<Assignment, 'homeworkId' | 'assignmentId'>

/** Returns the address of a task's page, which carries the assignment that it was opened from. */
export function taskHref(
  { type, contentId }: Pick<AssignmentTask, 'type' | 'contentId'>,
  { homeworkId, assignmentId }: AssignmentIds,
): string {
  return hrefWithQuery(contentHref(type, contentId), [
    ['homework', String(homeworkId)],
    ['assignment', String(assignmentId)],
  ])
}

/** Reads from a page's address the assignment that it was opened from; null: it was opened from elsewhere. */
export function assignmentOfAddress(parameters: { get(name: string): string | null }): string | null {
  const [homeworkId, assignmentId] = [parameters.get('homework'), parameters.get('assignment')]
  if (!isUsable(homeworkId) || !isUsable(assignmentId)) return null
  return assignmentHref({ homeworkId, assignmentId })
}

/** Returns the address of another part of the task, and keeps the way back to the assignment that the page was opened from. */
export function keepAssignment(href: string, parameters: { get(name: string): string | null }): string {
  const [homeworkId, assignmentId] = [parameters.get('homework'), parameters.get('assignment')]
  if (!isUsable(homeworkId) || !isUsable(assignmentId)) return href
  const query = `homework=${encodeURIComponent(homeworkId)}&assignment=${encodeURIComponent(assignmentId)}`
  return `${href}${href.includes('?') ? '&' : '?'}${query}`
}

function isUsable(id: string | null): id is string {
  return id !== null && id.trim() !== '' && !isDotSegment(id)
}

/** Lists the tasks that are not done yet. */
export function unfinishedTasks(tasks: readonly AssignmentTask[]): readonly AssignmentTask[] {
  return tasks.filter(({ state }) => state !== 'DONE')
}

export interface DeadlineView {
  /** '11월 27일(금) 오후 11:59', by Seoul's clock wherever the viewer is. */
  readonly moment: string
  /** '11월 27일(금) 오후 11:59까지'. */
  readonly text: string
  /** '2일 남음', '3시간 남음', '12분 남음'; null once it is over. */
  readonly left: string | null
  /** The same moment by the viewer's own clock, where that shows another time: '11월 27일(금) 오전 6:59'. */
  readonly local: string | null
  /** ISO date-time for the `dateTime` attribute. */
  readonly dateTime: string
}

/** Describes a deadline as it is shown; null where there is none. */
export function deadlineView(endDate: string | null, now: Date, timeZone: string): DeadlineView | null {
  const end = deadline(endDate)
  if (end === null) return null
  const today = seoulDate(now)
  const { date, time } = wallClock(end, seoulTimeZone)
  const moment = momentText(date, time, today)
  const here = viewerLocalTime(end, timeZone)
  return {
    moment,
    text: `${moment}까지`,
    left: timeLeft(end, now),
    local: here && momentText(here.date, here.time, today),
    dateTime: end.toISOString(),
  }
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Returns the time left in days of Seoul; within a day in hours, within an hour in minutes. */
function timeLeft(end: Date, now: Date): string | null {
  const left = end.getTime() - now.getTime()
  if (left < 0) return null
  const days = daysBetween(seoulDate(now), seoulDate(end))
  if (days > 0) return `${days}일 남음`
  return left >= hourMs ? `${Math.floor(left / hourMs)}시간 남음` : `${Math.max(1, Math.floor(left / minuteMs))}분 남음`
}

const noon = 12

/** Formats a date (YYYY-MM-DD) and a time (HH:MM) as '11월 27일(금) 오후 11:59'. */
function momentText(date: string, time: string, today: string): string {
  const hour = Number(time.slice(0, 2))
  const shown = hour % noon === 0 ? noon : hour % noon
  return `${monthDayText(date, today)}(${weekdayShortName(weekdayOf(date))}) ${hour < noon ? '오전' : '오후'} ${shown}${time.slice(2)}`
}

export const maxNoteLength = 300
