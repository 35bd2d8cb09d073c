import { pythonNames, type PythonNames } from './pythonNames.ts'
import {
  type BlockProgram,
  bodiesIn,
  type Body,
  type Condition,
  type ConditionSlot,
  type Expression,
  type FunctionDefinition,
  programNames,
  type Script,
  type Statement,
  statementsIn,
  textsIn,
  type ValueSlot,
} from './program.ts'
import type { Stage } from './stage.ts'

/** A line of the printed program. */
export interface PythonLine {
  readonly text: string
  /** The number of the statement that it prints; null: it belongs to none. */
  readonly statement: number | null
}

/**
 * Prints the program as Python that uses the module `sea` and does what the blocks do. One script of the first actor is printed as it is;
 * others become functions that wait for their turn.
 */
export function printPython(program: BlockProgram, stage: Stage): readonly PythonLine[] {
  return new Printer(program, stage).lines()
}

export function pythonText(program: BlockProgram, stage: Stage): string {
  return `${printPython(program, stage)
    .map(({ text }) => text)
    .join('\n')}\n`
}

const indent = '    '

/** The text for an empty slot: Python refuses the whole program because of it, as the blocks do. */
const nothing = '?'

const line = (text: string, statement: number | null = null): PythonLine => ({ text, statement })

const arithmetic = { ADD: '+', SUBTRACT: '-', MULTIPLY: '*', DIVIDE: '//', REMAINDER: '%' } as const
const comparison = { EQUAL: '==', NOT_EQUAL: '!=', LESS: '<', GREATER: '>', AT_MOST: '<=', AT_LEAST: '>=' } as const

type RunningScript = Script & { readonly trigger: Exclude<Script['trigger'], { kind: 'loose' }> }
const isRunning = (script: Script): script is RunningScript => script.trigger.kind !== 'loose'

const isMissingIn = (given: Stage['variables'] | Stage['lists']) => (name: string) => !given.some((one) => one.name === name)

class Printer {
  private readonly program: BlockProgram
  private readonly stage: Stage
  private readonly names: PythonNames
  /** Whether Python could read `%` as formatting a text. */
  private readonly mayFormat: boolean
  private next = 0

  constructor(program: BlockProgram, stage: Stage) {
    this.program = program
    this.stage = stage
    this.names = pythonNames(stage)
    const { tiles, variables, lists } = stage
    this.mayFormat = textsIn(program).some((text) => text.includes('%')) || JSON.stringify([tiles, variables, lists]).includes('%')
  }

  lines(): readonly PythonLine[] {
    const scripts = this.program.scripts.filter(isRunning)
    const firstActorId = this.stage.actors[0]?.actorId
    const isPlain =
      scripts.length <= 1 && scripts.every(({ trigger }) => trigger.kind === 'when_started' && trigger.actorId === firstActorId)
    const scriptLines = scripts.map(({ trigger, body }, at) =>
      isPlain ? this.body(body, 0) : this.scriptHead(trigger, at).concat(this.globalsOf(body), this.body(body, 1)),
    )
    const functionLines = this.functions()
    // Functions have the last numbers, but must be defined before they are called.
    const parts = [[line('from sea import *')], this.beginnings(), ...functionLines, ...scriptLines].filter(({ length }) => length > 0)
    return parts.flatMap((part, at) => (at === 0 ? part : [line('')].concat(part)))
  }

  /** Prints the initial values of variables and lists that the sea does not have, as they are for blocks. */
  private beginnings(): readonly PythonLine[] {
    const { variables, lists } = programNames(this.program)
    return [
      ...variables.filter(isMissingIn(this.stage.variables)).map((name) => line(`${this.names.variable(name)} = 0`)),
      ...lists.filter(isMissingIn(this.stage.lists)).map((name) => line(`${this.names.list(name)} = []`)),
    ]
  }

  /** Prints the functions. Of one name the first counts; in Python the last would, so it gets another. */
  private functions(): readonly (readonly PythonLine[])[] {
    const { functions } = this.program
    const isFirst = ({ name }: FunctionDefinition, at: number) => functions.findIndex((one) => one.name === name) === at
    return functions.map((definition, at) => {
      const name = isFirst(definition, at) ? this.names.function(definition.name) : this.names.another(definition.name)
      return [line(`def ${name}():`)].concat(this.globalsOf(definition.body), this.body(definition.body, 1))
    })
  }

  private scriptHead(trigger: RunningScript['trigger'], at: number): readonly PythonLine[] {
    const name = this.names.another(`script_${at + 1}`)
    if (trigger.kind === 'when_signal')
      return [line(`@when_signal(${quoted(trigger.actorId)}, ${quoted(trigger.signal)})`), line(`def ${name}():`)]
    return [line(`@when_started(${quoted(trigger.actorId)})`), line(`def ${name}():`)]
  }

  /** Prints the line with the global names: Python's functions must declare which outer names they change. */
  private globalsOf(body: Body): readonly PythonLine[] {
    const names = statementsIn(body).flatMap((statement) =>
      statement.kind === 'set' || statement.kind === 'change' ? [this.names.variable(statement.name)] : [],
    )
    return names.length === 0 ? [] : [line(`${indent}global ${[...new Set(names)].join(', ')}`)]
  }

