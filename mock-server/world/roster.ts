import type { Visitor } from '../visitors.ts'
import { isHere } from './channelPresence.ts'
import { hasLeftChannel } from './departures.ts'
import { firstClassmateId } from './ids.ts'
import { personaPicture } from './personaPicture.ts'
import { pictureUrl } from './pictureUrl.ts'
import { amount, type World } from './world.ts'

/** A learner of the channel, as its teachers see them. */
export interface RosterMember {
  readonly userId: number
  readonly nickname: string | null
  readonly profile: string | null
  /** Null for a person of the demo's world, who is no persona. */
  readonly visitor: Visitor | null
}

const classmateCount = 12
const hugeClass = 300

/** Returns all who learn on the channel: the personas, then people of the demo's world. */
export function rosterOf(world: World, visitors: readonly Visitor[]): readonly RosterMember[] {
  if (world.address.content === 'empty') return []
  const personas = visitors.filter(isHere).map((visitor): RosterMember => {
    const user = visitor.schema.first('user')
    return { userId: visitor.userId, nickname: user?.nickname ?? null, profile: personaPicture(visitor.userId, visitor.schema), visitor }
  })
  const { learners } = world.people
  const size = amount(world, classmateCount)
  // Departures are shared, so that the rows of any visitor will do.
  const [schema] = visitors.map((visitor) => visitor.schema)
  const others = Array.from({ length: Math.min(size, hugeClass) }, (_, at) => ({
    userId: firstClassmateId + at,
    nickname: learners[at % learners.length] ?? null,
    profile: pictureUrl.portrait(at),
    visitor: null,
  })).filter(({ userId }) => schema === undefined || !hasLeftChannel(schema, world.address.channel, userId))
  return [...personas, ...others]
}
