import type { Attendance } from '../domain/course-class/attendance.ts'
import type { Id } from '../domain/id.ts'

/** Who came to the times of a class, for those who teach. */
export type ReadAttendances = (courseClassId: Id, signal?: AbortSignal) => Promise<readonly Attendance[]>
