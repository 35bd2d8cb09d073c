import type { WorldContext } from './WorldContext.ts'

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
} as const
const perChannel = 10_000

/** Ids are the same wherever an entry turns up, and differ between channels. */
export function idOf({ site }: Pick<WorldContext, 'site'>, kind: keyof typeof firstId, number: number): number {
  return (site?.number ?? 0) * perChannel + firstId[kind] + number
}

/** The entry that has this id, as it comes in a path; null for what cannot be one's. */
export function numberOf(context: Pick<WorldContext, 'site'>, kind: keyof typeof firstId, id: string): number | null {
  const number = /^\d{1,9}$/.test(id) ? Number(id) - idOf(context, kind, 0) : -1
  return number < 0 ? null : number
}
