import { shapeName } from './blockShapes.ts'
import type { BlockState } from './workspaceState.ts'
import { type BlockType, blockTypes } from '../../../domain/blocks/program.ts'

/** The content of the editor: the program, and Blockly's block for each of its statements. */
export interface ReadWorkspace {
  /** The program as unchecked JSON; the caller parses it. */
  readonly program: unknown
  /** Blockly's block ids, indexed by the statements' numbers. */
  readonly blockIds: readonly string[]
}

type Raw = Readonly<Record<string, unknown>>

const typeOf = new Map(blockTypes.map((type) => [shapeName(type), type]))

/** Reads Blockly's serialized state. `soleActor` is the actor of blocks that do not name one. */
export function readWorkspace(blocks: readonly BlockState[], soleActor: string): ReadWorkspace {
  const ids: string[][] = []
  const scripts: Raw[] = []
  const functions: Raw[] = []
  const functionIds: string[][] = []
  for (const state of blocks) {
    const type = typeOf.get(state.type)
    const place = { x: Math.round(state.x ?? 0), y: Math.round(state.y ?? 0) }
    const own: string[] = []
    if (type === 'function') {
      functions.push({ name: state.fields?.['NAME'], body: bodyOf(state.next?.block, own), place })
      functionIds.push(own)
    } else if (type === 'when_started' || type === 'when_signal') {
      const actorId = state.fields?.['ACTOR'] ?? soleActor
      const trigger = type === 'when_started' ? { kind: type, actorId } : { kind: type, actorId, signal: state.fields?.['SIGNAL'] }
      scripts.push({ trigger, body: bodyOf(state.next?.block, own), place })
      ids.push(own)
    } else if (type !== undefined && !isValue(type)) {
      scripts.push({ trigger: { kind: 'loose' }, body: bodyOf(state, []), place })
    }
  }
  const program = { version: 1, scripts, functions }
  return { program, blockIds: [...ids, ...functionIds].flat() }
}

/** Value blocks that lie alone are no statements and are not stored. */
const isValue = (type: BlockType) => valueTypes.has(type)
const valueTypes: ReadonlySet<BlockType> = new Set([
  'number',
  'text',
  'variable',
  'look',
  'arithmetic',
  'random',
  'list_item',
  'list_length',
  'compare',
  'logic',
  'not',
  'sense',
  'list_contains',
])

/** Reads a chain of blocks, and collects their ids in the order in which statements are numbered. */
function bodyOf(first: BlockState | undefined, ids: string[]): readonly Raw[] {
  const body: Raw[] = []
  for (let state = first; state !== undefined; state = state.next?.block) body.push(statementOf(state, ids))
  return body
}

function inputOf({ inputs }: BlockState, name: string): BlockState | undefined {
  const input = inputs?.[name]
  if (input === undefined) return undefined
  return 'block' in input ? input.block : input.shadow
}

function statementOf(state: BlockState, ids: string[]): Raw {
  ids.push(state.id ?? '')
  const kind = typeOf.get(state.type)
  const node: Record<string, unknown> = { kind, ...fieldsOf(state) }
  for (const [input, key] of slots) {
    const slot = inputOf(state, input)
    if (slot !== undefined) node[key] = nodeOf(slot)
  }
  if (kind !== undefined && withBody.has(kind)) node['body'] = bodyOf(inputOf(state, 'BODY'), ids)
  if (kind === 'if_else') node['otherwise'] = bodyOf(inputOf(state, 'OTHERWISE'), ids)
  return node
}

const withBody: ReadonlySet<BlockType> = new Set(['repeat', 'repeat_until', 'forever', 'if', 'if_else'])

function nodeOf(state: BlockState): Raw {
  const node: Record<string, unknown> = { kind: typeOf.get(state.type), ...fieldsOf(state) }
  for (const [input, key] of slots) {
    const slot = inputOf(state, input)
    if (slot !== undefined) node[key] = nodeOf(slot)
  }
  return node
}

const slots = [
  ['VALUE', 'value'],
  ['TICKS', 'ticks'],
  ['TIMES', 'times'],
  ['CONDITION', 'condition'],
  ['INDEX', 'index'],
  ['LEFT', 'left'],
  ['RIGHT', 'right'],
  ['FROM', 'from'],
  ['TO', 'to'],
] as const

const fieldNames = {
  DIRECTION: 'direction',
  SIDE: 'side',
  NAME: 'name',
  SIGNAL: 'signal',
  OPERATOR: 'operator',
  COMPARISON: 'comparison',
  SENSOR: 'sensor',
  NUMBER: 'value',
  TEXT: 'value',
} as const

function fieldsOf({ fields = {} }: BlockState): Raw {
  return Object.fromEntries(Object.entries(fieldNames).flatMap(([field, key]) => (field in fields ? [[key, fields[field]]] : [])))
}
