import { recipes } from './recipes.ts'
import { spoiled } from './spoiled.ts'
import type { WorldContext } from '../WorldContext.ts'

/** The list as the backend sends it: as it is, or with hostile content gone wrong. */
export function served(
  { address }: Pick<WorldContext, 'address'>,
  kind: keyof typeof recipes,
  list: readonly object[],
): readonly unknown[] {
  return address.content === 'hostile' ? spoiled(list, recipes[kind]) : list
}
