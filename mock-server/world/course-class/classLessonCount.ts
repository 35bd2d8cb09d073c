import type { ClassEntry } from './ClassEntry.ts'
import { lessonsOf } from '../study/curriculum.ts'
import { classSubjectOf } from '../study/subjects.ts'

export function classLessonCount(found: ClassEntry): number {
  return lessonsOf(found.context, classSubjectOf(found)).length
}
