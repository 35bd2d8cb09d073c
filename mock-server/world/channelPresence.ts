import type { DemoSchema } from '../models.ts'
import { hasLeftChannel } from './departures.ts'
import type { World } from './world.ts'

interface Present {
  readonly userId: number
  readonly schema: DemoSchema
  readonly world: World
}

/** Returns whether a user is on the channel: a newcomer joins only by an invitation, and those who left are not there. */
export function isHere({ userId, schema, world: { address } }: Present): boolean {
  if (hasLeftChannel(schema, address.channel, userId)) return false
  if (address.persona !== 'newcomer' || address.channel === 'main') return true
  return schema.findBy('channelJoin', { channel: address.channel, userId }) !== null
}
