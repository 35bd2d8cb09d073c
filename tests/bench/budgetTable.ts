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

/** What this machine cannot measure. */
interface Skipped {
  readonly measure: string
  readonly skipped: string
}

export type Row = Budget | Skipped

const ratioOf = ({ value, floor }: Budget) => (floor ? value / floor.value : null)

const isWithin = (budget: Budget) => (ratioOf(budget) ?? budget.value) <= budget.most

/** Whether every budget holds that does not depend on the machine. */
export const budgetsHold = (rows: readonly Row[]): boolean => rows.every((row) => 'skipped' in row || row.isToldOnly || isWithin(row))

export const budgetTable = (rows: readonly Row[]): string =>
  [['measure', 'value', 'floor', 'ratio', 'budget', ''], ['---', '--:', '--:', '--:', '--:', '---'], ...rows.map(cellsOf)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

function cellsOf(row: Row): readonly string[] {
  if ('skipped' in row) return [row.measure, '', '', '', '', `skipped: ${row.skipped}`]
  const { measure, value, unit, floor, most } = row
  const ratio = ratioOf(row)
  return [
    measure,
    withUnit(value, unit),
    floor ? `${floor.name} ${withUnit(floor.value, unit)}` : '',
    ratio === null ? '' : ratio.toFixed(2),
    floor ? `≤ ${most.toFixed(2)} ×` : `≤ ${withUnit(most, unit)}`,
    verdictOf(row),
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
