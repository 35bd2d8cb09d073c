import {
  type Comparison,
  type Condition,
  type ConditionSlot,
  type Expression,
  maxTextLength,
  type Operator,
  type Sensor,
  type ValueSlot,
} from './program.ts'
import type { OutcomeName } from './outcome.ts'
import type { Value } from './stage.ts'

/** Ends a run at the statement that threw it. */
export class RunFault extends Error {
  readonly outcome: OutcomeName

  constructor(outcome: OutcomeName) {
    super(outcome)
    this.outcome = outcome
  }
}

/** The inputs from which values and conditions are computed, as one actor perceives them. */
export interface Senses {
  variable(name: string): Value
  list(name: string): readonly Value[]
  look(): Value
  sense(sensor: Sensor): boolean
  /** Returns a number from 0 (included) to 1 (excluded). */
  random(): number
}

export type Evaluate<Result> = (senses: Senses) => Result

/** While a value is computed, whole numbers are unbounded, as in Python: a `bigint` holds one that a number would not hold exactly. */
type Computed = Value | bigint

/** Compiles the computation of a value. An empty slot is a fault, and so is everything that Python does not compute. */
function compileValue(slot: ValueSlot): Evaluate<Computed> {
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

/** Compiles a value that is stored or said. */
export function compileStored(slot: ValueSlot): Evaluate<Value> {
  const value = compileValue(slot)
  return (senses) => {
    const computed = value(senses)
    if (typeof computed === 'bigint') return fail('BAD_VALUE')
    return typeof computed === 'string' && isTooLong(computed) ? fail('BAD_VALUE') : computed
  }
}

/** Compiles a number that is passed to the sea. */
export function compileNumber(slot: ValueSlot): Evaluate<number> {
  const value = compileStored(slot)
  return (senses) => {
    const stored = value(senses)
    return typeof stored === 'number' ? stored : fail('BAD_VALUE')
  }
}

/** Compiles a count or an index. Numbers too large to be exact are out of range anyway. */
export function compileTimes(slot: ValueSlot): Evaluate<number> {
  const value = compileValue(slot)
  return (senses) => Number(wholeNumberIn(value(senses)))
}

function compileItem({ name, index }: Extract<Expression, { kind: 'list_item' }>): Evaluate<Value> {
  const place = compileTimes(index)
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

/** Compiles arithmetic. As in Python, adding joins texts, and multiplying a text by a number repeats it. */
function compileArithmetic({ operator, left, right }: Extract<Expression, { kind: 'arithmetic' }>): Evaluate<Computed> {
  const [one, other] = [compileValue(left), compileValue(right)]
  const compute = operations[operator]
  return (senses) => {
    const [first, second] = [one(senses), other(senses)]
    if (typeof first !== 'string' && typeof second !== 'string') return exact(compute(BigInt(first), BigInt(second)))
    if (operator === 'ADD' && typeof first === 'string' && typeof second === 'string') return bounded(first + second)
    if (operator !== 'MULTIPLY') return fail('BAD_VALUE')
    return typeof first === 'string' ? repeated(first, wholeNumberIn(second)) : repeated(String(second), first)
  }
}

/** Division and remainder round as in Python. */
const operations: Readonly<Record<Operator, (left: bigint, right: bigint) => bigint>> = {
  ADD: (left, right) => left + right,
  SUBTRACT: (left, right) => left - right,
  MULTIPLY: (left, right) => left * right,
  DIVIDE: (left, right) => (left - remainder(left, right)) / right,
  REMAINDER: (left, right) => remainder(left, right),
}

function remainder(left: bigint, right: bigint): bigint {
  if (right === 0n) return fail('BAD_VALUE')
  return ((left % right) + right) % right
}

function exact(result: bigint): number | bigint {
  const number = Number(result)
  return Number.isSafeInteger(number) ? number : result
}

/** The maximum length of a text that is neither stored nor said. */
const maxUnseen = 1_000_000

const bounded = (text: string): string => (text.length > maxUnseen ? fail('BAD_VALUE') : text)

function repeated(text: string, times: number | bigint): string {
  const count = Number(times)
  // Python's own counts of objects in memory reach to this limit.
  if (Math.abs(count) >= 2 ** 31 || text.length * count > maxUnseen) return fail('BAD_VALUE')
  return text.repeat(Math.max(0, count))
}

/** Tells whether a text is too long. A code point counts as one character, as in Python. */
const isTooLong = (text: string) => text.length > maxTextLength && Array.from(text).length > maxTextLength

const wholeNumberIn = (value: Computed): number | bigint => (typeof value === 'string' ? fail('BAD_VALUE') : value)

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
      return (senses) => {
        const wanted = value(senses)
        return senses.list(slot.name).some((one) => one === wanted)
      }
    }
  }
}

/** Compiles a logical operation; as in Python, the right side is not evaluated when the left one decides. */
function compileLogic({ operator, left, right }: Extract<Condition, { kind: 'logic' }>): Evaluate<boolean> {
  const [one, other] = [compileCondition(left), compileCondition(right)]
  return operator === 'AND' ? (senses) => one(senses) && other(senses) : (senses) => one(senses) || other(senses)
}

/** A number and a text are never equal and have no order. Two texts are compared by the order of their characters. */
function compileComparison({ comparison, left, right }: Extract<Condition, { kind: 'compare' }>): Evaluate<boolean> {
  const [one, other] = [compileValue(left), compileValue(right)]
  if (comparison === 'EQUAL') return (senses) => one(senses) === other(senses)
  if (comparison === 'NOT_EQUAL') return (senses) => one(senses) !== other(senses)
  const isTrue = orders[comparison]
  return (senses) => isTrue(orderOf(one(senses), other(senses)))
}

/** Compares two values; the result is below 0 if the left one is less. */
function orderOf(left: Computed, right: Computed): number {
  if (typeof left === 'string' && typeof right === 'string') return textOrder(Array.from(left), Array.from(right))
  const [one, other] = [wholeNumberIn(left), wholeNumberIn(right)]
  return one < other ? -1 : Number(one > other)
}

function textOrder(left: readonly string[], right: readonly string[]): number {
  const at = left.findIndex((character, place) => character !== right[place])
  if (at === -1) return left.length - right.length
  return Number(left[at]?.codePointAt(0)) - (right[at]?.codePointAt(0) ?? -1)
}

const orders: Readonly<Record<Exclude<Comparison, 'EQUAL' | 'NOT_EQUAL'>, (order: number) => boolean>> = {
  LESS: (order) => order < 0,
  GREATER: (order) => order > 0,
  AT_MOST: (order) => order <= 0,
  AT_LEAST: (order) => order >= 0,
}

export function fail(outcome: OutcomeName): never {
  throw new RunFault(outcome)
}
