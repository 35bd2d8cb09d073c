export type Budget = Measured & (AtMost | AtLeast)

interface Measured {
  readonly measure: string
  readonly value: number
  readonly unit: string
  /** What the value is compared with, measured in the same run; without it the value itself is. */
  readonly floor?: { readonly name: string; readonly value: number }
  /** A time by itself says more about the machine than about the page: it is told, and fails nothing. */
  readonly isToldOnly?: boolean
}

interface AtMost {
  /** The most that the ratio, or else the value, may be. */
  readonly most: number
}

interface AtLeast {
  /** The least that it may be. */
  readonly least: number
}

/** What this machine cannot measure. */
interface Skipped {
  readonly measure: string
  readonly skipped: string
}

export type Row = Budget | Skipped

const ratioOf = ({ value, floor }: Budget) => (floor ? value / floor.value : null)

const isWithin = (budget: Budget) => {
  const value = ratioOf(budget) ?? budget.value
  return 'most' in budget ? value <= budget.most : value >= budget.least
}

/** Whether every budget holds that does not depend on the machine. */
export const budgetsHold = (rows: readonly Row[]): boolean => rows.every((row) => 'skipped' in row || row.isToldOnly || isWithin(row))

export const budgetTable = (rows: readonly Row[]): string =>
  [['measure', 'value', 'floor', 'ratio', 'budget', ''], ['---', '--:', '--:', '--:', '--:', '---'], ...rows.map(cellsOf)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

function cellsOf(row: Row): readonly string[] {
  if ('skipped' in row) return [row.measure, '', '', '', '', `skipped: ${row.skipped}`]
  const { measure, value, unit, floor } = row
  const [sign, limit] = 'most' in row ? ['≤', row.most] : ['≥', row.least]
  const ratio = ratioOf(row)
  return [
    measure,
    withUnit(value, unit),
    floor ? `${floor.name} ${withUnit(floor.value, unit)}` : '',
    ratio === null ? '' : ratio.toFixed(2),
    `${sign} ${floor ? `${limit.toFixed(2)} ×` : withUnit(limit, unit)}`,
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
