import type {
  BlockProgram,
  Body,
  Comparison,
  Condition,
  Direction,
  Expression,
  FunctionDefinition,
  Operator,
  Script,
  Sensor,
  Side,
  Statement,
} from '../../src/domain/blocks/program.ts'

/** A program in a short form: a bare number or text stands for the block that holds it. */
type Written = Expression | number | string

const value = (written: Written): Expression => {
  if (typeof written === 'number') return { kind: 'number', value: written }
  return typeof written === 'string' ? { kind: 'text', value: written } : written
}

/** A stack with its start, or a function. */
export type ProgramPart = Script | FunctionDefinition

export function program(...parts: readonly ProgramPart[]): BlockProgram {
  const scripts = parts.flatMap((part) => ('trigger' in part ? [part] : []))
  const functions = parts.flatMap((part) => ('trigger' in part ? [] : [part]))
  return { version: 1, scripts, functions }
}

export const start = (actorId: string, ...body: Body): Script => ({ trigger: { kind: 'when_started', actorId }, body, place: null })
export const onSignal = (actorId: string, signal: string, ...body: Body): Script => {
  return { trigger: { kind: 'when_signal', actorId, signal }, body, place: null }
}
export const define = (name: string, ...body: Body): FunctionDefinition => ({ name, body, place: null })

export const forward: Statement = { kind: 'forward' }
export const sidestep: Statement = { kind: 'sidestep' }
export const pick: Statement = { kind: 'pick' }
export const put: Statement = { kind: 'put' }
export const leave: Statement = { kind: 'break' }
export const go = (direction: Direction): Statement => ({ kind: 'go', direction })
export const turn = (side: Side): Statement => ({ kind: 'turn', side })
export const say = (written: Written): Statement => ({ kind: 'say', value: value(written) })
export const wait = (ticks: Written): Statement => ({ kind: 'wait', ticks: value(ticks) })
export const repeat = (times: Written, ...body: Body): Statement => ({ kind: 'repeat', times: value(times), body })
export const until = (condition: Condition, ...body: Body): Statement => ({ kind: 'repeat_until', condition, body })
export const forever = (...body: Body): Statement => ({ kind: 'forever', body })
export const when = (condition: Condition, ...body: Body): Statement => ({ kind: 'if', condition, body })
export const either = (condition: Condition, body: Body, otherwise: Body): Statement => ({ kind: 'if_else', condition, body, otherwise })
export const set = (name: string, written: Written): Statement => ({ kind: 'set', name, value: value(written) })
export const change = (name: string, written: Written): Statement => ({ kind: 'change', name, value: value(written) })
export const append = (name: string, written: Written): Statement => ({ kind: 'list_append', name, value: value(written) })
export const removeAt = (name: string, index: Written): Statement => ({ kind: 'list_remove', name, index: value(index) })
export const call = (name: string): Statement => ({ kind: 'call', name })
export const send = (signal: string): Statement => ({ kind: 'send', signal })
export const sendAndWait = (signal: string): Statement => ({ kind: 'send_and_wait', signal })

export const look: Expression = { kind: 'look' }
export const variable = (name: string): Expression => ({ kind: 'variable', name })
export const itemOf = (name: string, index: Written): Expression => ({ kind: 'list_item', name, index: value(index) })
export const lengthOf = (name: string): Expression => ({ kind: 'list_length', name })
export const random = (from: Written, to: Written): Expression => ({ kind: 'random', from: value(from), to: value(to) })
export const compute = (left: Written, operator: Operator, right: Written): Expression => {
  return { kind: 'arithmetic', operator, left: value(left), right: value(right) }
}

export const sense = (sensor: Sensor): Condition => ({ kind: 'sense', sensor })
export const not = (condition: Condition): Condition => ({ kind: 'not', condition })
export const both = (left: Condition, right: Condition): Condition => ({ kind: 'logic', operator: 'AND', left, right })
export const compare = (left: Written, comparison: Comparison, right: Written): Condition => {
  return { kind: 'compare', comparison, left: value(left), right: value(right) }
}
export const contains = (name: string, written: Written): Condition => ({ kind: 'list_contains', name, value: value(written) })
