import type { Attendance } from '../domain/course-class/attendance.ts'
import type { Id } from '../domain/id.ts'

/** Reads who attended the dates of a class; for those who teach it. */
export type ReadAttendances = (courseClassId: Id, signal?: AbortSignal) => Promise<readonly Attendance[]>
