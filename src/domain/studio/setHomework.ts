import { type TaskType, taskTypes } from '../content/contentKind.ts'
import { maxNoteLength } from '../assignment.ts'
import { isBlank } from '../publishedText.ts'
import type { Audience } from '../audience.ts'
import { textLength } from '../textLength.ts'
import { addDays, seoulOffset, weekdayOf } from '../calendar/date.ts'
import { seoulDate, seoulTimeZone, wallClock } from '../calendar/seoul.ts'
import { hrefWithQuery, type Id } from '../id.ts'
import { hrefTo } from '../paths.ts'

export interface SetTask {
  readonly type: TaskType
  readonly contentId: Id
  readonly title: string
}

/** Homework as a teacher edits it. */
export interface SetHomework {
  readonly title: string
  readonly description: string
  /** ISO date-time, by Seoul's clock; null: no end. */
  readonly endDate: string | null
  /** The end of the time for late work; null: late work is not accepted. */
  readonly lateEndDate: string | null
  readonly audience: Audience
  readonly taskList: readonly SetTask[]
}

export const emptyHomework: SetHomework = {
  title: '',
  description: '',
  endDate: null,
  lateEndDate: null,
  audience: { type: 'ALL' },
  taskList: [],
}

export const maxHomeworkTitleLength = 60
export const maxTasks = 20

export type HomeworkGap =
  | 'title'
  | 'titleLength'
  | 'descriptionLength'
  | 'noTask'
  | 'tooManyTasks'
  | 'nobody'
  | 'noClass'
  | 'endPast'
  | 'lateWithoutEnd'
  | 'lateBeforeEnd'

/** Lists the reasons why homework cannot be set yet. */
export function homeworkGaps(homework: SetHomework, now: Date): readonly HomeworkGap[] {
  const { title, description, endDate, lateEndDate, audience, taskList } = homework
  const lastDate = lateEndDate ?? endDate
  const found: readonly (readonly [HomeworkGap, boolean])[] = [
    ['title', isBlank(title)],
    ['titleLength', title.trim().length > maxHomeworkTitleLength],
    ['descriptionLength', textLength(description) > maxNoteLength],
    ['noTask', taskList.length === 0],
    ['tooManyTasks', taskList.length > maxTasks],
    ['nobody', audience.type === 'MEMBERS' && audience.userIds.length === 0],
    ['noClass', audience.type === 'CLASS' && String(audience.courseClassId) === ''],
    ['endPast', lastDate !== null && Date.parse(lastDate) <= now.getTime()],
    ['lateWithoutEnd', endDate === null && lateEndDate !== null],
    ['lateBeforeEnd', endDate !== null && lateEndDate !== null && Date.parse(lateEndDate) <= Date.parse(endDate)],
  ]
  return found.filter(([, isMissing]) => isMissing).map(([gap]) => gap)
}

/** Adds a task; returns the same tasks if it is already among them. */
export function withTask<Task extends SetTask>(tasks: readonly Task[], task: Task): readonly Task[] {
  const isThere = tasks.some(({ type, contentId }) => type === task.type && String(contentId) === String(task.contentId))
  return isThere ? tasks : [...tasks, task]
}

/** Returns the address of the page that sets new homework with this task. */
export function newHomeworkHref({ type, contentId, title }: SetTask): string {
  return hrefWithQuery(hrefTo('setHomework', { homeworkId: 'new' }), [
    ['type', type],
    ['id', String(contentId)],
    ['title', title],
  ])
}

/** Reads the task from such an address; null where it has none. */
export function taskOfAddress(parameters: { get(name: string): string | null }): SetTask | null {
  const [id, title] = [parameters.get('id'), parameters.get('title')]
  const type = taskTypes.find((one) => one === parameters.get('type'))
  return type === undefined || !id || !title ? null : { type, contentId: id, title }
}

/** Returns the value of a field for date and time: `2026-11-27T23:59` by Seoul's clock; blank for null. */
export function seoulFieldValue(moment: string | null): string {
  if (moment === null) return ''
  const { date, time } = wallClock(new Date(moment), seoulTimeZone)
  return `${date}T${time}`
}

/**
 * Returns the last moment of the minute in a field, which still counts, or its first one; null while the field is blank or half typed, as
 * a year is that begins with zeros.
 */
export function seoulMoment(fieldValue: string, within: 'last' | 'first' = 'last'): string | null {
  const moment = `${fieldValue.slice(0, 16)}:${within === 'last' ? 59 : '00'}${seoulOffset}`
  return /^[1-9]/.test(fieldValue) && !Number.isNaN(Date.parse(moment)) ? moment : null
}

export type EndChoice = 'tomorrow' | 'friday' | 'week'

const friday = 5
const daysOfWeek = 7

/** Returns a usual end of homework, at 23:59:59 in Korea. Friday is the next one from tomorrow on. */
export function endOf(choice: EndChoice, now: Date): string {
  const today = seoulDate(now)
  const toFriday = (friday - weekdayOf(today) + daysOfWeek) % daysOfWeek || daysOfWeek
  const days = { tomorrow: 1, friday: toFriday, week: daysOfWeek }[choice]
  return `${addDays(today, days)}T23:59:59${seoulOffset}`
}
