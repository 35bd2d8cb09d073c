import type { DemoSchema } from '../models.ts'
import type { Visitor } from '../visitors.ts'
import { type ClassEntry, classOfId } from './classEntries.ts'
import { classmateOfId, classmatesOf, classMembers } from './classMembers.ts'
import { lessonsOf } from './curriculum.ts'
import { isEnrolled, isTakenFromTheStart } from './ownClasses.ts'
import { personaPicture } from './personaPicture.ts'
import { lessonStandings } from './progress.ts'
import type { RosterMember } from './roster.ts'
import { classSubjectOf } from './subjects.ts'
import type { World } from './world.ts'
import type { ClassMember } from '../../src/domain/course-class/classMembers.ts'

/** Returns the personas who take the class. */
function visitorsIn(found: ClassEntry, visitors: readonly Visitor[]): readonly RosterMember[] {
  return visitors.flatMap((visitor) => {
    const own = classOfId(visitor.world, found.card.courseClassId)
    if (own === null || !isEnrolled(own, visitor.schema)) return []
    const nickname = visitor.schema.first('user')?.nickname ?? null
    return [{ userId: visitor.userId, nickname, profile: personaPicture(visitor.userId, visitor.schema), visitor }]
  })
}

/** Returns all members of the class: the personas, then the others. Its number of places counts personas who took it from the start. */
export function classRoster(found: ClassEntry, schema: DemoSchema, visitors: readonly Visitor[]): readonly RosterMember[] {
  const personas = visitorsIn(found, visitors)
  const fromTheStart = visitors.filter((visitor) => isFromTheStart(found, visitor)).length
  const classmates = classmatesOf(found, schema).map((classmate) => Object.assign(classmate, { visitor: null }))
  return [...personas, ...classmates.slice(fromTheStart)]
}

const isFromTheStart = (found: ClassEntry, { world }: Visitor) => {
  const own = classOfId(world, found.card.courseClassId)
  return own !== null && isTakenFromTheStart(own)
}

/** Returns the same members with their progress. */
export function membersOf(found: ClassEntry, schema: DemoSchema, visitors: readonly Visitor[]): readonly ClassMember[] {
  const known = new Map(classMembers(found, schema).map((member) => [member.userId, member]))
  return classRoster(found, schema, visitors).flatMap((member) =>
    member.visitor === null ? (known.get(member.userId) ?? []) : [visitorMember(found, member, member.visitor)],
  )
}

function visitorMember(found: ClassEntry, { userId, nickname, profile }: RosterMember, { world, schema }: Visitor): ClassMember {
  const totalCount = lessonsOf(found.world, classSubjectOf(found)).length
  const own = classOfId(world, found.card.courseClassId)
  const standings = own === null ? [] : lessonStandings(own.world, classSubjectOf(own), schema)
  const dates = standings.flatMap((one) => one.studiedDate ?? []).toSorted()
  const completedCount = standings.filter(({ isDone }) => isDone).length
  return { userId, nickname, profile, completedCount, totalCount, studiedDate: dates.at(-1) ?? null }
}

/** Returns a person of the demo's world, in whatever class they are. */
export function personOfId(world: World, userId: unknown): RosterMember | null {
  const found = classmateOfId(world, userId)
  return found && { ...found, visitor: null }
}
