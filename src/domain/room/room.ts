import { hrefTo, paths } from '../paths.ts'
import { hrefWithQuery, type Id } from '../id.ts'
import type { Page } from '../paging.ts'
import type { ProgrammingLanguage } from '../problems/programmingLanguage.ts'
import type { RoomScoring, RoomStanding } from './scoring.ts'

/**
 * FIXED: everybody solves between two moments. OWN: everybody has so many minutes from their own start on, between two moments.
 * MANUAL: everybody has so many minutes from when a teacher starts it.
 */
export const roomTimings = ['FIXED', 'OWN', 'MANUAL'] as const
export type RoomTiming = (typeof roomTimings)[number]

export interface RoomTimes {
  readonly timing: RoomTiming
  /** ISO date-time. Null: a teacher will start it. */
  readonly startDate: string | null
  /** Null as long as the start is. */
  readonly endDate: string | null
  /** How long somebody has; null where it is from the start to the end. */
  readonly minutes: number | null
}

/** When learners get to see what has become of what they handed in. */
export const verdictTimes = ['AT_ONCE', 'AT_END'] as const
export type VerdictTime = (typeof verdictTimes)[number]

/** Somebody's own time in a room. */
export interface Participation {
  /** ISO date-times; the end with what was added for this person. */
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
  /** Whether the viewer has made it to practise alone. */
  readonly isPractice: boolean
}

/** What the viewer may see, with the server's clock when it answered. */
export interface RoomList {
  readonly serverDate: string
  readonly rooms: readonly RoomCard[]
}

export interface RoomTask {
  /** From 1. */
  readonly taskNumber: number
  readonly problemId: Id
  readonly title: string
  readonly point: number
}

export interface RoomDetail extends RoomCard {
  /** The server's clock when it answered. */
  readonly serverDate: string
  /** From when on others' results are not told until the end; null: they always are. */
  readonly freezeDate: string | null
  readonly verdicts: VerdictTime
  readonly allowsHints: boolean
  readonly allowsTutor: boolean
  /** Empty: every language that a problem can be solved in. */
  readonly languages: readonly ProgrammingLanguage[]
  /** For so many minutes after it was handed in an answer may be on its way. */
  readonly lateMinutes: number
  /** Nothing before the viewer has begun. */
  readonly tasks: readonly RoomTask[]
  /** Whether the viewer runs it: they take no part. */
  readonly isJudge: boolean
}

/** Waiting for a teacher, before its start, running, over. */
export type RoomPhase = 'WAITING' | 'UPCOMING' | 'OPEN' | 'OVER'

/** @param now in ms, by the server's clock */
export function roomPhase({ startDate, endDate }: Pick<RoomTimes, 'startDate' | 'endDate'>, now: number): RoomPhase {
  if (startDate === null || endDate === null) return 'WAITING'
  if (now < Date.parse(startDate)) return 'UPCOMING'
  return now < Date.parse(endDate) ? 'OPEN' : 'OVER'
}

/** What somebody can do in a room now: look at when it is, begin, solve, or look at what has come of it. */
export type PersonPhase = 'BEFORE' | 'CAN_BEGIN' | 'SOLVING' | 'DONE'

/** Who has more time than the others goes on after the end. */
export function personPhase(room: Pick<RoomCard, 'startDate' | 'endDate' | 'participation'>, now: number): PersonPhase {
  const { participation } = room
  if (participation !== null) return now < Date.parse(participation.endDate) ? 'SOLVING' : 'DONE'
  const phase = roomPhase(room, now)
  if (phase === 'OVER') return 'DONE'
  return phase === 'OPEN' ? 'CAN_BEGIN' : 'BEFORE'
}

/** How many people solve in a room now, whose work is in whatever takes something from it. */
export function solvingCount(people: readonly Pick<RoomCard, 'participation'>[], now: number): number {
  return people.filter(({ participation }) => participation !== null && now < Date.parse(participation.endDate)).length
}

const minuteMs = 60_000

/** When somebody's time ends, in ms: who begins late in a room with times of one's own has until its end, and what was added is added to that. */
export function ownEnd({ timing, endDate, minutes }: RoomTimes, startedDate: string, extraMinutes: number): number {
  const end = endDate === null ? Number.POSITIVE_INFINITY : Date.parse(endDate)
  const own = timing === 'OWN' && minutes !== null ? Date.parse(startedDate) + minutes * minuteMs : end
  return Math.min(own, end) + extraMinutes * minuteMs
}

/** From when on somebody's minutes are counted: from their own start, or from everybody's. */
export function countedFrom({ timing, startDate }: Pick<RoomTimes, 'timing' | 'startDate'>, startedDate: string): number {
  return Date.parse(timing === 'OWN' || startDate === null ? startedDate : startDate)
}

/** When an answer was handed in, and when it arrived: ISO date-times by the server's clock. */
interface Arrival {
  /** As the page tells; null where it tells nothing. */
  readonly writtenDate: string | null
  readonly receivedDate: string
}

/**
 * The moment that counts for an answer, in ms. What was on its way for no longer than the room allows counts from when it was written, as it does
 * for who had no network; anything else, and what claims to come from the future, from when it arrived.
 */
export function handInTime({ writtenDate, receivedDate }: Arrival, lateMinutes: number): number {
  const received = Date.parse(receivedDate)
  const written = writtenDate === null ? Number.NaN : Date.parse(writtenDate)
  return written <= received && received - written <= lateMinutes * minuteMs ? written : received
}

