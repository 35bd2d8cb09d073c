import type { ChannelFacts, ChannelSite } from '../content/channelFacts.ts'
import { busyChannels, siteOf } from '../content/channelSites.ts'
import { type DemoAddress, demoClock } from '../demoAddress.ts'
import { createSeededFaker, type SeededFaker } from '../seededFaker.ts'
import { msPerDay } from '../../src/domain/calendar/date.ts'
import { createPeople, type People } from './people.ts'

/** The basis of all data in the demo: the same for the same seed and `at`, whatever is requested first. */
export interface World {
  readonly address: DemoAddress
  /** The moment when the world was made, from which its data are dated. */
  readonly now: Date
  /** Returns the current time for judging and dating: the page's clock runs on. */
  present(): Date
  readonly seeded: SeededFaker
  readonly people: People
  /** The channel of the page; null for the main site. */
  readonly site: ChannelSite | null
  /** The channels whose contents the lists show: all on the main site, else the one. */
  readonly hosts: readonly ChannelFacts[]
}

export function createWorld(address: DemoAddress): World {
  const clock = demoClock(address)
  const now = clock.now()
  const seeded = createSeededFaker(address.seed, now)
  const world = { address, now, present: () => clock.now(), seeded, people: createPeople(seeded) }
  return seenFrom(world, siteOf(address.channel))
}

/** Returns the same world seen from another channel, or from the main site. */
export function seenFrom(world: Omit<World, 'site' | 'hosts'>, site: ChannelSite | null): World {
  return { ...world, site, hosts: site === null ? busyChannels : [site] }
}

/** Returns the date so many days after a moment; negative days are before it, and parts of a day count. */
export function daysAfter(moment: Date, days: number): string {
  return new Date(moment.getTime() + days * msPerDay).toISOString()
}

/** Returns the current time, but later than a former version, since the time identifies versions even where the clock stands still. */
export function laterThan(world: World, before: string | null): string {
  const now = world.present().getTime()
  return new Date(before === null ? now : Math.max(now, Date.parse(before) + 1)).toISOString()
}

export const hugeAmount = 1_000

/** Returns the length of a list that has `full` items in the full world. */
export function amount({ address, site }: Pick<World, 'address' | 'site'>, full: number): number {
  if (site?.hasContent === false) return 0
  switch (address.content) {
    case 'empty':
      return 0
    case 'one':
      return Math.min(1, full)
    case 'huge':
      return full === 0 ? 0 : hugeAmount
    default:
      return full
  }
}

export const itemsPerPage = 20

/** Returns the number of items on a page of a list; in the huge world, all of them. */
export function pageSize({ address }: World, full: number): number {
  return address.content === 'huge' ? hugeAmount : full
}
