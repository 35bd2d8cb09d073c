import type { DemoSchema } from '../models.ts'
import type { Visitor } from '../visitors.ts'
import { type ClassEntry, classOfId } from './classEntries.ts'
import { classmateOfId, classmatesOf } from './classMembers.ts'
import { lessonsOf } from './curriculum.ts'
import { isEnrolled } from './ownClasses.ts'
import { pictureUrl } from './pictureUrl.ts'
import { lessonStandings } from './progress.ts'
import type { RosterMember } from './roster.ts'
import { classSubjectOf } from './subjects.ts'
import type { World } from './world.ts'
import type { ClassMember } from '../../src/domain/course-class/classMembers.ts'

/** The personas who take the class. */
function visitorsIn(found: ClassEntry, visitors: readonly Visitor[]): readonly RosterMember[] {
  return visitors.flatMap((visitor, at) => {
    const own = classOfId(visitor.world, found.card.courseClassId)
    if (own === null || !isEnrolled(own, visitor.schema)) return []
    const nickname = visitor.schema.first('user')?.nickname ?? null
    return [{ userId: visitor.userId, nickname, profile: pictureUrl.portrait(at), visitor }]
  })
}

/** Everybody who takes the class: the personas, then those who were there before. */
export function classRoster(found: ClassEntry, schema: DemoSchema, visitors: readonly Visitor[]): readonly RosterMember[] {
  const classmates = classmatesOf(found, schema).map((classmate) => ({ ...classmate, visitor: null }))
  return [...visitorsIn(found, visitors), ...classmates]
}

/** The personas of a class as its list of members has them. */
export function visitorMembers(found: ClassEntry, visitors: readonly Visitor[]): readonly ClassMember[] {
  const totalCount = lessonsOf(found.world, classSubjectOf(found)).length
  return visitorsIn(found, visitors).flatMap(({ visitor, ...member }) => {
    if (visitor === null) return []
    const own = classOfId(visitor.world, found.card.courseClassId)
    const standings = own === null ? [] : lessonStandings(own.world, classSubjectOf(own), visitor.schema)
    const dates = standings.flatMap(({ studiedDate }) => studiedDate ?? []).toSorted()
    const completedCount = standings.filter(({ isDone }) => isDone).length
    return [{ ...member, completedCount, totalCount, studiedDate: dates.at(-1) ?? null }]
  })
}

/** Somebody who lives in the demo's world, whatever class they are in. */
export function personOfId(world: World, userId: unknown): RosterMember | null {
  const found = classmateOfId(world, userId)
  return found && { ...found, visitor: null }
}
