export type Budget = Measured & (AtMost | AtLeast)

interface Measured {
  readonly measure: string
  readonly value: number
  readonly unit: string
  /** The reference that the value is divided by, measured in the same run; without one the value itself is compared. */
  readonly floor?: { readonly name: string; readonly value: number }
  /** Set for an absolute time, which depends more on the machine than on the page: it is printed and fails nothing. */
  readonly isReportedOnly?: boolean
}

interface AtMost {
  /** Upper limit of the ratio or, without a floor, of the value. */
  readonly most: number
}

interface AtLeast {
  /** Lower limit of the ratio or, without a floor, of the value. */
  readonly least: number
}

/** A measure that this machine cannot take. */
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

/** Tells whether every budget holds that does not depend on the machine. */
export const budgetsHold = (rows: readonly Row[]): boolean => rows.every((row) => 'skipped' in row || row.isReportedOnly || isWithin(row))

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
  return budget.isReportedOnly ? 'over (told only)' : '**over**'
}

const withUnit = (value: number, unit: string) => `${shortened(value)}${unit && ` ${unit}`}`

/** Formats a number with three significant digits, or one decimal from 100 on; integers stay integers. */
const shortened = (value: number) =>
  String(value >= 100 || Number.isInteger(value) ? Number(value.toFixed(1)) : Number(value.toPrecision(3)))
