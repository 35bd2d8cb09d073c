import { longestNote } from '../assignment.ts'
import { isBlank } from '../publishedText.ts'
import { textLength } from '../textLength.ts'
import type { Audience } from '../audience.ts'
import type { ProgrammingLanguage } from '../problems/programmingLanguage.ts'
import type { RoomTimes, RoomTiming, VerdictTime } from '../room/room.ts'
import type { RoomScoring } from '../room/scoring.ts'
import { longestHomeworkTitle, mostTasks, type SetTask } from './setHomework.ts'

export interface SetRoomTask extends SetTask {
  readonly type: 'PROBLEM'
  readonly point: number
}

/** A contest or a test that a teacher makes. */
export interface SetRoom extends RoomTimes {
  readonly title: string
  readonly description: string
  readonly scoring: RoomScoring
  /** For how long before the end others' results are not told; 0: they always are. */
  readonly freezeMinutes: number
  readonly verdicts: VerdictTime
  readonly allowsHints: boolean
  readonly allowsTutor: boolean
  readonly languages: readonly ProgrammingLanguage[]
  readonly lateMinutes: number
  readonly audience: Audience
  readonly taskList: readonly SetRoomTask[]
}

/** In minutes. */
const usualMinutes = 40

export const emptyRoom: SetRoom = {
  title: '',
  description: '',
  timing: 'MANUAL',
  startDate: null,
  endDate: null,
  minutes: usualMinutes,
  scoring: 'POINTS',
  freezeMinutes: 0,
  verdicts: 'AT_ONCE',
  allowsHints: false,
  allowsTutor: false,
  languages: [],
  lateMinutes: 5,
  audience: { type: 'ALL' },
  taskList: [],
}

/** The times of a room as another way of timing knows them, of all that were given for any of them. */
export function timesFor(timing: RoomTiming, { startDate, endDate, minutes }: Omit<RoomTimes, 'timing'>): RoomTimes {
  const hasDates = timing !== 'MANUAL'
  return {
    timing,
    startDate: hasDates ? startDate : null,
    endDate: hasDates ? endDate : null,
    minutes: timing === 'FIXED' ? null : (minutes ?? usualMinutes),
  }
}

/** The usual worth of a task. */
export const usualPoint = 100
export const mostPoint = 1_000
/** In minutes. */
export const longestRoom = 600
export const mostLateMinutes = 60

export type RoomGap =
  | 'title'
  | 'titleLength'
  | 'descriptionLength'
  | 'noTask'
  | 'tooManyTasks'
  | 'point'
  | 'nobody'
  | 'noClass'
  | 'noDates'
  | 'endBeforeStart'
  | 'endPast'
  | 'minutes'
  | 'freeze'
  | 'late'

const isWithin = (value: number | null, least: number, most: number) =>
  value !== null && Number.isInteger(value) && value >= least && value <= most

/** In minutes, the longest where it is not known yet: a table cannot be frozen for longer than the room runs. */
function lengthOf({ startDate, endDate, minutes }: RoomTimes): number {
  const length = startDate === null || endDate === null ? (minutes ?? longestRoom) : (Date.parse(endDate) - Date.parse(startDate)) / 60_000
  return Math.min(longestRoom, Math.max(0, length))
}

/** What is missing before it can be set. An end that is over already, and was published so, is none: other parts of the room can still change. */
export function roomGaps(room: SetRoom, now: Date, published: SetRoom | null = null): readonly RoomGap[] {
  const { title, description, timing, startDate, endDate, minutes, scoring, verdicts, audience, taskList } = room
  const hasDates = timing !== 'MANUAL'
  const isWhole = startDate !== null && endDate !== null
  const found: readonly (readonly [RoomGap, boolean])[] = [
    ['title', isBlank(title)],
    ['titleLength', title.trim().length > longestHomeworkTitle],
    ['descriptionLength', textLength(description) > longestNote],
    ['noTask', taskList.length === 0],
    ['tooManyTasks', taskList.length > mostTasks],
    // What decides nothing is not asked for.
    ['point', scoring === 'POINTS' && taskList.some(({ point }) => !isWithin(point, 1, mostPoint))],
    ['noDates', hasDates && !isWhole],
    ['endBeforeStart', hasDates && isWhole && Date.parse(endDate) <= Date.parse(startDate)],
    ['endPast', hasDates && endDate !== null && endDate !== published?.endDate && Date.parse(endDate) <= now.getTime()],
    ['minutes', timing !== 'FIXED' && !isWithin(minutes, 1, longestRoom)],
    ['freeze', verdicts === 'AT_ONCE' && !isWithin(room.freezeMinutes, 0, lengthOf(room))],
    ['late', !isWithin(room.lateMinutes, 0, mostLateMinutes)],
    ['nobody', audience.type === 'MEMBERS' && audience.userIds.length === 0],
    ['noClass', audience.type === 'CLASS' && String(audience.courseClassId) === ''],
  ]
  return found.filter(([, isMissing]) => isMissing).map(([gap]) => gap)
}
