import type { LessonKind } from '../../domain/lesson/Lesson.ts'
import { laterCopy } from '../laterCopy.ts'

const { PROBLEM, VIDEO, BLOCK } = laterCopy.study.types

export const lessonKindNames = { PROBLEM, VIDEO, BLOCK, DOCUMENT: '디지털 문서' } as const satisfies Readonly<Record<LessonKind, string>>
