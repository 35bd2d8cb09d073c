import type { DemoSchema } from '../models.ts'
import { classSchedules } from './classCalendar.ts'
import { classEntry, type ClassEntry, classOfId, teachersClasses } from './classEntries.ts'
import { departedFrom } from './departures.ts'
import { userIdOf } from '../personas.ts'
import type { ClassKind } from './ids.ts'
import { isHere } from './channelPresence.ts'
import type { World } from './world.ts'
import type { Id } from '../../src/domain/id.ts'

/** Classes that every signed-in user takes from the start, except the newcomer. */
const taken: readonly (readonly [kind: ClassKind, entry: number])[] = [
  ['class', 2],
  ['class', 4],
  ['class', 17],
  ['live', 5],
  ['live', 11],
]

export function isTakenFromTheStart({ kind, entry, term, world: { address } }: ClassEntry): boolean {
  const isNew = address.persona === 'newcomer' || address.persona === 'guest' || address.persona === 'pending'
  return term === 1 && !isNew && address.content !== 'empty' && taken.some(([ownKind, ownEntry]) => ownKind === kind && ownEntry === entry)
}

const keyStart = 'course-class/'

/** Returns the key by which an enrolment refers to a class. */
function classKey(courseClassId: Id): string {
  return `${keyStart}${courseClassId}`
}

export function isEnrolled(entry: ClassEntry, schema: DemoSchema): boolean {
  return (isTakenFromTheStart(entry) || hasJoined(entry, schema) || wasLetIn(entry, schema)) && !hasLeft(entry, schema)
}

/** Returns whether the viewer has left it. */
function hasLeft({ card, world }: ClassEntry, schema: DemoSchema): boolean {
  return departedFrom(schema, card.courseClassId).has(userIdOf(world.address))
}

function wasLetIn(entry: ClassEntry, schema: DemoSchema): boolean {
  return letInTo(entry, schema).includes(userIdOf(entry.world.address))
}

/** Returns the viewer as a member of an audience. */
export function classAudience(world: World, schema: DemoSchema) {
  const userId = userIdOf(world.address)
  return {
    userId,
    isMember: schema.first('user') !== null && isHere({ userId, schema, world }),
    isInClass(courseClassId: Id) {
      const found = classOfId(world, courseClassId)
      return found !== null && isEnrolled(found, schema)
    },
  }
}

function hasJoined({ card }: ClassEntry, schema: DemoSchema): boolean {
  return schema.findBy('enrollment', { subject: classKey(card.courseClassId) }) !== null
}

/** Returns all classes that the viewer takes, the last joined first. */
export function ownClasses(world: World, schema: DemoSchema): readonly ClassEntry[] {
  if (world.site?.hasContent === false) return []
  const fromTheStart = taken.map(([kind, number]) => classEntry(world, kind, number)).filter((entry) => isTakenFromTheStart(entry))
  const joined = schema
    .all('enrollment')
    .models.map(({ subject }) => (subject.startsWith(keyStart) ? classOfId(world, subject.slice(keyStart.length)) : null))
    .filter((entry) => entry !== null)
  const letIn = schema
    .where('classMember', { userId: userIdOf(world.address) })
    .models.map(({ classId }) => classOfId(world, classId))
    .filter((entry) => entry !== null)
    .filter((entry) => !isTakenFromTheStart(entry) && !hasJoined(entry, schema))
  const all = [
    ...letIn.toReversed(),
    ...joined.toReversed(),
    ...(world.address.content === 'one' ? fromTheStart.slice(0, 1) : fromTheStart),
  ]
  return all.filter((entry) => !hasLeft(entry, schema))
}

/** Returns whether the viewer teaches, and so sees who takes part. */
export function isTeacher({ address }: Pick<World, 'address'>): boolean {
  return address.persona === 'teacher'
}

/** Returns whether the viewer teaches this class, as its card says. */
export function teachesClass({ kind, entry }: ClassEntry, here: World): boolean {
  return isTeacher(here) && here.address.content !== 'empty' && kind === 'class' && teachersClasses.includes(entry)
}

/** Returns the classes that the viewer teaches; none for other users. */
export function taughtClasses(world: World): readonly ClassEntry[] {
  if (!isTeacher(world) || world.site?.hasContent === false || world.address.content === 'empty') return []
  const all = teachersClasses.map((number) => classEntry(world, 'class', number))
  return world.address.content === 'one' ? all.slice(0, 1) : all
}

/** Returns a class as the catalogue's call answers it: the card, and its times beside its capacity. */
export function listedClass(found: ClassEntry, schema: DemoSchema): object {
  const { card, facts, run } = found
  const days = run.times.flatMap(({ weekdays }) => weekdays)
  const [first] = classSchedules(found)
  return {
    ...card,
    isLive: found.kind === 'live',
    isClosed: run.isClosed || isOver(found),
    enrolledCount: enrolledCount(found, schema),
    schedule: {
      memberCount: facts.capacity,
      weekdays: days,
      ...(days.length > 0 ? { startTime: first?.startTime, endTime: first?.endTime } : { startTime: null, endTime: null }),
    },
  }
}

/** Counts the members, including those whom the teacher has let in, without those who have left. */
export function enrolledCount(found: ClassEntry, schema: DemoSchema): number {
  const everybody = ownCount(found, schema) + letInTo(found, schema).length
  return Math.max(0, everybody - departedFrom(schema, found.card.courseClassId).size)
}

/** Counts the members who have enrolled themselves. */
export function ownCount(found: ClassEntry, schema: DemoSchema): number {
  const joined = hasJoined(found, schema) && !isTakenFromTheStart(found) ? 1 : 0
  return found.facts.capacity - found.run.left + joined
}

/** Returns the numbers of members whom the teacher has let in, including those who have left since. */
export function letInTo({ card }: ClassEntry, schema: DemoSchema): readonly number[] {
  return schema.where('classMember', { classId: String(card.courseClassId) }).models.map(({ userId }) => userId)
}

export function isOver({ run: { begun, weeks } }: ClassEntry): boolean {
  return weeks !== null && begun >= weeks
}
