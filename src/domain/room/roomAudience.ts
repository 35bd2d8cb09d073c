import { type Audience, type AudienceMember, isFor } from '../audience.ts'

/** PUBLIC: everybody who opens the channel may look, and signed-in users may take part. All others are for members. */
export type RoomAudience = Audience | { readonly type: 'PUBLIC' }

/** The places that lead to a room: the lobby, its page, its table, its beginning, and the notices of the inbox. */
export const roomDoors = ['list', 'room', 'table', 'begin', 'notices'] as const
export type RoomDoor = (typeof roomDoors)[number]

export interface RoomVisitor extends AudienceMember {
  readonly isSignedIn: boolean
  readonly isJudge: boolean
}

const judgeDoors: ReadonlySet<RoomDoor> = new Set(['list', 'room', 'table'])
const userDoors: ReadonlySet<RoomDoor> = new Set(['begin', 'notices'])

/** Tells whether a room lets a visitor through a door. Judges take no part, and need no notice of it. */
export function isDoorOpen(door: RoomDoor, audience: RoomAudience, visitor: RoomVisitor): boolean {
  if (visitor.isJudge) return judgeDoors.has(door)
  if (audience.type === 'PUBLIC') return visitor.isSignedIn || !userDoors.has(door)
  return visitor.isSignedIn && isFor(audience, visitor)
}
