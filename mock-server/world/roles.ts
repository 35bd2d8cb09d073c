import type { DemoSchema } from '../models.ts'
import { userIdOf } from '../personas.ts'
import { hasLeftChannel } from './departures.ts'
import type { World } from './world.ts'
import type { MemberRole } from '../../src/domain/members/member.ts'

export const firstStaffId = 2_000

/** Returns roles as an operator changed them, or as they were at the start; people who left have none. */
export function rolesOf({ address }: Pick<World, 'address'>, schema: DemoSchema, userId: number): readonly MemberRole[] {
  if (hasLeftChannel(schema, address.channel, userId)) return []
  const changed = schema.findBy('channelRole', { channel: address.channel, userId })
  if (changed !== null) return changed.roleList
  if (userId === userIdOf({ persona: 'operator' })) return ['ROLE_CHANNEL_OPERATOR']
  return userId === userIdOf({ persona: 'teacher' }) || userId >= firstStaffId ? ['ROLE_CHANNEL_TEACHER'] : []
}

/** Returns whether the viewer works here, and so may open every class and register others. An operator need not teach one for it. */
export function isStaff(world: Pick<World, 'address'>, schema: DemoSchema): boolean {
  return rolesOf(world, schema, userIdOf(world.address)).length > 0
}
