import { describe, expect, it } from 'vitest'
import { isDoorOpen, type RoomAudience, roomDoors, type RoomVisitor } from '../../../src/domain/room/roomAudience.ts'

const nobody: RoomVisitor = { isSignedIn: false, isMember: false, isJudge: false, userId: 0, isInClass: () => false }
const user: RoomVisitor = { ...nobody, isSignedIn: true, userId: 1 }
const member: RoomVisitor = { ...user, isMember: true, userId: 2 }

const persons = {
  guest: nobody,
  'a user who was never invited': user,
  'a member': member,
  'a member of the class': { ...member, userId: 3, isInClass: (id: unknown) => id === 5 },
  'a member who was chosen': { ...member, userId: 4 },
  'its judge': { ...member, userId: 6, isJudge: true },
} as const

const audiences = {
  PUBLIC: { type: 'PUBLIC' },
  ALL: { type: 'ALL' },
  CLASS: { type: 'CLASS', courseClassId: 5 },
  MEMBERS: { type: 'MEMBERS', userIds: [4] },
} as const satisfies Record<string, RoomAudience>

const all = 'list room table begin notices'
const looking = 'list room table'

/** The calls that each person may make, by the room's audience. */
const table: Readonly<Record<keyof typeof persons, Readonly<Record<keyof typeof audiences, string>>>> = {
  guest: { PUBLIC: looking, ALL: '', CLASS: '', MEMBERS: '' },
  'a user who was never invited': { PUBLIC: all, ALL: '', CLASS: '', MEMBERS: '' },
  'a member': { PUBLIC: all, ALL: all, CLASS: '', MEMBERS: '' },
  'a member of the class': { PUBLIC: all, ALL: all, CLASS: all, MEMBERS: '' },
  'a member who was chosen': { PUBLIC: all, ALL: all, CLASS: '', MEMBERS: all },
  'its judge': { PUBLIC: looking, ALL: looking, CLASS: looking, MEMBERS: looking },
}

const names = Object.keys(persons) as (keyof typeof persons)[]

describe.each(names)('the doors that are open to %s', (name) => {
  it.each(Object.entries(audiences))('of a room for %s', (audienceName, audience) => {
    const open = roomDoors.filter((door) => isDoorOpen(door, audience, persons[name]))
    expect(open.join(' ')).toBe(table[name][audienceName as keyof typeof audiences])
  })
})
