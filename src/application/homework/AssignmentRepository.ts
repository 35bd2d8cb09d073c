import type { Assignment } from '../../domain/homework/Assignment.ts'

export interface AssignmentRepository {
  list(signal?: AbortSignal): Promise<readonly Assignment[]>
}
