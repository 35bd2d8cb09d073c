export const categoryModes = ['CHECKBOX', 'RADIO'] as const
type CategoryMode = (typeof categoryModes)[number]

/** How the categories of one group are chosen (S-136). */
export interface CategoryGroup {
  readonly name: string
  /** Once something is chosen, something stays chosen. */
  readonly required: boolean
  readonly mode: CategoryMode
  /** Where it stands among the groups; null: at the end. */
  readonly position: number | null
}
