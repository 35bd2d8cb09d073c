import * as z from 'zod/mini'
import { expectNothing, runWrite } from './calls.ts'
import type { HttpClient } from './client.ts'
import { memberPaths as paths } from './memberPaths.ts'
import { count, type Schema } from './parsing.ts'
import { fetchObject } from './reads.ts'
import type { DepartureRepository } from '../../application/departure.ts'
import type { Log } from '../../application/platform.ts'
import type { DepartureFacts } from '../../domain/members/departure.ts'

export const departureFactsSchema: Schema<DepartureFacts> = z.object({
  classCount: count,
  bookingCount: count,
  workCount: count,
  roleCount: count,
  paidAmount: count,
})

export function httpDepartureRepository(client: HttpClient, log: Log): DepartureRepository {
  return {
    facts: ({ userId, courseClassId }, signal) =>
      fetchObject(client, log, {
        path: paths.departures,
        query: { user_id: userId, ...(courseClassId !== null && { course_class_id: courseClassId }) },
        signal,
        schema: departureFactsSchema,
        name: 'departure',
      }),
    depart: (departure) => runWrite(log, paths.departures, () => client.post(paths.departures, departure, expectNothing)),
  }
}
