import { hrefTo, paths } from '../paths.ts'
import { hrefWithQuery, type Id } from '../id.ts'
import type { Page } from '../paging.ts'
import type { ProgrammingLanguage } from '../problems/programmingLanguage.ts'
import type { RoomScoring, RoomStanding } from './scoring.ts'

/**
 * FIXED: everybody solves between two moments. OWN: everybody has `minutes` from their own start on, between two moments.
 * MANUAL: everybody has `minutes` from the start by a teacher.
 */
export const roomTimings = ['FIXED', 'OWN', 'MANUAL'] as const
export type RoomTiming = (typeof roomTimings)[number]

export interface RoomTimes {
  readonly timing: RoomTiming
  /** ISO date-time. Null: a teacher will start it. */
  readonly startDate: string | null
  /** Null while the start is null. */
  readonly endDate: string | null
  /** The duration in minutes; null where it is the time from the start to the end. */
  readonly minutes: number | null
}

/** The times at which participants see the verdicts of their submissions. */
export const verdictTimes = ['AT_ONCE', 'AT_END'] as const
export type VerdictTime = (typeof verdictTimes)[number]

/** A participant's own time in a room. */
export interface Participation {
  /** ISO date-times; the end includes the extra minutes of this person. */
  readonly startedDate: string
  readonly endDate: string
}

/** A room in a list: tasks to solve within a time, as a contest or as a class's test. */
export interface RoomCard extends RoomTimes {
  readonly roomId: Id
  readonly title: string
  readonly description: string | null
  readonly scoring: RoomScoring
  readonly taskCount: number
  readonly participantCount: number
  /** Null: the viewer has not begun, or is a guest. */
  readonly participation: Participation | null
  /** Whether the viewer has created it for practice alone. */
  readonly isPractice: boolean
}

/** The rooms that the viewer may see, with the server's time of the answer. */
export interface RoomList {
  readonly serverDate: string
  readonly rooms: readonly RoomCard[]
}

export interface RoomTask {
  /** The number of the task, counted from 1. */
  readonly taskNumber: number
  readonly problemId: Id
  readonly title: string
  readonly point: number
}

export interface RoomDetail extends RoomCard {
  /** The server's time of the answer. */
  readonly serverDate: string
  /** The moment from which the results of others are hidden until the end; null: they are always shown. */
  readonly freezeDate: string | null
  readonly verdicts: VerdictTime
  readonly allowsHints: boolean
  readonly allowsTutor: boolean
  /** Empty: every language in which the problem can be solved. */
  readonly languages: readonly ProgrammingLanguage[]
  /** The minutes that a submission may take to arrive after it was handed in. */
  readonly lateMinutes: number
  /** Empty until the viewer has begun. */
  readonly tasks: readonly RoomTask[]
  /** Whether the viewer is a judge of the room; judges take no part. */
  readonly isJudge: boolean
}

/** The phase of a room: waiting for a teacher, before its start, running, over. */
export type RoomPhase = 'WAITING' | 'UPCOMING' | 'OPEN' | 'OVER'

/**
 * Returns the phase of a room.
 * @param now in ms, by the server's clock
 */
export function roomPhase({ startDate, endDate }: Pick<RoomTimes, 'startDate' | 'endDate'>, now: number): RoomPhase {
  if (startDate === null || endDate === null) return 'WAITING'
  if (now < Date.parse(startDate)) return 'UPCOMING'
  return now < Date.parse(endDate) ? 'OPEN' : 'OVER'
}

/** The phase of a person in a room: waiting for the start, able to begin, solving, or done and able to see the results. */
export type PersonPhase = 'BEFORE' | 'CAN_BEGIN' | 'SOLVING' | 'DONE'

/** Returns a person's phase. A participant with extra time is still solving after the end. */
export function personPhase(room: Pick<RoomCard, 'startDate' | 'endDate' | 'participation'>, now: number): PersonPhase {
  const { participation } = room
  if (participation !== null) return now < Date.parse(participation.endDate) ? 'SOLVING' : 'DONE'
  const phase = roomPhase(room, now)
  if (phase === 'OVER') return 'DONE'
  return phase === 'OPEN' ? 'CAN_BEGIN' : 'BEFORE'
}

