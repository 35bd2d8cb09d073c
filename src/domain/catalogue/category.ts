export interface Category {
  readonly categoryGroupName: string
  readonly name: string
}

export const categoryModes = ['CHECKBOX', 'RADIO'] as const
type CategoryMode = (typeof categoryModes)[number]

/** How the categories of one group are chosen (S-136). */
export interface CategoryGroup {
  readonly name: string
  /** Whether the last chosen category cannot be removed. */
  readonly required: boolean
  readonly mode: CategoryMode
  /** The position among the groups; null: at the end. */
  readonly position: number | null
}

/** A group of the catalogue's filters with the names to choose from. */
export interface CategoryChoices extends CategoryGroup {
  readonly names: readonly string[]
}

/** Lists the groups in their order, each with its categories; a group without any is left out. */
export function categoryChoices(groups: readonly CategoryGroup[], categories: readonly Category[]): readonly CategoryChoices[] {
  return groups
    .map((group) => ({ ...group, names: namesIn(group, categories) }))
    .filter(({ names }) => names.length > 0)
    .toSorted((one, other) => sortPosition(one) - sortPosition(other))
}

function namesIn(group: CategoryGroup, categories: readonly Category[]): readonly string[] {
  return [...new Set(categories.filter(({ categoryGroupName }) => categoryGroupName === group.name).map(({ name }) => name))]
}

/** Returns the sort key. Groups without a position come last, by a number that, unlike infinity, can be subtracted from itself. */
export function sortPosition({ position }: Pick<CategoryGroup, 'position'>): number {
  return position ?? Number.MAX_SAFE_INTEGER
}

/** Returns the chosen names after a click on one: RADIO has one at a time, and a required group keeps its last. */
export function toggleCategory(
  chosen: readonly string[],
  name: string,
  { names, mode, required }: Pick<CategoryChoices, 'names' | 'mode' | 'required'>,
): readonly string[] {
  const inGroup = chosen.filter((other) => names.includes(other))
  if (!chosen.includes(name)) return [...(mode === 'RADIO' ? chosen.filter((other) => !names.includes(other)) : chosen), name]
  return required && inGroup.length === 1 ? chosen : chosen.filter((other) => other !== name)
}