  private body(body: Body, depth: number): readonly PythonLine[] {
    const lines = body.flatMap((statement) => this.statement(statement, depth))
    return lines.length === 0 && depth > 0 ? [line(`${indent.repeat(depth)}pass`)] : lines
  }

  private statement(statement: Statement, depth: number): readonly PythonLine[] {
    const pad = indent.repeat(depth)
    const number = this.next
    this.next += 1
    const head = line(pad + this.head(statement), number)
    const [body, otherwise] = bodiesIn(statement)
    if (body === undefined) return [head]
    const lines = [head, ...this.body(body, depth + 1)]
    return otherwise === undefined ? lines : [...lines, line(`${pad}else:`, number), ...this.body(otherwise, depth + 1)]
  }

  private head(statement: Statement): string {
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
        return `say(${this.value(statement.value)})`
      case 'wait':
        return `wait(${this.value(statement.ticks)})`
      case 'repeat':
        return `for _ in range(${this.value(statement.times)}):`
      case 'repeat_until':
        return statement.condition?.kind === 'not' && statement.condition.condition !== null
          ? `while ${this.condition(statement.condition.condition)}:`
          : `while not ${this.nestedCondition(statement.condition)}:`
      case 'forever':
        return 'while True:'
      case 'if':
      case 'if_else':
        return `if ${this.condition(statement.condition)}:`
      case 'set':
        return `${this.names.variable(statement.name)} = ${this.value(statement.value)}`
      case 'change':
        return `${this.names.variable(statement.name)} += ${this.value(statement.value)}`
      case 'list_append':
        return `${this.names.list(statement.name)}.append(${this.value(statement.value)})`
      case 'list_remove':
        return `${this.names.list(statement.name)}.pop(${this.index(statement.index)})`
      case 'call':
        return `${this.names.function(statement.name)}()`
      case 'send':
        return `send(${quoted(statement.signal)})`
      case 'send_and_wait':
        return `send_and_wait(${quoted(statement.signal)})`
    }
  }

  private value(slot: ValueSlot): string {
    if (slot === null) return nothing
    switch (slot.kind) {
      case 'number':
        return String(slot.value)
      case 'text':
        return quoted(slot.value)
      case 'variable':
        return this.names.variable(slot.name)
      case 'look':
        return 'look()'
      case 'random':
        return `dice(${this.value(slot.from)}, ${this.value(slot.to)})`
      case 'list_item':
        return `${this.names.list(slot.name)}[${this.index(slot.index)}]`
      case 'list_length':
        return `len(${this.names.list(slot.name)})`
      case 'arithmetic':
        return this.arithmetic(slot)
    }
  }

  private arithmetic({ operator, left, right }: Extract<Expression, { kind: 'arithmetic' }>): string {
    if (operator === 'REMAINDER' && this.mayFormat) return `divmod(${this.value(left)}, ${this.value(right)})[1]`
    return `${this.nestedValue(left)} ${arithmetic[operator]} ${this.nestedValue(right)}`
  }

  private nestedValue(slot: ValueSlot): string {
    return slot?.kind === 'arithmetic' ? `(${this.value(slot)})` : this.value(slot)
  }

  /** Prints an index. Blocks count from 1; Python counts from 0, and from the end below that: `place` refuses such indexes. */
  private index(slot: ValueSlot): string {
    return slot?.kind === 'number' && slot.value > 0 ? String(slot.value - 1) : `place(${this.value(slot)})`
  }

  private condition(slot: ConditionSlot): string {
    if (slot === null) return nothing
    switch (slot.kind) {
      case 'sense':
        return sensorNames[slot.sensor]
      case 'not':
        return `not ${this.nestedCondition(slot.condition)}`
      case 'logic':
        return `${this.nestedCondition(slot.left)} ${slot.operator === 'AND' ? 'and' : 'or'} ${this.nestedCondition(slot.right)}`
      case 'compare':
        return `${this.value(slot.left)} ${comparison[slot.comparison]} ${this.value(slot.right)}`
      case 'list_contains':
        return `${this.value(slot.value)} in ${this.names.list(slot.name)}`
    }
  }

  private nestedCondition(slot: ConditionSlot): string {
    return slot !== null && needsBrackets.has(slot.kind) ? `(${this.condition(slot)})` : this.condition(slot)
  }
}

const sensorNames = {
  ROCK_AHEAD: 'rock_ahead()',
  ITEM_HERE: 'item_here()',
  BOX_HERE: 'box_here()',
  GOAL_HERE: 'at_goal()',
  GREEN_LIGHT: 'is_green()',
  SHARK_AHEAD: 'shark_ahead()',
} as const

const needsBrackets: ReadonlySet<Condition['kind']> = new Set(['logic', 'not', 'compare', 'list_contains'])

function quoted(text: string): string {
  const escaped = text.replace(/[\\']/g, (character) => `\\${character}`).replace(/\n/g, '\\n')
  return `'${escaped.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`
}
