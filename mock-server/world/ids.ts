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

/** Returns an id that is the same wherever an entry appears, and differs between channels. */
export function idOf({ site }: Pick<World, 'site'>, kind: keyof typeof firstId, number: number): number {
  return (site?.number ?? 0) * perChannel + firstId[kind] + number
}

/** Returns the number of the entry with this id, as it comes in a path; null for an invalid id. */
export function numberOf(world: Pick<World, 'site'>, kind: keyof typeof firstId, id: string): number | null {
  const number = /^\d{1,9}$/.test(id) ? Number(id) - idOf(world, kind, 0) : -1
  return number < 0 ? null : number
}

/** Returns the problem catalogue's entry with this id on any site; null for ids of other things, and of a course's own problems. */
export function problemNumberOf(problemId: unknown): number | null {
  const number = (Number(problemId) % perChannel) - firstId.problem
  return Number.isInteger(number) && number >= 0 && number < firstOwnProblem ? number : null
}

export type ClassKind = 'live' | 'class'

const firstClassId = { live: 3_001, class: 5_001 } as const
/** The number of classes per channel beyond which ids would overlap with the next channel's. */
const fewest = 1_900
const far = { first: 100_000_000, perChannel: 1_000_000, perKind: 500_000 }

interface ClassNumber {
  /** 0: the main site. */
  readonly channel: number
  readonly kind: ClassKind
  readonly number: number
}

/** Returns an id that is the same wherever a class appears, differs between channels, and can be converted back. */
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

/** The first number of learners of the demo's world who are no visitors. */
export const firstClassmateId = 1_000
