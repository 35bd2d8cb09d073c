import type { Category } from '../problem/Category.ts'
import type { CategoryGroup } from './CategoryGroup.ts'

/** A group of the catalogue's filters with what can be chosen in it. */
export interface CategoryChoices extends CategoryGroup {
  readonly names: readonly string[]
}

/** The groups in their order, each with its categories; one without any is left out. */
export function categoryChoices(groups: readonly CategoryGroup[], categories: readonly Category[]): readonly CategoryChoices[] {
  return groups
    .map((group) => ({ ...group, names: namesIn(group, categories) }))
    .filter(({ names }) => names.length > 0)
    .toSorted((one, other) => place(one) - place(other))
}

function namesIn(group: CategoryGroup, categories: readonly Category[]): readonly string[] {
  return [...new Set(categories.filter(({ categoryGroupName }) => categoryGroupName === group.name).map(({ name }) => name))]
}

/** Not `Infinity`: subtracted from itself it is NaN. */
function place({ position }: CategoryGroup): number {
  return position ?? Number.MAX_SAFE_INTEGER
}

/** The chosen names after a click on one: RADIO has one at a time, and a required group keeps its last. */
export function afterChoosing(
  chosen: readonly string[],
  name: string,
  { names, mode, required }: Pick<CategoryChoices, 'names' | 'mode' | 'required'>,
): readonly string[] {
  const inGroup = chosen.filter((other) => names.includes(other))
  if (!chosen.includes(name)) return [...(mode === 'RADIO' ? chosen.filter((other) => !names.includes(other)) : chosen), name]
  return required && inGroup.length === 1 ? chosen : chosen.filter((other) => other !== name)
}
