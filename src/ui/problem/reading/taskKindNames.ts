import type { TaskKind } from '../../../domain/problems/readingTask.ts'

export const taskKindNames: Readonly<Record<TaskKind, string>> = {
  WRITE: '프로그램 쓰기',
  PREDICT: '출력 맞히기',
  TRACE: '따라가기',
  ARRANGE: '줄 맞추기',
  REPAIR: '고쳐 보기',
}
