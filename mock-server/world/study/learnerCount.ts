import type { WorldContext } from '../WorldContext.ts'

/** How many take a course of this catalogue entry: many more than review it. */
export function learnerCount({ dice, site }: WorldContext, entry: number): number {
  return dice.roll(`course/${entry}/learners/${site?.label ?? ''}`, (faker) => faker.number.int({ min: 24, max: 1_800 }))
}