export function roomHref(roomId: Id): string {
  return hrefTo('room', { roomId })
}

/** Names the problem, too: a task has another number once one before it is taken out. */
export function roomTaskHref(roomId: Id, { taskNumber, problemId }: Pick<RoomTask, 'taskNumber' | 'problemId'>): string {
  return hrefWithQuery(hrefTo('roomTask', { roomId, taskNumber }), [['problem', String(problemId)]])
}

/** The task of an address. One that names a problem leads to no other, whatever its number is by now; older addresses have a number alone. */
export function roomTaskOfAddress<Task extends Pick<RoomTask, 'taskNumber' | 'problemId'>>(
  tasks: readonly Task[],
  taskNumber: number,
  problemId: Id | null,
): Task | null {
  const isNamed = (task: Task) => (problemId === null ? task.taskNumber === taskNumber : String(task.problemId) === String(problemId))
  return tasks.find(isNamed) ?? null
}

export const lobbyHref = paths.contest

/** In the place of a room's number: where somebody makes one to practise alone. */
export const newPractice = 'new'

/** Of the languages that a problem can be solved in, those of the room. Answers in words have no language to choose. */
export function allowedLanguages(
  offered: readonly ProgrammingLanguage[],
  allowed: readonly ProgrammingLanguage[],
): readonly ProgrammingLanguage[] {
  const found = offered.filter((language) => language === 'TEXT' || allowed.includes(language))
  return found.length > 0 ? found : offered
}

/** What comes next first: what runs, what is to come, then what is over, the last one first. */
export function sortRooms<Room extends RoomTimes>(rooms: readonly Room[], now: number): readonly Room[] {
  const order: Readonly<Record<RoomPhase, number>> = { OPEN: 0, WAITING: 1, UPCOMING: 2, OVER: 3 }
  const timeOf = ({ startDate }: RoomTimes) => (startDate === null ? 0 : Date.parse(startDate))
  return rooms.toSorted((one, other) => {
    const [phase, otherPhase] = [roomPhase(one, now), roomPhase(other, now)]
    if (phase !== otherPhase) return order[phase] - order[otherPhase]
    return phase === 'OVER' ? timeOf(other) - timeOf(one) : timeOf(one) - timeOf(other)
  })
}

/** Of what somebody has made for themself: what is being solved, what waits, then what is over; the newest first. */
export function sortPractices<Room extends Pick<RoomCard, 'startDate' | 'endDate' | 'participation'>>(
  rooms: readonly Room[],
  now: number,
): readonly Room[] {
  const order: readonly PersonPhase[] = ['SOLVING', 'CAN_BEGIN', 'BEFORE', 'DONE']
  const placeOf = (room: Room) => order.indexOf(personPhase(room, now))
  const timeOf = ({ startDate }: Room) => Date.parse(String(startDate))
  return rooms.toSorted((one, other) => placeOf(one) - placeOf(other) || timeOf(other) - timeOf(one))
}

/** What the judges tell everybody, or answer to a question; `question` is null for what nobody asked. */
export interface RoomPost {
  readonly postId: Id
  readonly taskNumber: number | null
  readonly question: string | null
  /** Null: not answered yet. */
  readonly answer: string | null
  /** Whether everybody sees it. A question is seen by who asked and by the judges. */
  readonly isPublic: boolean
  readonly isMine: boolean
  readonly createdDate: string | null
}

/** In characters. */
export const longestRoomPost = 300

/** The longest that one person can be given at once, in minutes. */
export const mostExtraMinutes = 180

/** Somebody's place in the table. */
export interface RoomBoardRow extends RoomStanding {
  readonly nickname: string | null
  readonly profile: string | null
  readonly isMine: boolean
  /** To judges, and of the viewer; null for everybody else. */
  readonly participation: Participation | null
  /** Answers that came too late to count. */
  readonly lateCount: number
}

/** All that changes while a room runs. */
export interface RoomBoard extends Pick<RoomDetail, 'serverDate' | 'startDate' | 'endDate' | 'participation' | 'participantCount'> {
  /** Whether others' results since the freeze are not told, or nobody's are before the end. */
  readonly told: 'ALL' | 'FROZEN' | 'NONE'
  /** A page of the table. */
  readonly rows: Page<RoomBoardRow>
  readonly ownRow: RoomBoardRow | null
  /** The newest first. */
  readonly posts: readonly RoomPost[]
}

/** After an end answers may still arrive. In ms. */
const watchedAfterEnd = 10 * minuteMs

/** Whether anything in it may still change: somebody has time, or something is not told yet. */
export function mayChange({ endDate }: Pick<RoomTimes, 'endDate'>, board: Pick<RoomBoard, 'told' | 'rows'> | null, now: number): boolean {
  if (endDate === null) return true
  const rows = board?.rows.items ?? []
  // Judges are told how long each of them has; to others an end that is not theirs shows by what is still kept back.
  const ends = rows.flatMap(({ participation }) => (participation === null ? [] : [Date.parse(participation.endDate)]))
  if (now < Math.max(Date.parse(endDate), ...ends) + watchedAfterEnd) return true
  return board !== null && (board.told !== 'ALL' || rows.some(({ cells }) => cells.some(({ openCount }) => openCount > 0)))
}
