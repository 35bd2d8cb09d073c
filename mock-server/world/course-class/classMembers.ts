import { nicknames } from '../catalogue/people.ts'
import type { ClassDeeds } from './ClassDeeds.ts'
import type { ClassEntry } from './ClassEntry.ts'
import { letInTo, ownCount } from './listedClass.ts'
import { pictureUrl } from '../pictureUrl.ts'
import type { ClassMember } from '../../../src/domain/course-class/classMembers.ts'

const firstUser = 1_000
const hour = 3_600_000

export function classMembers(found: ClassEntry, deeds: ClassDeeds, totalCount: number): readonly ClassMember[] {
  const { card, context } = found
  const count = context.address.content === 'empty' ? 0 : ownCount(found, deeds)
  const drawn = context.dice.roll(`members/${card.courseClassId}`, (faker) => ({
    people: faker.helpers.shuffle([...nicknames.keys()]),
    done: Array.from({ length: nicknames.length }, () => faker.number.float({ min: 0, max: 1 })),
  }))
  const added = letInTo(found, deeds)
  const letIn = drawn.people.filter((who) => added.includes(String(firstUser + who)))
  return [...new Set([...drawn.people.slice(0, count), ...letIn])].map((who, at) => {
    const completedCount = Math.round((drawn.done[at] ?? 0) * totalCount)
    return {
      userId: firstUser + who,
      nickname: nicknames[who] ?? null,
      profile: pictureUrl.portrait(who),
      completedCount,
      totalCount,
      studiedDate: completedCount === 0 ? null : new Date(context.now.getTime() - (at * 7 + 2) * hour).toISOString(),
    }
  })
}

/** Whether somebody has this number. */
export function isPerson(userId: unknown): boolean {
  return nicknames[Number(userId) - firstUser] !== undefined
}
