import * as z from 'zod/mini'
import { fetchList, fillContentPath } from './calls.ts'
import { classPaths as paths } from './classPaths.ts'
import type { HttpClient } from './client.ts'
import { requiredDateTime } from './timeSchemas.ts'
import { type ItemReader, longListLimit, requiredItems, someId } from './parsing.ts'
import type { ReadAttendances } from '../../application/attendance.ts'
import type { Log } from '../../application/platform.ts'
import type { Attendance } from '../../domain/course-class/attendance.ts'

export const attendanceItems: ItemReader<Attendance> = {
  schema: z.object({
    meetingId: someId,
    startsAt: requiredDateTime,
    endsAt: requiredDateTime,
    presentUserIds: requiredItems(someId, longListLimit),
  }),
  idOf: ({ meetingId }) => meetingId,
}

export function httpAttendances(client: HttpClient, log: Log): ReadAttendances {
  return (id, signal) =>
    fetchList(log, paths.attendances, 'attendanceList', attendanceItems, () =>
      client.get(fillContentPath(paths.attendances, { id }), { signal }),
    )
}
