import type { Log } from '../../application/platform/Log.ts'
import type { StudyLogRepository } from '../../application/study/StudyLogRepository.ts'
import type { ApiPaths } from './apiPaths.ts'
import { getList } from './calls.ts'
import type { HttpClient } from './HttpClient.ts'
import { studyLogItems } from './schemas/studyLogSchema.ts'

export function httpStudyLogRepository(client: HttpClient, paths: ApiPaths, log: Log): StudyLogRepository {
  return {
    list: (signal) => getList(client, log, { path: paths.studyLogs, key: 'studyLogList', items: studyLogItems, signal }),
  }
}
