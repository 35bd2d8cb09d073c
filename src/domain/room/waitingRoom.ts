import { type RoomPhase, roomPhase, type RoomTimes } from './room.ts'

/** The phases of a room in which people gather before its page. */
export function isGathering(phase: RoomPhase): boolean {
  return phase === 'WAITING' || phase === 'UPCOMING'
}

/** The time after a person's last look at the room in which they still count as present, in ms: three polls of the board. */
const presentForMs = 30_000

/**
 * Tells whether a person waits before a room that has not started.
 * @param seenDate the person's last look at the room, an ISO date-time; null if there was none
 * @param now in ms, by the server's clock
 */
export function isHere(room: Pick<RoomTimes, 'startDate' | 'endDate'>, seenDate: string | null, now: number): boolean {
  return seenDate !== null && isGathering(roomPhase(room, now)) && now - Date.parse(seenDate) <= presentForMs
}
