import type { StudyLogEntry } from '../../domain/study/StudyLogEntry.ts'
import { recentStudyLogs } from '../../domain/study/recentStudyLogs.ts'
import type { StudyLogRepository } from './StudyLogRepository.ts'

export type LoadStudyLogs = (signal?: AbortSignal) => Promise<readonly StudyLogEntry[]>

export function makeLoadStudyLogs({ studyLogs }: { readonly studyLogs: StudyLogRepository }): LoadStudyLogs {
  return async (signal) => recentStudyLogs(await studyLogs.list(signal))
}
