import { maxNoteLength } from '../assignment.ts'
import { isBlank } from '../publishedText.ts'
import { textLength } from '../textLength.ts'
import type { Audience } from '../audience.ts'
import type { ProgrammingLanguage } from '../problems/programmingLanguage.ts'
import type { RoomTimes, RoomTiming, VerdictTime } from '../room/room.ts'
import type { RoomScoring } from '../room/scoring.ts'
import { maxHomeworkTitleLength, maxTasks, type SetTask } from './setHomework.ts'

export interface SetRoomTask extends SetTask {
  readonly type: 'PROBLEM'
  readonly point: number
}

/** A contest or a test as a teacher edits it. */
export interface SetRoom extends RoomTimes {
  readonly title: string
  readonly description: string
  readonly scoring: RoomScoring
  /** The minutes before the end in which the results of others are hidden; 0: they are always shown. */
  readonly freezeMinutes: number
  readonly verdicts: VerdictTime
  readonly allowsHints: boolean
  readonly allowsTutor: boolean
  readonly languages: readonly ProgrammingLanguage[]
  readonly lateMinutes: number
  readonly audience: Audience
  readonly taskList: readonly SetRoomTask[]
}

/** The default duration, in minutes. */
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

/** Converts a room's times to another timing, from all fields that were filled in for any timing. */
export function timesFor(timing: RoomTiming, { startDate, endDate, minutes }: Omit<RoomTimes, 'timing'>): RoomTimes {
  const hasDates = timing !== 'MANUAL'
  return {
    timing,
    startDate: hasDates ? startDate : null,
    endDate: hasDates ? endDate : null,
    minutes: timing === 'FIXED' ? null : (minutes ?? usualMinutes),
  }
}

/** The default points of a task. */
export const usualPoint = 100
export const maxPoint = 1_000
/** The maximum duration, in minutes. */
export const maxRoomMinutes = 600
export const maxLateMinutes = 60

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

const isWithin = (value: number | null, min: number, max: number) =>
  value !== null && Number.isInteger(value) && value >= min && value <= max

/** Returns the duration in minutes, the maximum if it is unknown: a table cannot be frozen for longer than the room runs. */
function lengthOf({ startDate, endDate, minutes }: RoomTimes): number {
  const length =
    startDate === null || endDate === null ? (minutes ?? maxRoomMinutes) : (Date.parse(endDate) - Date.parse(startDate)) / 60_000
  return Math.min(maxRoomMinutes, Math.max(0, length))
}

/** Lists the reasons why a room cannot be published yet. A published end in the past is none: other fields can still change. */
export function roomGaps(room: SetRoom, now: Date, published: SetRoom | null = null): readonly RoomGap[] {
  const { title, description, timing, startDate, endDate, minutes, scoring, verdicts, audience, taskList } = room
  const hasDates = timing !== 'MANUAL'
  const isWhole = startDate !== null && endDate !== null
  const found: readonly (readonly [RoomGap, boolean])[] = [
    ['title', isBlank(title)],
    ['titleLength', title.trim().length > maxHomeworkTitleLength],
    ['descriptionLength', textLength(description) > maxNoteLength],
    ['noTask', taskList.length === 0],
    ['tooManyTasks', taskList.length > maxTasks],
    // Points are not checked where they decide nothing.
    ['point', scoring === 'POINTS' && taskList.some(({ point }) => !isWithin(point, 1, maxPoint))],
    ['noDates', hasDates && !isWhole],
    ['endBeforeStart', hasDates && isWhole && Date.parse(endDate) <= Date.parse(startDate)],
    ['endPast', hasDates && endDate !== null && endDate !== published?.endDate && Date.parse(endDate) <= now.getTime()],
    ['minutes', timing !== 'FIXED' && !isWithin(minutes, 1, maxRoomMinutes)],
    ['freeze', verdicts === 'AT_ONCE' && !isWithin(room.freezeMinutes, 0, lengthOf(room))],
    ['late', !isWithin(room.lateMinutes, 0, maxLateMinutes)],
    ['nobody', audience.type === 'MEMBERS' && audience.userIds.length === 0],
    ['noClass', audience.type === 'CLASS' && String(audience.courseClassId) === ''],
  ]
  return found.filter(([, isMissing]) => isMissing).map(([gap]) => gap)
}
