export interface Budget {
  readonly measure: string
  readonly value: number
  readonly unit: string
  /** What the value is compared with, measured in the same run; without it the value itself is. */
  readonly floor?: { readonly name: string; readonly value: number }
  /** The most that the ratio, or else the value, may be. */
  readonly most: number
  /** A time by itself says more about the machine than about the page: it is told, and fails nothing. */
  readonly isToldOnly?: boolean
}

const ratioOf = ({ value, floor }: Budget) => (floor ? value / floor.value : null)

const isWithin = (budget: Budget) => (ratioOf(budget) ?? budget.value) <= budget.most

/** Whether every budget holds that does not depend on the machine. */
export const budgetsHold = (budgets: readonly Budget[]): boolean => budgets.every((budget) => budget.isToldOnly || isWithin(budget))

export const budgetTable = (budgets: readonly Budget[]): string =>
  [['measure', 'value', 'floor', 'ratio', 'budget', ''], ['---', '--:', '--:', '--:', '--:', '---'], ...budgets.map(rowOf)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

function rowOf(budget: Budget): readonly string[] {
  const { measure, value, unit, floor, most } = budget
  const ratio = ratioOf(budget)
  return [
    measure,
    withUnit(value, unit),
    floor ? `${floor.name} ${withUnit(floor.value, unit)}` : '',
    ratio === null ? '' : ratio.toFixed(2),
    floor ? `≤ ${most.toFixed(2)} ×` : `≤ ${withUnit(most, unit)}`,
    verdictOf(budget),
  ]
}

function verdictOf(budget: Budget): string {
  if (isWithin(budget)) return 'ok'
  return budget.isToldOnly ? 'over (told only)' : '**over**'
}

const withUnit = (value: number, unit: string) => `${shortened(value)}${unit && ` ${unit}`}`

/** Three digits that count, or one decimal; whole numbers whole. */
const shortened = (value: number) =>
  String(value >= 100 || Number.isInteger(value) ? Number(value.toFixed(1)) : Number(value.toPrecision(3)))
