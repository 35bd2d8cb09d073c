import type { ClassEntry } from './ClassEntry.ts'
import { lessonsOf } from '../study/curriculum.ts'
import { classSubjectOf } from '../study/subjects.ts'

const kinds = ['VIDEO', 'PROBLEM', 'BLOCK', 'DOCUMENT'] as const

/** How much of each kind somebody has done who has done so many lessons, in their order. */
export function studyCounts(found: ClassEntry, completedCount: number): readonly object[] {
  const lessons = lessonsOf(found.context, classSubjectOf(found))
  const done = lessons.slice(0, completedCount)
  return kinds.map((type) => {
    const ofKind = ({ kind }: (typeof lessons)[number]) => kind === type
    return { type, totalCount: lessons.filter(ofKind).length, completedCount: done.filter(ofKind).length }
  })
}
