import type { Id } from '../id.ts'
import { ownEnd, type Participation, type RoomBoardRow, roomPhase, type RoomTimes } from './room.ts'
import { isHere } from './waitingRoom.ts'

/** The states, missing people first: a teacher looks for these. */
export const attendances = ['NOT_BEGUN', 'ABSENT', 'SOLVING', 'DONE', 'INVITED', 'HERE'] as const
/** INVITED: it has not opened yet. HERE: it has not opened yet, and they wait before it. NOT_BEGUN: it runs without them. ABSENT: it is over, and they never began. */
export type AttendanceState = (typeof attendances)[number]

/** The names of the states in the teacher's list and file. */
export const attendanceNames: Readonly<Record<AttendanceState, string>> = {
  NOT_BEGUN: '시작 안 함',
  ABSENT: '결석',
  SOLVING: '푸는 중',
  DONE: '끝남',
  INVITED: '초대함',
  HERE: '와 있음',
}

/** A person who is invited to a room, whether they have begun or not. */
export interface RoomInvitee {
  readonly userId: Id
  readonly nickname: string | null
  /** Their extra minutes, which they may have before they begin. */
  readonly extraMinutes: number
  /** Their last look at the room before its start, an ISO date-time; null if there was none, or if the backend does not tell. */
  readonly seenDate: string | null
}

/** The results of everybody in a room, as judges see them. */
export interface RoomResults {
  /** The whole table of those who have begun. */
  readonly rows: readonly RoomBoardRow[]
  /** Everybody who is invited; empty in a public contest. */
  readonly invited: readonly RoomInvitee[]
}

/** A person in the judges' list. */
export interface RoomAttendee extends Omit<RoomInvitee, 'seenDate'> {
  readonly attendance: AttendanceState
  /** Null: they have not begun. */
  readonly row: RoomBoardRow | null
}

/**
 * Returns a person's attendance.
 * @param now in ms, by the server's clock
 */
export function attendanceOf(
  room: Pick<RoomTimes, 'startDate' | 'endDate'>,
  participation: Participation | null,
  now: number,
): AttendanceState {
  if (participation !== null) return now < Date.parse(participation.endDate) ? 'SOLVING' : 'DONE'
  const phase = roomPhase(room, now)
  if (phase === 'OPEN') return 'NOT_BEGUN'
  return phase === 'OVER' ? 'ABSENT' : 'INVITED'
}

/** Counts the extra minutes in a participation. */
export function extraMinutesOf(room: RoomTimes, { startedDate, endDate }: Participation): number {
  return Math.max(0, Math.round((Date.parse(endDate) - ownEnd(room, startedDate, 0)) / 60_000))
}

/** Lists everybody who is invited to a room or in it: missing people first, otherwise by rank, then in the order of the invitations. */
export function roomAttendees(room: RoomTimes, { rows, invited }: RoomResults, now: number): readonly RoomAttendee[] {
  const begun = rows.map((row): RoomAttendee => {
    const { userId, nickname, participation } = row
    const extraMinutes = participation === null ? 0 : extraMinutesOf(room, participation)
    return { userId, nickname, extraMinutes, attendance: attendanceOf(room, participation, now), row: participation === null ? null : row }
  })
  const known = new Set(rows.map(({ userId }) => String(userId)))
  const others = invited.filter(({ userId }) => !known.has(String(userId)))
  const absent = attendanceOf(room, null, now)
  const waiting = others.map(({ userId, nickname, extraMinutes, seenDate }): RoomAttendee => {
    return { userId, nickname, extraMinutes, attendance: isHere(room, seenDate, now) ? 'HERE' : absent, row: null }
  })
  return [...begun, ...waiting].toSorted((one, other) => attendances.indexOf(one.attendance) - attendances.indexOf(other.attendance))
}

/** Counts the results that would be lost with a task: the people who have earned points by it, and their points in all. */
export function earnedBy(
  rows: readonly Pick<RoomBoardRow, 'cells'>[],
  taskNumber: number,
): { readonly people: number; readonly points: number } {
  const scores = rows.flatMap(({ cells }) =>
    cells.filter((cell) => cell.taskNumber === taskNumber && cell.score > 0).map(({ score }) => score),
  )
  return { people: scores.length, points: scores.reduce((sum, score) => sum + score, 0) }
}

/** Counts the people in each state, and leaves out states without people. */
export function attendanceCounts(attendees: readonly Pick<RoomAttendee, 'attendance'>[]): readonly (readonly [AttendanceState, number])[] {
  return attendances
    .map((kind) => [kind, attendees.filter(({ attendance }) => attendance === kind).length] as const)
    .filter(([, count]) => count > 0)
}
