import type { LessonKind } from '../../domain/lesson/Lesson.ts'
import { copy } from '../copy.ts'

const { PROBLEM, VIDEO, BLOCK } = copy.study.types

export const lessonKindNames = { PROBLEM, VIDEO, BLOCK, DOCUMENT: '디지털 문서' } as const satisfies Readonly<Record<LessonKind, string>>
