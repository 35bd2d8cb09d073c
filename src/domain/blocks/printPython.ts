import {
  type BlockProgram,
  bodiesIn,
  type Body,
  type Condition,
  type ConditionSlot,
  type Expression,
  type Script,
  type Statement,
  statementsIn,
  type ValueSlot,
} from './program.ts'

/** A line of the printed program. */
export interface PythonLine {
  readonly text: string
  /** The number of the statement that it says; null: it belongs to none. */
  readonly statement: number | null
}

const indent = '    '

/**
 * The program as Python that uses the module `sea`. One script of the first actor is printed as it is; others become functions that wait
 * for their turn.
 */
export function printPython(program: BlockProgram, firstActorId: string): readonly PythonLine[] {
  const scripts = program.scripts.flatMap(({ trigger, body }) => (trigger.kind === 'loose' ? [] : [{ trigger, body }]))
  const isPlain = scripts.length <= 1 && scripts.every(({ trigger }) => trigger.kind === 'when_started' && trigger.actorId === firstActorId)
  let next = 0
  const numbered = (body: Body, depth: number): readonly PythonLine[] => {
    const printed = printBody(body, depth, next)
    next += statementsIn(body).length
    return printed
  }
  const scriptLines = scripts.map(({ trigger, body }, at) =>
    isPlain ? numbered(body, 0) : scriptHead(trigger, at).concat(globalsOf(body), numbered(body, 1)),
  )
  const functionLines = program.functions.map(({ name, body }) =>
    [line(`def ${pythonName(name)}():`)].concat(globalsOf(body), numbered(body, 1)),
  )
  // Functions have the last numbers, but must be known before they are called.
  const parts = [[line('from sea import *')], ...functionLines, ...scriptLines].filter(({ length }) => length > 0)
  return parts.flatMap((part, at) => (at === 0 ? part : [line('')].concat(part)))
}

export function pythonText(program: BlockProgram, firstActorId: string): string {
  return `${printPython(program, firstActorId)
    .map(({ text }) => text)
    .join('\n')}\n`
}

const line = (text: string, statement: number | null = null): PythonLine => ({ text, statement })

function scriptHead(trigger: Exclude<Script['trigger'], { kind: 'loose' }>, at: number): readonly PythonLine[] {
  const name = `script_${at + 1}`
  if (trigger.kind === 'when_signal')
    return [line(`@when_signal(${quoted(trigger.actorId)}, ${quoted(trigger.signal)})`), line(`def ${name}():`)]
  return [line(`@when_started(${quoted(trigger.actorId)})`), line(`def ${name}():`)]
}

/** Python's functions must say which names of the outside they change. */
function globalsOf(body: Body): readonly PythonLine[] {
  const names = statementsIn(body).flatMap((statement) =>
    statement.kind === 'set' || statement.kind === 'change' ? [pythonName(statement.name)] : [],
  )
  return names.length === 0 ? [] : [line(`${indent}global ${[...new Set(names)].join(', ')}`)]
}

function printBody(body: Body, depth: number, first: number): readonly PythonLine[] {
  let next = first
  const lines = body.flatMap((statement) => {
    const own = printStatement(statement, depth, next)
    next += statementsIn([statement]).length
    return own
  })
  return lines.length === 0 && depth > 0 ? [line(`${indent.repeat(depth)}pass`)] : lines
}

function printStatement(statement: Statement, depth: number, number: number): readonly PythonLine[] {
  const pad = indent.repeat(depth)
  const head = line(pad + headOf(statement), number)
  if (!('body' in statement)) return [head]
  const [body = [], otherwise] = bodiesIn(statement)
  const lines = [head, ...printBody(body, depth + 1, number + 1)]
  if (otherwise === undefined) return lines
  return [...lines, line(`${pad}else:`, number), ...printBody(otherwise, depth + 1, number + 1 + statementsIn(body).length)]
}

