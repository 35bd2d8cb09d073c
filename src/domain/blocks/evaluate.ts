import type { Comparison, Condition, ConditionSlot, Expression, Operator, Sensor, ValueSlot } from './program.ts'
import type { OutcomeName } from './outcome.ts'
import type { Value } from './stage.ts'

/** Ends a run where it is. */
export class RunFault extends Error {
  readonly outcome: OutcomeName

  constructor(outcome: OutcomeName) {
    super(outcome)
    this.outcome = outcome
  }
}

/** What values and conditions are computed from, seen by one actor. */
export interface Senses {
  variable(name: string): Value
  list(name: string): readonly Value[]
  look(): Value
  sense(sensor: Sensor): boolean
  /** From 0 up to, but without, 1. */
  random(): number
}

export type Evaluate<Result> = (senses: Senses) => Result

/** How a value is computed. An empty slot is a fault, as is a text where a number is needed. */
export function compileValue(slot: ValueSlot): Evaluate<Value> {
  if (slot === null) return () => fail('EMPTY_SLOT')
  switch (slot.kind) {
    case 'number':
    case 'text':
      return () => slot.value
    case 'variable':
      return (senses) => senses.variable(slot.name)
    case 'look':
      return (senses) => senses.look()
    case 'list_length':
      return (senses) => senses.list(slot.name).length
    case 'list_item':
      return compileItem(slot)
    case 'random':
      return compileRandom(slot)
    case 'arithmetic':
      return compileArithmetic(slot)
  }
}

export function compileNumber(slot: ValueSlot): Evaluate<number> {
  const value = compileValue(slot)
  return (senses) => numberIn(value(senses))
}

function compileItem({ name, index }: Extract<Expression, { kind: 'list_item' }>): Evaluate<Value> {
  const place = compileNumber(index)
  return (senses) => senses.list(name)[place(senses) - 1] ?? fail('BAD_INDEX')
}

function compileRandom({ from, to }: Extract<Expression, { kind: 'random' }>): Evaluate<number> {
  const [first, last] = [compileNumber(from), compileNumber(to)]
  return (senses) => {
    const [one, other] = [first(senses), last(senses)]
    const lowest = Math.min(one, other)
    return lowest + Math.floor(senses.random() * (Math.max(one, other) - lowest + 1))
  }
}

function compileArithmetic({ operator, left, right }: Extract<Expression, { kind: 'arithmetic' }>): Evaluate<number> {
  const [one, other, compute] = [compileNumber(left), compileNumber(right), operations[operator]]
  return (senses) => {
    const result = compute(one(senses), other(senses))
    return Number.isSafeInteger(result) ? result : fail('BAD_VALUE')
  }
}

/** Whole numbers alone: the quotient and the remainder are Python's. */
const operations: Readonly<Record<Operator, (left: number, right: number) => number>> = {
  ADD: (left, right) => left + right,
  SUBTRACT: (left, right) => left - right,
  MULTIPLY: (left, right) => left * right,
  DIVIDE: (left, right) => Math.floor(left / right),
  REMAINDER: (left, right) => left - right * Math.floor(left / right),
}

export function compileCondition(slot: ConditionSlot): Evaluate<boolean> {
  if (slot === null) return () => fail('EMPTY_SLOT')
  switch (slot.kind) {
    case 'sense':
      return (senses) => senses.sense(slot.sensor)
    case 'not': {
      const condition = compileCondition(slot.condition)
      return (senses) => !condition(senses)
    }
    case 'logic':
      return compileLogic(slot)
    case 'compare':
      return compileComparison(slot)
    case 'list_contains': {
      const value = compileValue(slot.value)
      return (senses) => senses.list(slot.name).includes(value(senses))
    }
  }
}

/** As in Python, the right side is not looked at where the left one decides. */
function compileLogic({ operator, left, right }: Extract<Condition, { kind: 'logic' }>): Evaluate<boolean> {
  const [one, other] = [compileCondition(left), compileCondition(right)]
  return operator === 'AND' ? (senses) => one(senses) && other(senses) : (senses) => one(senses) || other(senses)
}

/** A number and a text are never equal, and which is greater cannot be told. */
function compileComparison({ comparison, left, right }: Extract<Condition, { kind: 'compare' }>): Evaluate<boolean> {
  if (comparison === 'EQUAL' || comparison === 'NOT_EQUAL') {
    const [one, other] = [compileValue(left), compileValue(right)]
    return comparison === 'EQUAL' ? (senses) => one(senses) === other(senses) : (senses) => one(senses) !== other(senses)
  }
  const [one, other, isTrue] = [compileNumber(left), compileNumber(right), orders[comparison]]
  return (senses) => isTrue(one(senses), other(senses))
}

const orders: Readonly<Record<Exclude<Comparison, 'EQUAL' | 'NOT_EQUAL'>, (left: number, right: number) => boolean>> = {
  LESS: (left, right) => left < right,
  GREATER: (left, right) => left > right,
  AT_MOST: (left, right) => left <= right,
  AT_LEAST: (left, right) => left >= right,
}

export function numberIn(value: Value): number {
  return typeof value === 'number' ? value : fail('BAD_VALUE')
}

export function fail(outcome: OutcomeName): never {
  throw new RunFault(outcome)
}
