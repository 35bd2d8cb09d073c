import type { DemoSchema } from '../models.ts'
import type { Id } from '../../src/domain/id.ts'

/** Returns the numbers of members who have left a class and have not come back. */
export function departedFrom(schema: DemoSchema, courseClassId: Id): ReadonlySet<number> {
  return new Set(schema.where('classDeparture', { classId: String(courseClassId) }).models.map(({ userId }) => userId))
}

export function hasLeftChannel(schema: DemoSchema, channel: string, userId: number): boolean {
  return schema.findBy('channelDeparture', { channel, userId }) !== null
}

export function leaveClass(schema: DemoSchema, courseClassId: Id, userId: number, leftDate: string): void {
  const which = { classId: String(courseClassId), userId }
  if (schema.findBy('classDeparture', which) === null) schema.create('classDeparture', { ...which, leftDate })
}

export function comeBackToClass(schema: DemoSchema, courseClassId: Id, userId: number): void {
  schema.findBy('classDeparture', { classId: String(courseClassId), userId })?.destroy()
}