/** Counts the people who are solving in a room now, and would lose work if something was removed from it. */
export function solvingCount(people: readonly Pick<RoomCard, 'participation'>[], now: number): number {
  return people.filter(({ participation }) => participation !== null && now < Date.parse(participation.endDate)).length
}

const minuteMs = 60_000

/** Returns the end of a person's time in ms. In a room of kind OWN, a late start ends with the room; extra minutes are added to either. */
export function ownEnd({ timing, endDate, minutes }: RoomTimes, startedDate: string, extraMinutes: number): number {
  const end = endDate === null ? Number.POSITIVE_INFINITY : Date.parse(endDate)
  const own = timing === 'OWN' && minutes !== null ? Date.parse(startedDate) + minutes * minuteMs : end
  return Math.min(own, end) + extraMinutes * minuteMs
}

/** Returns the moment in ms from which a person's minutes are counted: their own start, or the room's. */
export function countedFrom({ timing, startDate }: Pick<RoomTimes, 'timing' | 'startDate'>, startedDate: string): number {
  return Date.parse(timing === 'OWN' || startDate === null ? startedDate : startDate)
}

/** The times at which a submission was handed in and arrived: ISO date-times by the server's clock. */
interface Arrival {
  /** The time that the page sends; null where it sends none. */
  readonly writtenDate: string | null
  readonly receivedDate: string
}

/**
 * Returns the moment that counts for a submission, in ms. If it arrived within the room's `lateMinutes`, the time of writing counts, as for
 * a participant who was offline; otherwise, and for a time in the future, the time of arrival counts.
 */
export function handInTime({ writtenDate, receivedDate }: Arrival, lateMinutes: number): number {
  const received = Date.parse(receivedDate)
  const written = writtenDate === null ? Number.NaN : Date.parse(writtenDate)
  return written <= received && received - written <= lateMinutes * minuteMs ? written : received
}

/**
 * Tells whether the standings may be shown to the whole class now: judges also see results that participants may not know yet.
 * @param now in ms, by the server's clock
 */
export function isTableForAll(
  { verdicts, freezeDate, ...times }: Pick<RoomDetail, 'verdicts' | 'freezeDate' | 'startDate' | 'endDate'>,
  now: number,
): boolean {
  const phase = roomPhase(times, now)
  if (phase !== 'OPEN') return phase === 'OVER'
  return verdicts === 'AT_ONCE' && (freezeDate === null || now < Date.parse(freezeDate))
}

export function roomHref(roomId: Id): string {
  return hrefTo('room', { roomId })
}

/** Returns a task's address, which also names the problem: the number changes once a task before it is removed. */
export function roomTaskHref(roomId: Id, { taskNumber, problemId }: Pick<RoomTask, 'taskNumber' | 'problemId'>): string {
  return hrefWithQuery(hrefTo('roomTask', { roomId, taskNumber }), [['problem', String(problemId)]])
}

/** Finds the task of an address. The problem counts, as the number may have changed; older addresses have a number alone. */
export function roomTaskOfAddress<Task extends Pick<RoomTask, 'taskNumber' | 'problemId'>>(
  tasks: readonly Task[],
  taskNumber: number,
  problemId: Id | null,
): Task | null {
  const isNamed = (task: Task) => (problemId === null ? task.taskNumber === taskNumber : String(task.problemId) === String(problemId))
  return tasks.find(isNamed) ?? null
}

export const lobbyHref = paths.contest

/** The path segment in place of a room's id, on the page where a user creates a practice. */
export const newPractice = 'new'

/** Lists the languages of a problem that the room allows. Answers in text have no language to choose. */
export function allowedLanguages(
  offered: readonly ProgrammingLanguage[],
  allowed: readonly ProgrammingLanguage[],
): readonly ProgrammingLanguage[] {
  const found = offered.filter((language) => language === 'TEXT' || allowed.includes(language))
  return found.length > 0 ? found : offered
}

