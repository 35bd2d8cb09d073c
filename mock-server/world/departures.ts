import type { DemoSchema } from '../models.ts'
import type { Id } from '../../src/domain/id.ts'

/** Returns the numbers of members who have left a class and have not come back. */
export function departedFrom(schema: DemoSchema, courseClassId: Id): ReadonlySet<number> {
  return new Set(schema.where('classDeparture', { classId: String(courseClassId) }).models.map(({ userId }) => userId))
}

export function hasLeftChannel(schema: DemoSchema, channel: string, userId: number): boolean {
  return schema.findBy('channelDeparture', { channel, userId }) !== null
}

/** The moment of a departure, and whether somebody else has removed the person. */
interface Departed {
  readonly leftDate: string
  readonly isRemoval: boolean
}

export function leaveClass(schema: DemoSchema, courseClassId: Id, userId: number, departed: Departed): void {
  const which = { classId: String(courseClassId), userId }
  if (schema.findBy('classDeparture', which) === null) schema.create('classDeparture', { ...which, ...departed })
}

export function lastDepartureDate(schema: DemoSchema): string | null {
  const rows = [...schema.all('channelDeparture').models, ...schema.all('classDeparture').models]
  return (
    rows
      .map(({ leftDate }) => leftDate)
      .toSorted()
      .at(-1) ?? null
  )
}

/** Returns the moment at which a person was removed from the channel, or from the class of an invitation; null if neither was the case. */
export function removedDateOf(schema: DemoSchema, channel: string, classId: string | null, userId: number): string | null {
  const rows = [
    schema.findBy('channelDeparture', { channel, userId }),
    classId === null ? null : schema.findBy('classDeparture', { classId, userId }),
  ]
  return (
    rows
      .flatMap((row) => (row?.isRemoval === true ? [row.leftDate] : []))
      .toSorted()
      .at(-1) ?? null
  )
}

export function comeBackToClass(schema: DemoSchema, courseClassId: Id, userId: number): void {
  schema.findBy('classDeparture', { classId: String(courseClassId), userId })?.destroy()
}
