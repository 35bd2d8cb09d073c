import { compileCondition, compileNumber, compileStored, compileTimes, type Evaluate } from './evaluate.ts'
import type { Action } from './play.ts'
import type { BlockProgram, Body, Expression, Script, Statement } from './program.ts'
import type { Value } from './stage.ts'

/** An instruction of a compiled program. `at` is the number of the statement that it belongs to. */
export type Instruction = { readonly at: number } & (
  | Action
  | { readonly op: 'UNKNOWN' | 'LEAVE_REPEAT' | 'RETURN' }
  | { readonly op: 'SAY'; readonly value: Evaluate<Value> }
  | Store
  | { readonly op: 'WAIT'; readonly ticks: Evaluate<number> }
  | { readonly op: 'BEGIN_REPEAT'; readonly times: Evaluate<number> }
  /** Goes on at `end` once the innermost repeat has no rounds left. */
  | { readonly op: 'NEXT_ROUND'; readonly end: number }
  /** Goes on at `target`. */
  | { readonly op: 'JUMP'; readonly target: number }
  /** Goes back to the head of a loop: a round that took no time takes one tick. */
  | { readonly op: 'LOOP'; readonly target: number }
  | { readonly op: 'UNLESS'; readonly condition: Evaluate<boolean>; readonly target: number }
  | { readonly op: 'CALL'; readonly name: string }
  | { readonly op: 'SEND' | 'SEND_AND_WAIT'; readonly signal: string }
)

/** The instructions that change a variable or a list. */
export type Store =
  | { readonly op: 'APPEND' | 'SET'; readonly name: string; readonly value: Evaluate<Value> }
  | { readonly op: 'REMOVE'; readonly name: string; readonly index: Evaluate<number> }

export interface CompiledScript {
  readonly trigger: Exclude<Script['trigger'], { kind: 'loose' }>
  readonly entry: number
}

export interface CompiledProgram {
  readonly instructions: readonly Instruction[]
  readonly scripts: readonly CompiledScript[]
  /** The first instruction of each function. If two functions have the same name, the first one counts. */
  readonly functions: ReadonlyMap<string, number>
}

/** Builds the sum that `change` stores in a variable. */
function sumOf({ name, value }: Extract<Statement, { kind: 'set' | 'change' }>): Expression {
  return { kind: 'arithmetic', operator: 'ADD', left: { kind: 'variable', name }, right: value }
}

/** Compiles a statement that holds no others and leaves no loop. */
function instructionOf(
  statement: Exclude<Statement, { kind: 'break' | 'forever' | 'repeat' | 'repeat_until' | 'if' | 'if_else' }>,
  at: number,
): Instruction {
  switch (statement.kind) {
    case 'forward':
      return { op: 'FORWARD', at }
    case 'sidestep':
      return { op: 'SIDESTEP', at }
    case 'pick':
      return { op: 'PICK', at }
    case 'put':
      return { op: 'PUT', at }
    case 'go':
      return { op: 'GO', at, direction: statement.direction }
    case 'turn':
      return { op: 'TURN', at, side: statement.side }
    case 'say':
      return { op: 'SAY', at, value: compileStored(statement.value) }
    case 'wait':
      return { op: 'WAIT', at, ticks: compileNumber(statement.ticks) }
    case 'set':
      return { op: 'SET', at, name: statement.name, value: compileStored(statement.value) }
    case 'change':
      return { op: 'SET', at, name: statement.name, value: compileStored(sumOf(statement)) }
    case 'list_append':
      return { op: 'APPEND', at, name: statement.name, value: compileStored(statement.value) }
    case 'list_remove':
      return { op: 'REMOVE', at, name: statement.name, index: compileTimes(statement.index) }
    case 'call':
      return { op: 'CALL', at, name: statement.name }
    case 'send':
      return { op: 'SEND', at, signal: statement.signal }
    case 'send_and_wait':
      return { op: 'SEND_AND_WAIT', at, signal: statement.signal }
  }
}

type Loop = { readonly isRepeat: boolean; readonly breaks: ((end: number) => void)[] }

/** Turns a program into a list of instructions. Statements are numbered as `runningStatements` lists them. */
export function compileProgram({ scripts, functions }: BlockProgram): CompiledProgram {
  const instructions: Instruction[] = []
  let nextNumber = 0
  const add = (instruction: Instruction) => instructions.push(instruction) - 1
  /** Reserves the place of an instruction that is known only once the end of a block is. */
  const reserve = (at: number) => add({ op: 'UNKNOWN', at })

  const addBody = (body: Body, loop: Loop | null) => {
    for (const statement of body) addStatement(statement, loop)
  }
  const addLoop = (body: Body, loop: Loop, head: number, at: number) => {
    addBody(body, loop)
    add({ op: 'LOOP', at, target: head })
    const end = instructions.length
    for (const finish of loop.breaks) finish(end)
    return end
  }

  const addStatement = (statement: Statement, loop: Loop | null): void => {
    const at = nextNumber
    nextNumber += 1
    switch (statement.kind) {
      case 'break':
        addBreak(at, loop)
        return
      case 'forever':
        addLoop(statement.body, { isRepeat: false, breaks: [] }, instructions.length, at)
        return
      case 'repeat': {
        add({ op: 'BEGIN_REPEAT', at, times: compileTimes(statement.times) })
        const head = reserve(at)
        const end = addLoop(statement.body, { isRepeat: true, breaks: [] }, head, at)
        instructions[head] = { op: 'NEXT_ROUND', at, end }
        return
      }
      case 'repeat_until': {
        const condition = compileCondition(statement.condition)
        const head = reserve(at)
        const end = addLoop(statement.body, { isRepeat: false, breaks: [] }, head, at)
        // `UNLESS` goes on while its condition is true.
        instructions[head] = { op: 'UNLESS', at, condition: (senses) => !condition(senses), target: end }
        return
      }
      case 'if': {
        const head = reserve(at)
        addBody(statement.body, loop)
        instructions[head] = { op: 'UNLESS', at, condition: compileCondition(statement.condition), target: instructions.length }
        return
      }
      case 'if_else': {
        const head = reserve(at)
        addBody(statement.body, loop)
        const skip = reserve(at)
        instructions[head] = { op: 'UNLESS', at, condition: compileCondition(statement.condition), target: instructions.length }
        addBody(statement.otherwise, loop)
        instructions[skip] = { op: 'JUMP', at, target: instructions.length }
        return
      }
      default:
        add(instructionOf(statement, at))
    }
  }
  /** Outside of a loop there is nothing to leave, so the place keeps its `UNKNOWN` instruction. */
  const addBreak = (at: number, loop: Loop | null) => {
    if (loop?.isRepeat) add({ op: 'LEAVE_REPEAT', at })
    const place = reserve(at)
    loop?.breaks.push((end) => {
      instructions[place] = { op: 'JUMP', at, target: end }
    })
  }

  /** Separates stacks by `RETURN`, empty ones too; the last one ends with the list. */
  let isFirst = true
  const addStack = (body: Body): number => {
    if (!isFirst) add({ op: 'RETURN', at: -1 })
    isFirst = false
    const entry = instructions.length
    addBody(body, null)
    return entry
  }

  const compiled = scripts.flatMap(({ trigger, body }): readonly CompiledScript[] => {
    if (trigger.kind === 'loose') return []
    return [{ trigger, entry: addStack(body) }]
  })
  const entries = new Map<string, number>()
  for (const { name, body } of functions) {
    const entry = addStack(body)
    if (!entries.has(name)) entries.set(name, entry)
  }
  return { instructions, scripts: compiled, functions: entries }
}
