import type { StudyLogEntry } from '../../domain/study/StudyLogEntry.ts'

export interface StudyLogRepository {
  list(signal?: AbortSignal): Promise<readonly StudyLogEntry[]>
}