function headOf(statement: Statement): string {
  switch (statement.kind) {
    case 'forward':
      return 'move()'
    case 'sidestep':
      return 'sidestep()'
    case 'pick':
      return 'pick()'
    case 'put':
      return 'put()'
    case 'break':
      return 'break'
    case 'go':
      return `go_${statement.direction.toLowerCase()}()`
    case 'turn':
      return `turn_${statement.side.toLowerCase()}()`
    case 'say':
      return `say(${valueText(statement.value)})`
    case 'wait':
      return `wait(${valueText(statement.ticks)})`
    case 'repeat':
      return `for _ in range(${valueText(statement.times)}):`
    case 'repeat_until':
      return statement.condition?.kind === 'not' && statement.condition.condition !== null
        ? `while ${conditionText(statement.condition.condition)}:`
        : `while not ${nestedCondition(statement.condition)}:`
    case 'forever':
      return 'while True:'
    case 'if':
    case 'if_else':
      return `if ${conditionText(statement.condition)}:`
    case 'set':
      return `${pythonName(statement.name)} = ${valueText(statement.value)}`
    case 'change':
      return `${pythonName(statement.name)} += ${valueText(statement.value)}`
    case 'list_append':
      return `${pythonName(statement.name)}.append(${valueText(statement.value)})`
    case 'list_remove':
      return `${pythonName(statement.name)}.pop(${indexText(statement.index)})`
    case 'call':
      return `${pythonName(statement.name)}()`
    case 'send':
      return `send(${quoted(statement.signal)})`
    case 'send_and_wait':
      return `send_and_wait(${quoted(statement.signal)})`
  }
}

/** What stands for an empty slot: Python itself takes it, and it shows. */
const nothing = '...'

const arithmetic = { ADD: '+', SUBTRACT: '-', MULTIPLY: '*', DIVIDE: '//', REMAINDER: '%' } as const
const comparison = { EQUAL: '==', NOT_EQUAL: '!=', LESS: '<', GREATER: '>', AT_MOST: '<=', AT_LEAST: '>=' } as const

function valueText(slot: ValueSlot): string {
  if (slot === null) return nothing
  switch (slot.kind) {
    case 'number':
      return String(slot.value)
    case 'text':
      return quoted(slot.value)
    case 'variable':
      return pythonName(slot.name)
    case 'look':
      return 'look()'
    case 'random':
      return `dice(${valueText(slot.from)}, ${valueText(slot.to)})`
    case 'list_item':
      return `${pythonName(slot.name)}[${indexText(slot.index)}]`
    case 'list_length':
      return `len(${pythonName(slot.name)})`
    case 'arithmetic':
      return `${nestedValue(slot.left)} ${arithmetic[slot.operator]} ${nestedValue(slot.right)}`
  }
}

/** Blocks count from 1, Python from 0. */
function indexText(slot: ValueSlot): string {
  if (slot?.kind === 'number' && slot.value > 0) return String(slot.value - 1)
  return `${nestedValue(slot)} - 1`
}

function nestedValue(slot: ValueSlot): string {
  return slot?.kind === 'arithmetic' ? `(${valueText(slot)})` : valueText(slot)
}

const sensorNames = {
  ROCK_AHEAD: 'rock_ahead()',
  ITEM_HERE: 'item_here()',
  BOX_HERE: 'box_here()',
  GOAL_HERE: 'at_goal()',
  GREEN_LIGHT: 'is_green()',
  SHARK_AHEAD: 'shark_ahead()',
} as const

function conditionText(slot: ConditionSlot): string {
  if (slot === null) return nothing
  switch (slot.kind) {
    case 'sense':
      return sensorNames[slot.sensor]
    case 'not':
      return `not ${nestedCondition(slot.condition)}`
    case 'logic':
      return `${nestedCondition(slot.left)} ${slot.operator === 'AND' ? 'and' : 'or'} ${nestedCondition(slot.right)}`
    case 'compare':
      return `${valueText(slot.left)} ${comparison[slot.comparison]} ${valueText(slot.right)}`
    case 'list_contains':
      return `${valueText(slot.value)} in ${pythonName(slot.name)}`
  }
}

function nestedCondition(slot: ConditionSlot): string {
  return slot !== null && needsBrackets.has(slot.kind) ? `(${conditionText(slot)})` : conditionText(slot)
}

const needsBrackets: ReadonlySet<(Condition | Expression)['kind']> = new Set(['logic', 'not', 'compare', 'list_contains'])

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, (character) => `\\${character}`).replace(/\n/g, '\\n')}'`
}

/** Python takes Korean names, but no blanks, and none that begin with a digit. */
export function pythonName(name: string): string {
  const safe = name.normalize('NFKC').replace(/[^\p{L}\p{N}_]/gu, '_')
  return /^[\p{L}_]/u.test(safe) ? safe : `_${safe}`
}
