import { withParticle } from '../korean.ts'
import type { TraceValue, VariableChange } from './trace.ts'
import { pythonPattern } from '../pythonPattern.ts'

/** The maximum length of a value in a sentence; longer ones are described by their type. */
const maxTextLength = 40
const maxItems = 8

/** Formats a value in a sentence: `3`, `‘바다’`, `[1, 2, 3]`. */
export function valueText(value: TraceValue): string {
  if (value.kind === 'leaf') return leafText(value.type, value.text, value.size)
  if (value.kind === 'pairs' && value.type !== 'dict') return `${value.type} 객체`
  const parts =
    value.kind === 'sequence' ? value.items?.map(valueText) : value.pairs?.map(([key, item]) => `${valueText(key)}: ${valueText(item)}`)
  const [open, close] = bracketsOf(value.type)
  if (parts === undefined) return `${open}…${close}`
  const shown = parts.slice(0, maxItems)
  const rest = value.size > shown.length ? ', …' : ''
  return `${open}${shown.join(', ')}${rest}${close}`
}

/** Tells whether `valueText` leaves nothing out, and writes the value as Python does. */
export function isShownWhole(value: TraceValue): boolean {
  if (value.kind === 'leaf') {
    const isShort = value.type !== 'str' || (value.size === null && value.text.length <= maxTextLength)
    return isShort && value.type !== 'bigint' && value.type !== 'text'
  }
  const parts = value.kind === 'sequence' ? value.items : value.type === 'dict' ? (value.pairs?.flat() ?? null) : null
  return parts !== null && value.size <= maxItems && parts.every(isShownWhole)
}

function leafText(type: string, text: string, size: number | null): string {
  if (type === 'str') return `‘${text.length > maxTextLength || size !== null ? `${text.slice(0, maxTextLength)}…` : text}’`
  if (type === 'bigint') return `약 10의 ${text}제곱`
  // The value is described by its type's name alone.
  return type === 'text' && pythonPattern(/^\w+$/).test(text) ? (things.get(text) ?? `${text} 객체`) : text
}

const things = new Map([
  ['function', '함수'],
  ['builtin_function_or_method', '함수'],
  ['method', '함수'],
  ['type', '클래스'],
  ['module', '모듈'],
  ['generator', '제너레이터'],
])

function bracketsOf(type: string): readonly [string, string] {
  if (type === 'tuple') return ['(', ')']
  return type === 'dict' || type === 'set' || type === 'frozenset' ? ['{', '}'] : ['[', ']']
}

/** Describes the change of a variable. `isRebound`: the name got another value, so nothing changed inside the old one. */
export function changeText({ name, before, after }: VariableChange, isRebound = false): string {
  if (after === null) return `${withParticle(name, '이가')} 사라졌어요.`
  if (before === null) return `${name}에 ${withParticle(valueText(after), '을를')} 넣었어요.`
  return (isRebound ? null : insideText(name, before, after)) ?? wholeText(name, valueText(before), valueText(after))
}

function wholeText(name: string, before: string, after: string): string {
  return before.length + after.length > 2 * maxTextLength || before === after
    ? `${name}의 값이 바뀌었어요.`
    : `${withParticle(name, '이가')} ${before}에서 ${withParticle(after, '이가')} 됐어요.`
}

/** Describes the part of a collection that changed, if it was only a part. */
function insideText(name: string, before: TraceValue, after: TraceValue): string | null {
  if (before.type !== after.type) return null
  if (before.kind === 'sequence' && after.kind === 'sequence') return sequenceText(name, after.type, wholeItems(before), wholeItems(after))
  if (before.kind === 'pairs' && after.kind === 'pairs') return pairsText(name, after.type, wholePairs(before), wholePairs(after))
  return null
}

type Items = readonly TraceValue[] | null
type Pairs = readonly (readonly [TraceValue, TraceValue])[] | null

