import {
  blockMessage,
  comparisonLabels,
  directionLabels,
  logicLabels,
  operatorLabels,
  sensorLabel,
  sideLabels,
} from '../../../domain/blocks/blockLabels.ts'
import type { BlockNames } from '../../../domain/blocks/blockProblem.ts'
import { type BlockProgram, type BlockType, blockTypes, sensors } from '../../../domain/blocks/program.ts'
import type { Stage } from '../../../domain/blocks/stage.ts'
import { type Particle, withParticle } from '../../../domain/korean.ts'

/** Entry's hues, darkened so that white text on them has a contrast of 4.5:1. */
export const categoryColours = {
  start: '#0b7a43',
  flow: '#0b7299',
  movement: '#8a3ddb',
  looks: '#c22c4e',
  judgement: '#4562f5',
  calculation: '#8a5d00',
  data: '#b02ba9',
  function: '#b34a00',
} as const

type Group = keyof typeof categoryColours

const groupOf: Readonly<Record<BlockType, Group>> = {
  when_started: 'start',
  when_signal: 'start',
  send: 'start',
  send_and_wait: 'start',
  repeat: 'flow',
  repeat_until: 'flow',
  forever: 'flow',
  break: 'flow',
  if: 'flow',
  if_else: 'flow',
  wait: 'flow',
  forward: 'movement',
  sidestep: 'movement',
  go: 'movement',
  turn: 'movement',
  pick: 'movement',
  put: 'movement',
  say: 'looks',
  compare: 'judgement',
  logic: 'judgement',
  not: 'judgement',
  sense: 'judgement',
  look: 'calculation',
  number: 'calculation',
  text: 'calculation',
  arithmetic: 'calculation',
  random: 'calculation',
  variable: 'data',
  set: 'data',
  change: 'data',
  list_append: 'data',
  list_remove: 'data',
  list_item: 'data',
  list_length: 'data',
  list_contains: 'data',
  function: 'function',
  call: 'function',
}

export function colourOf(type: BlockType): string {
  return categoryColours[groupOf[type]]
}

/** The names that the menus of the blocks offer. */
export interface BlockVocabulary {
  readonly names: BlockNames
  readonly actors: Stage['actors']
  readonly variables: readonly string[]
  readonly lists: readonly string[]
}

/** Returns the names given by the task, and those used in the program. */
export function vocabularyOf(names: BlockNames, { actors, variables, lists }: Stage, program: BlockProgram): BlockVocabulary {
  const given = { names, actors, variables: variables.map(({ name }) => name), lists: lists.map(({ name }) => name) }
  return withNamesOf(given, program)
}

/** Adds the names of another program: menus keep all names that undo may bring back. */
export function withNamesOf({ names, actors, variables, lists }: BlockVocabulary, program: BlockProgram): BlockVocabulary {
  const used = namesIn(program)
  return {
    names: { ...names, functions: union(names.functions, used.functions), signals: union(names.signals, used.signals) },
    actors,
    variables: union(variables, used.variables),
    lists: union(lists, used.lists),
  }
}

const union = (given: readonly string[], more: ReadonlySet<string>): readonly string[] => [...new Set([...given, ...more])]

function namesIn(program: BlockProgram) {
  const found = { variables: new Set<string>(), lists: new Set<string>(), functions: new Set<string>(), signals: new Set<string>() }
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const part of node) visit(part)
    if (typeof node !== 'object' || node === null) return
    const { kind, name, signal }: { kind?: unknown; name?: unknown; signal?: unknown } = node
    if (typeof signal === 'string') found.signals.add(signal)
    if (typeof name === 'string') nameSetOf(kind).add(name)
    for (const part of Object.values(node)) visit(part)
  }
  const nameSetOf = (kind: unknown): Set<string> => {
    if (kind === 'variable' || kind === 'set' || kind === 'change') return found.variables
    return kind === undefined || kind === 'call' ? found.functions : found.lists
  }
  visit([program.scripts, program.functions])
  return found
}

/** A block definition in Blockly's JSON format. */
export type BlockShape = { readonly type: string } & Readonly<Record<string, unknown>>

/** The type of a text field with a length limit, which Blockly's own lacks. The editor registers it. */
export const shortTextField = 'field_short_text'

export const shapeName = (type: BlockType) => `sea_${type}`

type Options = readonly (readonly [label: string, value: string])[]

