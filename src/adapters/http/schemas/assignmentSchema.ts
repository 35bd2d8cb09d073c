import * as z from 'zod/mini'
import type { Assignment } from '../../../domain/homework/Assignment.ts'
import { id, label, type Schema, text } from './fields.ts'
import type { Items } from './parse.ts'

const schema: Schema<Assignment> = z.object({
  homeworkId: id,
  assignmentId: id,
  title: label,
  description: text,
  endDate: text,
})

/** An assignment is addressed by its homework and itself, so both make its identity. */
export const assignmentItems: Items<Assignment> = {
  schema,
  idOf: ({ homeworkId, assignmentId }) => JSON.stringify([homeworkId, assignmentId].map(String)),
}