const wholeItems = ({ items, size }: Extract<TraceValue, { kind: 'sequence' }>): Items => (items?.length === size ? items : null)
const wholePairs = ({ pairs, size }: Extract<TraceValue, { kind: 'pairs' }>): Pairs => (pairs?.length === size ? pairs : null)

function sequenceText(name: string, type: string, before: Items, after: Items): string | null {
  if (before === null || after === null) return null
  if (type !== 'list' && type !== 'deque') return setText(name, before, after)
  if (after.length === before.length) return replacedText(name, before, after)
  if (after.length === before.length + 1) {
    if (isSame(before, after.slice(0, -1))) return `${name}의 끝에 ${withParticle(lastOf(after), '이가')} 들어왔어요.`
    return isSame(before, after.slice(1)) ? `${name}의 맨 앞에 ${withParticle(firstOf(after), '이가')} 들어왔어요.` : null
  }
  if (after.length !== before.length - 1) return null
  if (isSame(before.slice(0, -1), after)) return `${name}의 끝에서 ${withParticle(lastOf(before), '이가')} 나왔어요.`
  return isSame(before.slice(1), after) ? `${name}의 맨 앞에서 ${withParticle(firstOf(before), '이가')} 나왔어요.` : null
}

/** Describes a change of a set, which has no order: an item was added, or removed. */
function setText(name: string, before: readonly TraceValue[], after: readonly TraceValue[]): string | null {
  const [known, left] = [before.map(valueText), after.map(valueText)]
  const [come, gone] = [left.filter((item) => !known.includes(item)), known.filter((item) => !left.includes(item))]
  const [added, removed] = [come[0], gone[0]]
  if (come.length + gone.length !== 1) return null
  return added === undefined
    ? `${name}에서 ${withParticle(String(removed), '이가')} 나왔어요.`
    : `${name}에 ${withParticle(added, '이가')} 들어왔어요.`
}

function replacedText(name: string, before: readonly TraceValue[], after: readonly TraceValue[]): string | null {
  const places = after.flatMap((item, at) => (isEqual(before[at], item) ? [] : [at]))
  const [one, other] = places
  const change = (at: number) => ({ name: `${name}[${at}]`, before: orNull(before[at]), after: orNull(after[at]) })
  if (one === undefined || places.length > 2) return null
  if (other === undefined) return changeText(change(one))
  return isEqual(before[one], after[other]) && isEqual(before[other], after[one])
    ? `${withParticle(`${name}[${one}]`, '과와')} ${withParticle(`${name}[${other}]`, '이가')} 자리를 바꿨어요.`
    : null
}

function pairsText(name: string, type: string, before: Pairs, after: Pairs): string | null {
  if (before === null || after === null) return null
  const known = new Map(before.map(([key, value]) => [valueText(key), value]))
  const changed = after.filter(([key, value]) => !isEqual(known.get(valueText(key)), value))
  const left = new Set(after.map(([key]) => valueText(key)))
  const gone = [...known.keys()].filter((key) => !left.has(key))
  const [key, value] = changed[0] ?? []
  if (changed.length + gone.length !== 1) return null
  if (key === undefined || value === undefined) return `${name}에서 ${withParticle(String(gone[0]), '이가')} 사라졌어요.`
  const place = type === 'dict' ? `${name}[${valueText(key)}]` : `${name}.${valueText(key).slice(1, -1)}`
  return changeText({ name: place, before: orNull(known.get(valueText(key))), after: value })
}

const orNull = (value: TraceValue | undefined) => value ?? null

const isEqual = (one: TraceValue | undefined, other: TraceValue | undefined) =>
  one === other || (one !== undefined && other !== undefined && one.type === other.type && valueText(one) === valueText(other))

const isSame = (one: readonly TraceValue[], other: readonly TraceValue[]) => one.every((item, at) => isEqual(item, other[at]))

const firstOf = (items: readonly TraceValue[]) => items.slice(0, 1).map(valueText).join('')
const lastOf = (items: readonly TraceValue[]) => items.slice(-1).map(valueText).join('')