/** Sorts rooms: running ones first, then coming ones, then those that are over, the last one first. */
export function sortRooms<Room extends RoomTimes>(rooms: readonly Room[], now: number): readonly Room[] {
  const order: Readonly<Record<RoomPhase, number>> = { OPEN: 0, WAITING: 1, UPCOMING: 2, OVER: 3 }
  const timeOf = ({ startDate }: RoomTimes) => (startDate === null ? 0 : Date.parse(startDate))
  return rooms.toSorted((one, other) => {
    const [phase, otherPhase] = [roomPhase(one, now), roomPhase(other, now)]
    if (phase !== otherPhase) return order[phase] - order[otherPhase]
    return phase === 'OVER' ? timeOf(other) - timeOf(one) : timeOf(one) - timeOf(other)
  })
}

/** Sorts a user's practices: those being solved, then waiting ones, then those that are over; the newest first. */
export function sortPractices<Room extends Pick<RoomCard, 'startDate' | 'endDate' | 'participation'>>(
  rooms: readonly Room[],
  now: number,
): readonly Room[] {
  const order: readonly PersonPhase[] = ['SOLVING', 'CAN_BEGIN', 'BEFORE', 'DONE']
  const placeOf = (room: Room) => order.indexOf(personPhase(room, now))
  const timeOf = ({ startDate }: Room) => Date.parse(String(startDate))
  return rooms.toSorted((one, other) => placeOf(one) - placeOf(other) || timeOf(other) - timeOf(one))
}

/** An announcement of the judges, or a question and their answer; `question` is null for an announcement. */
export interface RoomPost {
  readonly postId: Id
  readonly taskNumber: number | null
  readonly question: string | null
  /** Null: it is not answered yet. */
  readonly answer: string | null
  /** Whether everybody sees it. A private question is seen by its author and by the judges. */
  readonly isPublic: boolean
  readonly isMine: boolean
  readonly createdDate: string | null
}

/** The maximum length of a post, in characters. */
export const maxRoomPostLength = 300

/** The maximum that one person can be given at once, in minutes. */
export const maxExtraMinutes = 180

/** A row of a room's table. */
export interface RoomBoardRow extends RoomStanding {
  readonly nickname: string | null
  readonly profile: string | null
  readonly isMine: boolean
  /** Sent to judges, and for the viewer's own row; null for all others. */
  readonly participation: Participation | null
  /** The number of submissions that came too late to count, sent like `participation`; 0 for all others. */
  readonly lateCount: number
}

/** The parts of a room that change while it runs. */
export interface RoomBoard extends Pick<RoomDetail, 'serverDate' | 'startDate' | 'endDate' | 'participation' | 'participantCount'> {
  /** The number of people who wait before a room that has not started; null otherwise, or if the backend does not tell. */
  readonly waitingCount: number | null
  /** Whether the results of others are hidden since the freeze, or all results until the end. */
  readonly told: 'ALL' | 'FROZEN' | 'NONE'
  /** A page of the table's rows. */
  readonly rows: Page<RoomBoardRow>
  readonly ownRow: RoomBoardRow | null
  /** The newest first. */
  readonly posts: readonly RoomPost[]
}

/** The time after the end in which submissions may still arrive, in ms. */
const watchedAfterEnd = 10 * minuteMs

/** Tells whether the board may still change: a participant has time left, or a result is hidden. */
export function mayChange({ endDate }: Pick<RoomTimes, 'endDate'>, board: Pick<RoomBoard, 'told' | 'rows'> | null, now: number): boolean {
  if (endDate === null) return true
  const rows = board?.rows.items ?? []
  // Judges know how much time each participant has; for others, hidden results show that another participant's time is not over.
  const ends = rows.flatMap(({ participation }) => (participation === null ? [] : [Date.parse(participation.endDate)]))
  if (now < Math.max(Date.parse(endDate), ...ends) + watchedAfterEnd) return true
  return board !== null && (board.told !== 'ALL' || rows.some(({ cells }) => cells.some(({ openCount }) => openCount > 0)))
}
