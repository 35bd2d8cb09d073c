import { teacherFacts, userIdOf } from '../personas.ts'
import type { DemoSchema } from '../models.ts'
import type { Visitors } from '../visitors.ts'
import { classCatalogues, classEntry, type ClassEntry, classOfId } from './classEntries.ts'
import { comeBackToClass, hasLeftChannel } from './departures.ts'
import { classmatesOf } from './classMembers.ts'
import { isOver, isTeacher, ownClasses, taughtClasses } from './ownClasses.ts'
import { personaPicture } from './personaPicture.ts'
import { pictureUrl } from './pictureUrl.ts'
import { type RosterMember, rosterOf } from './roster.ts'
import { daysAfter, type World } from './world.ts'
import { firstStaffId, rolesOf } from './roles.ts'
import type { Member, MemberClass } from '../../src/domain/members/member.ts'

const hour = 3_600_000
const otherTeachers = 2

/** Returns all members of the channel: those who learn, then those who teach and run it. */
export async function membersOf(world: World, schema: DemoSchema, visitors: Visitors): Promise<readonly Member[]> {
  const learners = rosterOf(world, await visitors.learners(schema))
  if (world.address.content === 'empty') return staffOf(world, schema)
  const classes = channelClasses(world).map((entry) => ({
    facts: shownClass(entry),
    userIds: new Set(classmatesOf(entry, schema).map(({ userId }) => userId)),
  }))
  const classesOf = (userId: number) => classes.flatMap(({ facts, userIds }) => (userIds.has(userId) ? facts : []))
  const shown = learners.map((member, at): Member => {
    const { userId, nickname, profile, visitor } = member
    const own = schema.findBy('channelJoin', { channel: world.address.channel, userId })
    return {
      userId,
      nickname,
      profile,
      roles: rolesOf(world, schema, userId),
      classes: visitor === null ? classesOf(userId) : ownClasses(visitor.world, visitor.schema).map(shownClass),
      joinedDate: own?.joinedDate ?? daysAfter(world.now, ((at * 37) % 180) - 200),
      lastSeenDate: lastSeen(world, member, at),
    }
  })
  return [...shown, ...staffOf(world, schema)]
}

/** Returns those who teach and run the channel; two of them are no personas. */
function staffOf(world: World, schema: DemoSchema): readonly Member[] {
  const personas = (['teacher', 'operator'] as const).map((persona) => {
    const userId = userIdOf({ persona })
    return { userId, nickname: teacherFacts(userId)?.nickname ?? null, profile: personaPicture(userId) }
  })
  const others = world.people.teachers.slice(0, otherTeachers).map((nickname, at) => ({
    userId: firstStaffId + at,
    nickname,
    profile: pictureUrl.portrait(at),
  }))
  const everybody = [...personas, ...others].map(({ userId, nickname, profile }, at) => ({
    userId,
    nickname,
    profile,
    roles: rolesOf(world, schema, userId),
    classes: [],
    joinedDate: daysAfter(world.now, at - 400),
    lastSeenDate: new Date(world.now.getTime() - (at * 5 + 1) * hour).toISOString(),
  }))
  return everybody.filter(({ userId }) => !hasLeftChannel(schema, world.address.channel, userId))
}

/** Returns when a member was last seen: visitors at their last action, others now and then, and some not for long. */
function lastSeen({ now }: World, { visitor }: RosterMember, at: number): string {
  const own = visitor?.schema.all('earning').models.map(({ earnedDate }) => earnedDate) ?? []
  const latest = own.toSorted().at(-1)
  if (latest !== undefined) return latest
  const away = (at % 7 === 6 ? (35 + at) * 24 : (at * 19) % 130) * hour
  return new Date(now.getTime() - hour - away).toISOString()
}

/** Returns the classes of the channel that still run; for a teacher, their own ones. */
export function channelClasses(world: World): readonly ClassEntry[] {
  if (isTeacher(world)) return taughtClasses(world)
  if (world.site?.hasContent === false || world.address.content === 'empty') return []
  return classCatalogues.class
    .map((_, number) => classEntry(world, 'class', number))
    .filter((entry) => !isOver(entry) && !entry.run.isClosed)
}

export function shownClass({ card }: ClassEntry): MemberClass {
  return { courseClassId: card.courseClassId, title: card.title }
}

/** Returns the class of this id, if the viewer may let members into it. */
export function ownClassOf(world: World, id: unknown): ClassEntry | null {
  const found = classOfId(world, id)
  return found !== null && channelClasses(world).some(({ card }) => card.courseClassId === found.card.courseClassId) ? found : null
}

export function letIn({ card, world }: ClassEntry, userId: number, schema: DemoSchema): void {
  comeBackToClass(schema, card.courseClassId, userId)
  const which = { classId: String(card.courseClassId), userId }
  if (schema.findBy('classMember', which) === null) schema.create('classMember', { ...which, addedDate: world.present().toISOString() })
}
