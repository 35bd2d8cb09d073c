import { type BlockVocabulary, shapeName } from './blockShapes.ts'
import type {
  BlockProgram,
  BlockType,
  Body,
  Condition,
  ConditionSlot,
  Expression,
  Place,
  Statement,
  Trigger,
  ValueSlot,
} from '../../../domain/blocks/program.ts'

/** The part of Blockly's serialized block that is used here. */
export interface BlockState {
  readonly type: string
  readonly id?: string
  readonly x?: number
  readonly y?: number
  readonly fields?: Readonly<Record<string, string | number>>
  readonly inputs?: Readonly<Record<string, InputState>>
  readonly next?: { readonly block: BlockState }
}

type InputState = { readonly block: BlockState } | { readonly shadow: BlockState }

/** Converts a program to Blockly's layout. Stacks without a position are placed one below the other. */
export function workspaceState({ scripts, functions }: BlockProgram): {
  readonly blocks: { readonly languageVersion: 0; readonly blocks: readonly BlockState[] }
} {
  let top = 20
  const placed = (block: BlockState | null, place: Place | null, height: number): readonly BlockState[] => {
    if (block === null) return []
    const at = place ?? { x: 24, y: top }
    top = Math.max(top, at.y + height)
    return [{ ...block, ...at }]
  }
  const stacks = [
    ...scripts.map(({ trigger, body, place }) => [triggerState(trigger, body), place, body] as const),
    ...functions.map(
      ({ name, body, place }) => [withNext({ type: shapeName('function'), fields: { NAME: name } }, body), place, body] as const,
    ),
  ]
  return {
    blocks: { languageVersion: 0, blocks: stacks.flatMap(([block, place, body]) => placed(block, place, 96 + 48 * deepCount(body))) },
  }
}

const deepCount = (body: Body): number =>
  body.reduce((sum, statement) => sum + 1 + ('body' in statement ? 1 + deepCount(statement.body) : 0), 0)

function triggerState(trigger: Trigger, body: Body): BlockState | null {
  switch (trigger.kind) {
    case 'loose':
      return chain(body)
    case 'when_started':
      return withNext({ type: shapeName('when_started'), fields: { ACTOR: trigger.actorId } }, body)
    case 'when_signal':
      return withNext({ type: shapeName('when_signal'), fields: { ACTOR: trigger.actorId, SIGNAL: trigger.signal } }, body)
  }
}

function withNext(state: BlockState, body: Body): BlockState {
  const next = chain(body)
  return next === null ? state : { ...state, next: { block: next } }
}

function chain(body: Body): BlockState | null {
  const [first, ...rest] = body
  return first === undefined ? null : withNext(statementState(first), rest)
}

type Fields = NonNullable<BlockState['fields']>
type Inputs = Readonly<Record<string, InputState | null>>

function blockOf(type: BlockType, fields: Fields = {}, inputs: Inputs = {}): BlockState {
  const filled = Object.entries(inputs).flatMap(([name, input]) => (input === null ? [] : [[name, input] as const]))
  return { type: shapeName(type), fields, inputs: Object.fromEntries(filled) }
}

function bodyState(statements: Body): InputState | null {
  const first = chain(statements)
  return first && { block: first }
}

function statementState(statement: Statement): BlockState {
  const { kind } = statement
  switch (kind) {
    case 'go':
      return blockOf(kind, { DIRECTION: statement.direction })
    case 'turn':
      return blockOf(kind, { SIDE: statement.side })
    case 'say':
      return blockOf(kind, {}, { VALUE: valueState(statement.value) })
    case 'wait':
      return blockOf(kind, {}, { TICKS: valueState(statement.ticks) })
    case 'repeat':
      return blockOf(kind, {}, { TIMES: valueState(statement.times), BODY: bodyState(statement.body) })
    case 'repeat_until':
    case 'if':
      return blockOf(kind, {}, { CONDITION: conditionState(statement.condition), BODY: bodyState(statement.body) })
    case 'if_else':
      return blockOf(
        kind,
        {},
        { CONDITION: conditionState(statement.condition), BODY: bodyState(statement.body), OTHERWISE: bodyState(statement.otherwise) },
      )
    case 'forever':
      return blockOf(kind, {}, { BODY: bodyState(statement.body) })
    case 'set':
    case 'change':
    case 'list_append':
      return blockOf(kind, { NAME: statement.name }, { VALUE: valueState(statement.value) })
    case 'list_remove':
      return blockOf(kind, { NAME: statement.name }, { INDEX: valueState(statement.index) })
    case 'call':
      return blockOf(kind, { NAME: statement.name })
    case 'send':
    case 'send_and_wait':
      return blockOf(kind, { SIGNAL: statement.signal })
    default:
      return blockOf(kind)
  }
}

