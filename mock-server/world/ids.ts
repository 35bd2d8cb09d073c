import type { World } from './world.ts'

const firstId = {
  course: 1_001,
  live: 3_001,
  class: 5_001,
  problem: 7_001,
  block: 2_001,
  blog: 301,
  video: 4_001,
  worksheet: 601,
  document: 6_001,
  problemType: 801,
} as const
const perChannel = 10_000

/** Problems from this number on belong to courses. */
export const firstOwnProblem = 2_000

/** Ids are the same wherever an entry turns up, and differ between channels. */
export function idOf({ site }: Pick<World, 'site'>, kind: keyof typeof firstId, number: number): number {
  return (site?.number ?? 0) * perChannel + firstId[kind] + number
}

/** The entry that has this id, as it comes in a path; null for what cannot be one's. */
export function numberOf(world: Pick<World, 'site'>, kind: keyof typeof firstId, id: string): number | null {
  const number = /^\d{1,9}$/.test(id) ? Number(id) - idOf(world, kind, 0) : -1
  return number < 0 ? null : number
}

/** The entry of the problem catalogue that has this id on any site; null for ids of other things, and of problems that a course has of its own. */
export function problemNumberOf(problemId: unknown): number | null {
  const number = (Number(problemId) % perChannel) - firstId.problem
  return Number.isInteger(number) && number >= 0 && number < firstOwnProblem ? number : null
}

export type ClassKind = 'live' | 'class'

const firstClassId = { live: 3_001, class: 5_001 } as const
/** Beyond these numbers a channel's ids would run into the next one's. */
const fewest = 1_900
const far = { first: 100_000_000, perChannel: 1_000_000, perKind: 500_000 }

interface ClassNumber {
  /** 0: the main site. */
  readonly channel: number
  readonly kind: ClassKind
  readonly number: number
}

/** The same wherever a class turns up, different between channels, and readable backwards. */
export function classIdOf({ channel, kind, number }: ClassNumber): number {
  if (number < fewest) return channel * perChannel + firstClassId[kind] + number
  return far.first + channel * far.perChannel + (kind === 'live' ? 0 : far.perKind) + number
}

export function classNumberOf(courseClassId: unknown): ClassNumber | null {
  const id = Number(courseClassId)
  if (!Number.isInteger(id) || id < 0) return null
  return id < far.first ? nearNumber(id) : farNumber(id - far.first)
}

function nearNumber(id: number): ClassNumber | null {
  const [channel, rest] = [Math.floor(id / perChannel), id % perChannel]
  const kind = rest < firstClassId.class ? 'live' : 'class'
  const number = rest - firstClassId[kind]
  return number >= 0 && number < fewest ? { channel, kind, number } : null
}

function farNumber(id: number): ClassNumber | null {
  const [channel, rest] = [Math.floor(id / far.perChannel), id % far.perChannel]
  const kind = rest < far.perKind ? 'live' : 'class'
  const number = rest % far.perKind
  return number >= fewest ? { channel, kind, number } : null
}

/** The first number of those learners of the demo's world who are no visitors. */
export const firstClassmateId = 1_000
