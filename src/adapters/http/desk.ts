import * as z from 'zod/mini'
import { classViewPaths as paths } from './classViewPaths.ts'
import type { HttpClient } from './client.ts'
import { count, nullableText, orNull, requiredItems, type Schema, someId, textOrEmpty } from './parsing.ts'
import { fetchObject } from './reads.ts'
import type { ReadDesk } from '../../application/classView.ts'
import type { Log } from '../../application/platform.ts'
import type { Desk } from '../../domain/desk.ts'

export const deskSchema: Schema<Desk> = z.object({
  stuckList: requiredItems(
    z.object({
      courseClassId: someId,
      classTitle: textOrEmpty,
      userId: someId,
      nickname: nullableText,
      problemId: someId,
      problemTitle: textOrEmpty,
      submissionCount: count,
    }),
  ),
  homeworkList: requiredItems(
    z.object({
      homeworkId: someId,
      assignmentId: someId,
      title: textOrEmpty,
      endDate: nullableText,
      lateEndDate: nullableText,
      toMarkCount: count,
      openCount: count,
    }),
  ),
  week: orNull(z.object({ memberCount: count, activeCount: count, solvedCount: count })),
})

export function httpDesk(client: HttpClient, log: Log): ReadDesk {
  return (signal) => fetchObject(client, log, { path: paths.desk, signal, schema: deskSchema, name: 'desk' })
}
