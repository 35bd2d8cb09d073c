import type { ClassEntry } from './ClassEntry.ts'
import { classLessonCount } from './classLessonCount.ts'

const kinds = ['VIDEO', 'PROBLEM', 'BLOCK', 'DOCUMENT'] as const

/** How much of each kind somebody has done. */
export function studyCounts(found: ClassEntry, userId: string): readonly object[] {
  const all = classLessonCount(found)
  return kinds.map((type, at) => {
    const totalCount = Math.floor(all / kinds.length) + (at < all % kinds.length ? 1 : 0)
    const share = found.context.dice.roll(`study/${found.card.courseClassId}/${userId}/${type}`, (faker) => faker.number.float({ max: 1 }))
    return { type, totalCount, completedCount: Math.round(totalCount * share) }
  })
}
