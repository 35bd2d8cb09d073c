import { seoulDate, seoulTimeZone, wallClock } from '../calendar/seoul.ts'
import { roomPhase, type RoomTimes } from './room.ts'

const minuteMs = 60_000

export function hasSameTimes(one: RoomTimes, other: RoomTimes): boolean {
  return one.timing === other.timing && one.startDate === other.startDate && one.endDate === other.endDate && one.minutes === other.minutes
}

interface PublishedTimes {
  /** Null: it was not published before. */
  readonly before: RoomTimes | null
  readonly after: RoomTimes
  /** The actual start and end; null as long as a teacher has not started it. */
  readonly run: Pick<RoomTimes, 'startDate' | 'endDate'>
}

/**
 * Returns the new end of a room that has started, as an ISO date-time, after its times were published again; null where it stays the
 * same. An end in the future holds for everybody from now on, even if the room was over: so a room that was ended by mistake reopens.
 * @param now in ms, by the server's clock
 */
export function movedEnd({ before, after, run }: PublishedTimes, now: number): string | null {
  const hasStarted = ['OPEN', 'OVER'].includes(roomPhase(run, now))
  if (before === null || !hasStarted || hasSameTimes(before, after)) return null
  const { timing, startDate, endDate, minutes } = after
  const isManual = timing === 'MANUAL'
  const end = isManual ? Date.parse(String(run.startDate)) + (minutes ?? 0) * minuteMs : Date.parse(String(endDate))
  const isRunning = isManual || Date.parse(String(startDate)) <= now
  return isRunning && end > now && end !== Date.parse(String(run.endDate)) ? new Date(end).toISOString() : null
}

/** Returns the message about a moved end to everybody in the room. */
export function movedEndText(endDate: string, now: Date): string {
  return `끝나는 때가 바뀌었어요. 이제 ${endMoment(endDate, now)}까지 풀어요.`
}

/** Returns the announcement of a room that was ended and runs again. */
export function reopenedText(endDate: string, now: Date): string {
  return `끝났던 시험을 다시 열었어요. 이제 ${endMoment(endDate, now)}까지 풀어요.`
}

function endMoment(endDate: string, now: Date): string {
  const { date, time } = wallClock(new Date(endDate), seoulTimeZone)
  return date === seoulDate(now) ? time : `${date} ${time}`
}
