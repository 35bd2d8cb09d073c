import type { TaskType } from '../../domain/content/contentKind.ts'

/** In the words of those who make them; learners read the longer names (`copy.home.studyTypes`). */
export const shortContentNames: Readonly<Record<TaskType, string>> = {
  PROBLEM: '문제',
  BLOCK: '블록',
  VIDEO: '영상',
  DOCUMENT: '문서',
  WORKSHEET: '학습지',
}
