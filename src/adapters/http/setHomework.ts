import * as z from 'zod/mini'
import { taskTypes } from '../../domain/content/contentKind.ts'
import { requiredDateTime } from './timeSchemas.ts'
import { type Schema, someId } from './parsing.ts'
import type { WorkFormat } from './studio.ts'
import { studioPaths } from './studioPaths.ts'
import type { Audience } from '../../domain/audience.ts'
import type { SetHomework } from '../../domain/studio/setHomework.ts'

export const audienceSchema: Schema<Audience> = z.union([
  z.object({ type: z.literal('ALL') }),
  z.object({ type: z.literal('CLASS'), courseClassId: someId }),
  z.object({ type: z.literal('MEMBERS'), userIds: z.array(someId) }),
])

export const setHomeworkSchema: Schema<SetHomework> = z.object({
  title: z.string(),
  description: z.string(),
  endDate: z.nullable(requiredDateTime),
  lateEndDate: z.nullable(requiredDateTime),
  audience: audienceSchema,
  taskList: z.array(z.object({ type: z.enum(taskTypes), contentId: someId, title: z.string() })),
})

export const homeworkFormat: WorkFormat<SetHomework> = {
  paths: { list: studioPaths.homeworks, one: studioPaths.homework, publications: studioPaths.homeworkPublications },
  idKey: 'homeworkId',
  listKey: 'homeworkList',
  content: setHomeworkSchema,
}
