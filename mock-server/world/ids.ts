import type { WorldContext } from './WorldContext.ts'

const firstId = { course: 1_001, live: 3_001, class: 5_001, problem: 7_001, block: 2_001, blog: 301, video: 4_001, worksheet: 601 } as const
const perChannel = 10_000

/** Ids are the same wherever an entry turns up, and differ between channels. */
export function idOf({ site }: Pick<WorldContext, 'site'>, kind: keyof typeof firstId, number: number): number {
  return (site?.number ?? 0) * perChannel + firstId[kind] + number
}
