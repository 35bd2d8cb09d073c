import type { Log } from '../../application/platform/Log.ts'
import type { AssignmentRepository } from '../../application/homework/AssignmentRepository.ts'
import type { ApiPaths } from './apiPaths.ts'
import { getList } from './calls.ts'
import type { HttpClient } from './HttpClient.ts'
import { assignmentItems } from './schemas/assignmentSchema.ts'

export function httpAssignmentRepository(client: HttpClient, paths: ApiPaths, log: Log): AssignmentRepository {
  return {
    list: (signal) => getList(client, log, { path: paths.assignments, key: 'assignmentList', items: assignmentItems, signal }),
  }
}
