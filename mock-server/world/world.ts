import type { ChannelFacts, ChannelSite } from '../content/channelFacts.ts'
import { busyChannels, siteOf } from '../content/channelSites.ts'
import { type DemoAddress, demoClock } from '../demoAddress.ts'
import { createSeededFaker, type SeededFaker } from '../seededFaker.ts'
import { msPerDay } from '../../src/domain/calendar/date.ts'
import { createPeople, type People } from './people.ts'

/** What everything in the demo is made from: the same for the same seed and `at`, whatever is asked first. */
export interface World {
  readonly address: DemoAddress
  /** When the world was made: what it holds is dated by it. */
  readonly now: Date
  /** What time it is where something is judged or dated: the page's clock runs on. */
  present(): Date
  readonly seeded: SeededFaker
  readonly people: People
  /** The channel that the page stands on; null: the main site. */
  readonly site: ChannelSite | null
  /** Whose contents the lists show: all channels on the main site, else the one. */
  readonly hosts: readonly ChannelFacts[]
}

export function createWorld(address: DemoAddress): World {
  const clock = demoClock(address)
  const now = clock.now()
  const seeded = createSeededFaker(address.seed, now)
  const world = { address, now, present: () => clock.now(), seeded, people: createPeople(seeded) }
  return seenFrom(world, siteOf(address.channel))
}

/** The same world on another channel, or on the main site. */
export function seenFrom(world: Omit<World, 'site' | 'hosts'>, site: ChannelSite | null): World {
  return { ...world, site, hosts: site === null ? busyChannels : [site] }
}

/** Days before it where they are negative; parts of a day count. */
export function daysAfter(moment: Date, days: number): string {
  return new Date(moment.getTime() + days * msPerDay).toISOString()
}

/** What time it is, but after a former version: the time tells versions apart, also where the clock stands still. */
export function laterThan(world: World, before: string | null): string {
  const now = world.present().getTime()
  return new Date(before === null ? now : Math.max(now, Date.parse(before) + 1)).toISOString()
}

export const hugeAmount = 1_000

/** How many items a list gets that has `full` of them in the full world. */
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

/** How many items a page of a list has; in the huge world it has all of them. */
export function pageSize({ address }: World, full: number): number {
  return address.content === 'huge' ? hugeAmount : full
}
