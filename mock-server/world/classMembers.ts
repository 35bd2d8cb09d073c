import { lessonKinds } from '../../src/domain/content/contentKind.ts'
import type { DemoSchema } from '../models.ts'
import type { ClassEntry } from './classEntries.ts'
import { classmateProgress, diligenceOf, hasSolved } from './classmates.ts'
import { departedFrom } from './departures.ts'
import { lessonsOf } from './curriculum.ts'
import { letInTo, ownCount } from './ownClasses.ts'
import { pictureUrl } from './pictureUrl.ts'
import { classSubjectOf } from './subjects.ts'
import { avatarOf } from './viewer.ts'
import type { World } from './world.ts'
import type { ClassMember } from '../../src/domain/course-class/classMembers.ts'
import type { EquippedItem } from '../../src/domain/viewer.ts'

export function classLessonCount(found: ClassEntry): number {
  return lessonsOf(found.world, classSubjectOf(found)).length
}

const firstUser = 1_000
const hour = 3_600_000

/** A member of a class who is no persona. */
interface Classmate {
  readonly userId: number
  readonly nickname: string | null
  readonly profile: string
}

export function classmatesOf(found: ClassEntry, schema: DemoSchema): readonly Classmate[] {
  const { card, world } = found
  const { people } = world
  const count = world.address.content === 'empty' ? 0 : ownCount(found, schema)
  const drawn = world.seeded.draw(`members/${card.courseClassId}`, (faker) => faker.helpers.shuffle([...people.learners.keys()]))
  const added = letInTo(found, schema)
  const letIn = drawn.filter((who) => added.includes(firstUser + who))
  const departed = departedFrom(schema, card.courseClassId)
  return [...new Set([...drawn.slice(0, count), ...letIn])]
    .filter((who) => !departed.has(firstUser + who))
    .flatMap((who) => classmateOfId(world, firstUser + who) ?? [])
}

/** Returns the members; their lessons are done as their submissions show. */
export function classMembers(found: ClassEntry, schema: DemoSchema): readonly ClassMember[] {
  const { world } = found
  const lessons = lessonsOf(world, classSubjectOf(found))
  return classmatesOf(found, schema).map((classmate, at) => {
    const { userId } = classmate
    const isDone = ({ kind, contentId }: (typeof lessons)[number]) =>
      kind === 'PROBLEM' ? hasSolved(world, userId, contentId) : classmateProgress(world, classmate, kind, contentId) === 'DONE'
    const completedCount = lessons.filter((lesson) => isDone(lesson)).length
    return Object.assign(classmate, {
      completedCount,
      totalCount: lessons.length,
      studiedDate: completedCount === 0 ? null : studiedDate(world, userId, at),
    })
  })
}

const daysAway = 9

function studiedDate(world: World, userId: number, at: number): string {
  const hours = ((at * 7) % 90) + 2 + (diligenceOf(world, userId) === 'away' ? daysAway * 24 : 0)
  return new Date(world.now.getTime() - hours * hour).toISOString()
}

/** Returns the person with this number, or null. */
export function classmateOfId({ people }: World, userId: unknown): Classmate | null {
  const who = Number(userId) - firstUser
  const nickname = people.learners[who]
  return nickname === undefined ? null : { userId: firstUser + who, nickname, profile: pictureUrl.portrait(who) }
}

/** Returns what the avatar of a classmate wears, as the ranking shows it. */
export function lookOfClassmate(userId: number): readonly EquippedItem[] {
  return avatarOf(userId - firstUser)
}

/** Returns the counts of each kind for a member who has done so many lessons, in their order. */
export function studyCounts(found: ClassEntry, completedCount: number): readonly object[] {
  const lessons = lessonsOf(found.world, classSubjectOf(found))
  const done = lessons.slice(0, completedCount)
  return lessonKinds.map((type) => {
    const ofKind = ({ kind }: (typeof lessons)[number]) => kind === type
    return { type, totalCount: lessons.filter(ofKind).length, completedCount: done.filter(ofKind).length }
  })
}
