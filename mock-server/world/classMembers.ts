import { lessonKinds } from '../../src/domain/content/contentKind.ts'
import type { DemoSchema } from '../models.ts'
import { nicknameOf } from '../personas.ts'
import type { ClassEntry } from './classEntries.ts'
import { lessonsOf } from './curriculum.ts'
import { letInTo, ownCount } from './ownClasses.ts'
import { pictureUrl } from './pictureUrl.ts'
import { classSubjectOf } from './subjects.ts'
import type { World } from './world.ts'
import type { ClassMember } from '../../src/domain/course-class/classMembers.ts'

export function classLessonCount(found: ClassEntry): number {
  return lessonsOf(found.world, classSubjectOf(found)).length
}

const firstUser = 1_000
const hour = 3_600_000

export function classMembers(found: ClassEntry, schema: DemoSchema, totalCount: number): readonly ClassMember[] {
  const { card, world } = found
  const { people } = world
  const count = world.address.content === 'empty' ? 0 : ownCount(found, schema)
  const drawn = world.seeded.draw(`members/${card.courseClassId}`, (faker) => ({
    people: faker.helpers.shuffle([...people.learners.keys()]),
    done: Array.from({ length: people.learners.length }, () => faker.number.float({ min: 0, max: 1 })),
  }))
  const added = letInTo(found, schema)
  const letIn = drawn.people.filter((who) => added.includes(firstUser + who))
  const visitors = added.filter((userId) => userId < firstUser)
  const members = [...new Set([...drawn.people.slice(0, count), ...letIn])].map((who, at) => {
    const completedCount = Math.round((drawn.done[at] ?? 0) * totalCount)
    return {
      userId: firstUser + who,
      nickname: people.learners[who] ?? null,
      profile: pictureUrl.portrait(who),
      completedCount,
      totalCount,
      studiedDate: completedCount === 0 ? null : new Date(world.now.getTime() - (at * 7 + 2) * hour).toISOString(),
    }
  })
  return [...members, ...visitors.map((userId) => newMember(userId, totalCount))]
}

/** One of the visitors, who was let in and has not done anything yet. */
function newMember(userId: number, totalCount: number): ClassMember {
  return { userId, nickname: nicknameOf(userId), profile: pictureUrl.portrait(userId), completedCount: 0, totalCount, studiedDate: null }
}

/** Whether somebody of the demo's world, on the roster or not, has this number. */
export function isPerson({ people }: World, userId: number): boolean {
  return people.learners[userId - firstUser] !== undefined
}

/** How much of each kind somebody has done who has done so many lessons, in their order. */
export function studyCounts(found: ClassEntry, completedCount: number): readonly object[] {
  const lessons = lessonsOf(found.world, classSubjectOf(found))
  const done = lessons.slice(0, completedCount)
  return lessonKinds.map((type) => {
    const ofKind = ({ kind }: (typeof lessons)[number]) => kind === type
    return { type, totalCount: lessons.filter(ofKind).length, completedCount: done.filter(ofKind).length }
  })
}