const menu = (name: string, options: Options) => ({ type: 'field_dropdown', name, options })
const entriesOf = (labels: Readonly<Record<string, string>>): Options => Object.entries(labels).map(([value, label]) => [label, value])
/** Ends each label with a particle, in the form that fits it. */
const ending = (options: Options, particle: Particle): Options => options.map(([label, value]) => [withParticle(label, particle), value])
const listed = (values: readonly string[], none: string): Options => (values.length === 0 ? [none] : values).map((value) => [value, value])
const value = (name: string) => ({ type: 'input_value', name, check: 'Value' })
const condition = (name: string) => ({ type: 'input_value', name, check: 'Boolean' })
const inside = (name: string) => ({ type: 'input_statement', name })

/** Returns the shapes of all blocks, with the menus of this task. */
export function blockShapes(vocabulary: BlockVocabulary): readonly BlockShape[] {
  const argumentsOf = argumentTable(vocabulary)
  return blockTypes.map((type) => {
    const args = argumentsOf[type] ?? []
    const message = messageOf(type, vocabulary)
    const look = { type: shapeName(type), message0: message, args0: args, colour: colourOf(type), inputsInline: true }
    return Object.assign(look, bodiesOf(type), connectionsOf(type))
  })
}

function messageOf(type: BlockType, { names, actors }: BlockVocabulary): string {
  const message = blockMessage(type, names)
  // The start block names its actor only if there are several.
  return isHat(type) && actors.length < 2 ? message.replace('%1 ', '').replace('%2', '%1') : message
}

const isHat = (type: BlockType) => type === 'when_started' || type === 'when_signal'

/** Returns the arguments of the first line of each block that has some. */
function argumentTable({ names, actors, variables, lists }: BlockVocabulary): Readonly<Partial<Record<BlockType, readonly object[]>>> {
  const entries = actors.map(({ actorId, name }): [string, string] => [name, actorId])
  const actor = entries.length < 2 ? [] : [menu('ACTOR', entries)]
  const signal = menu('SIGNAL', listed(names.signals, '신호'))
  const variable = menu('NAME', listed(variables, '변수'))
  const list = menu('NAME', listed(lists, '리스트'))
  const named = menu('NAME', listed(names.functions, '함수'))
  return {
    when_started: actor,
    when_signal: [...actor, signal],
    send: [signal],
    send_and_wait: [signal],
    repeat: [value('TIMES')],
    repeat_until: [condition('CONDITION')],
    if: [condition('CONDITION')],
    if_else: [condition('CONDITION')],
    not: [condition('CONDITION')],
    wait: [value('TICKS')],
    go: [menu('DIRECTION', ending(entriesOf(directionLabels), '으로'))],
    turn: [menu('SIDE', ending(entriesOf(sideLabels), '으로'))],
    say: [value('VALUE')],
    compare: [value('LEFT'), menu('COMPARISON', entriesOf(comparisonLabels)), value('RIGHT')],
    logic: [condition('LEFT'), menu('OPERATOR', entriesOf(logicLabels)), condition('RIGHT')],
    sense: [
      menu(
        'SENSOR',
        sensors.map((sensor) => [sensorLabel(sensor, names.item), sensor]),
      ),
    ],
    number: [{ type: 'field_number', name: 'NUMBER', value: 1, precision: 1, min: -999_999, max: 999_999 }],
    text: [{ type: shortTextField, name: 'TEXT', text: '' }],
    arithmetic: [value('LEFT'), menu('OPERATOR', entriesOf(operatorLabels)), value('RIGHT')],
    random: [value('FROM'), value('TO')],
    variable: [variable],
    set: [menu('NAME', ending(listed(variables, '변수'), '을를')), value('VALUE')],
    change: [variable, value('VALUE')],
    list_append: [list, value('VALUE')],
    list_contains: [list, value('VALUE')],
    list_remove: [list, value('INDEX')],
    list_item: [list, value('INDEX')],
    list_length: [list],
    function: [named],
    call: [named],
  }
}

function bodiesOf(type: BlockType): object {
  switch (type) {
    case 'repeat':
    case 'repeat_until':
    case 'forever':
    case 'if':
      return { message1: '%1', args1: [inside('BODY')] }
    case 'if_else':
      return { message1: '%1', args1: [inside('BODY')], message2: '아니면', message3: '%1', args3: [inside('OTHERWISE')] }
    default:
      return {}
  }
}

const values: ReadonlySet<BlockType> = new Set(['number', 'text', 'variable', 'look', 'arithmetic', 'random', 'list_item', 'list_length'])
const conditions: ReadonlySet<BlockType> = new Set(['compare', 'logic', 'not', 'sense', 'list_contains'])

function connectionsOf(type: BlockType): object {
  if (values.has(type)) return { output: 'Value' }
  if (conditions.has(type)) return { output: 'Boolean' }
  if (isHat(type) || type === 'function') return { nextStatement: null, hat: 'cap' }
  return type === 'forever' ? { previousStatement: null } : { previousStatement: null, nextStatement: null }
}
