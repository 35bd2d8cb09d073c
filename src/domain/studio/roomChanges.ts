import type { RoomPhase } from '../room/room.ts'
import { maxHomeworkTitleLength } from './setHomework.ts'
import { type SetRoom, timesFor } from './setRoom.ts'

/** The states of a room's run: not started, running, over. */
export const runStates = ['PLANNED', 'OPEN', 'OVER'] as const
export type RunState = (typeof runStates)[number]

export function runState(phase: RoomPhase): RunState {
  return phase === 'OPEN' || phase === 'OVER' ? phase : 'PLANNED'
}

const [always, whileOpen, before] = [runStates, ['PLANNED', 'OPEN'], ['PLANNED']] as const

/**
 * The states of a published room in which each field can change. Fields that decide how people solve are fixed once a room has started; a
 * later end opens the room again, and points or late answers are counted anew for everybody.
 */
export const changeableIn: Readonly<Record<keyof SetRoom, readonly RunState[]>> = {
  title: always,
  description: always,
  timing: before,
  startDate: before,
  endDate: always,
  minutes: always,
  scoring: before,
  freezeMinutes: whileOpen,
  verdicts: before,
  allowsHints: whileOpen,
  allowsTutor: whileOpen,
  languages: before,
  lateMinutes: always,
  audience: always,
  taskList: always,
}

export function isChangeable(field: keyof SetRoom, state: RunState): boolean {
  return changeableIn[field].includes(state)
}

const isField = (name: string): name is keyof SetRoom => name in changeableIn
const roomFields = Object.keys(changeableIn).filter(isField)

/** Lists the fields that differ though they can no longer change; none for a room that was not published before. */
export function lockedChanges(published: SetRoom | null, next: SetRoom, state: RunState): readonly (keyof SetRoom)[] {
  if (published === null) return []
  return roomFields.filter((field) => !isChangeable(field, state) && JSON.stringify(published[field]) !== JSON.stringify(next[field]))
}

const copySuffix = ' (복사)'

/** Returns a copy of the room for another time, without dates. */
export function copyOfRoom(room: SetRoom): SetRoom {
  const { title, timing, minutes } = room
  const times = timesFor(timing, { startDate: null, endDate: null, minutes })
  return { ...room, ...times, title: `${title.slice(0, maxHomeworkTitleLength - copySuffix.length)}${copySuffix}` }
}