/** Returns the input of a slot. A typed value is a shadow block, so that a block dropped there replaces it. */
function valueState(slot: ValueSlot): InputState | null {
  if (slot === null) return null
  switch (slot.kind) {
    case 'number':
      return { shadow: blockOf('number', { NUMBER: slot.value }) }
    case 'text':
      return { shadow: blockOf('text', { TEXT: slot.value }) }
    default:
      return { block: expressionState(slot) }
  }
}

function expressionState(expression: Exclude<Expression, { kind: 'number' | 'text' }>): BlockState {
  const { kind } = expression
  switch (kind) {
    case 'look':
      return blockOf(kind)
    case 'variable':
    case 'list_length':
      return blockOf(kind, { NAME: expression.name })
    case 'list_item':
      return blockOf(kind, { NAME: expression.name }, { INDEX: valueState(expression.index) })
    case 'random':
      return blockOf(kind, {}, { FROM: valueState(expression.from), TO: valueState(expression.to) })
    case 'arithmetic':
      return blockOf(kind, { OPERATOR: expression.operator }, { LEFT: valueState(expression.left), RIGHT: valueState(expression.right) })
  }
}

function conditionState(slot: ConditionSlot): InputState | null {
  return slot && { block: testState(slot) }
}

function testState(condition: Condition): BlockState {
  const { kind } = condition
  switch (kind) {
    case 'sense':
      return blockOf(kind, { SENSOR: condition.sensor })
    case 'not':
      return blockOf(kind, {}, { CONDITION: conditionState(condition.condition) })
    case 'logic':
      return blockOf(
        kind,
        { OPERATOR: condition.operator },
        { LEFT: conditionState(condition.left), RIGHT: conditionState(condition.right) },
      )
    case 'compare':
      return blockOf(kind, { COMPARISON: condition.comparison }, { LEFT: valueState(condition.left), RIGHT: valueState(condition.right) })
    case 'list_contains':
      return blockOf(kind, { NAME: condition.name }, { VALUE: valueState(condition.value) })
  }
}

/** Returns the toolbox block of a type, with the default values of its slots. */
export function toolboxState(type: BlockType, isTextual: boolean, { actors }: BlockVocabulary): BlockState {
  const number = (start: number): InputState => ({ shadow: blockOf('number', { NUMBER: start }) })
  const either: InputState = isTextual ? { shadow: blockOf('text', { TEXT: '' }) } : number(0)
  const [actor] = actors
  switch (type) {
    case 'when_started':
    case 'when_signal':
      return blockOf(type, actor === undefined || actors.length < 2 ? {} : { ACTOR: actor.actorId })
    case 'repeat':
      return blockOf(type, {}, { TIMES: number(4) })
    case 'wait':
      return blockOf(type, {}, { TICKS: number(1) })
    case 'say':
    case 'list_append':
    case 'list_contains':
      return blockOf(type, {}, { VALUE: either })
    case 'set':
      return blockOf(type, {}, { VALUE: number(0) })
    case 'change':
      return blockOf(type, {}, { VALUE: number(1) })
    case 'compare':
      return blockOf(type, {}, { LEFT: either, RIGHT: either })
    case 'arithmetic':
      return blockOf(type, {}, { LEFT: number(1), RIGHT: number(1) })
    case 'random':
      return blockOf(type, {}, { FROM: number(1), TO: number(6) })
    case 'list_remove':
    case 'list_item':
      return blockOf(type, {}, { INDEX: number(1) })
    default:
      return blockOf(type)
  }
}
