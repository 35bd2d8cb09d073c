/** The version of the format. It is raised when programs of an earlier version can no longer be read. */
export const programVersion = 1

/** A program made of blocks: JSON, the same in drafts, submissions and the editor. */
export interface BlockProgram {
  readonly version: typeof programVersion
  /** Stacks of blocks, in the order in which they begin. */
  readonly scripts: readonly Script[]
  readonly functions: readonly FunctionDefinition[]
}

export interface Script {
  readonly trigger: Trigger
  readonly body: Body
  readonly place: Place | null
}

/** The event that starts a stack. A loose stack is stored, but never runs. */
export type Trigger =
  | { readonly kind: 'when_started'; readonly actorId: string }
  | { readonly kind: 'when_signal'; readonly actorId: string; readonly signal: string }
  | { readonly kind: 'loose' }

export interface FunctionDefinition {
  readonly name: string
  readonly body: Body
  readonly place: Place | null
}

/** The position of a stack in the editor. */
export interface Place {
  readonly x: number
  readonly y: number
}

export const directions = ['UP', 'RIGHT', 'DOWN', 'LEFT'] as const
export type Direction = (typeof directions)[number]

export const sides = ['LEFT', 'RIGHT'] as const
export type Side = (typeof sides)[number]

export const sensors = ['ROCK_AHEAD', 'ITEM_HERE', 'BOX_HERE', 'GOAL_HERE', 'GREEN_LIGHT', 'SHARK_AHEAD'] as const
export type Sensor = (typeof sensors)[number]

export const operators = ['ADD', 'SUBTRACT', 'MULTIPLY', 'DIVIDE', 'REMAINDER'] as const
export type Operator = (typeof operators)[number]

export const comparisons = ['EQUAL', 'NOT_EQUAL', 'LESS', 'GREATER', 'AT_MOST', 'AT_LEAST'] as const
export type Comparison = (typeof comparisons)[number]

export type Body = readonly Statement[]

export type Statement =
  | { readonly kind: 'forward' | 'sidestep' | 'pick' | 'put' }
  | { readonly kind: 'break' }
  | { readonly kind: 'go'; readonly direction: Direction }
  | { readonly kind: 'turn'; readonly side: Side }
  | { readonly kind: 'say'; readonly value: ValueSlot }
  | { readonly kind: 'wait'; readonly ticks: ValueSlot }
  | { readonly kind: 'repeat'; readonly times: ValueSlot; readonly body: Body }
  | { readonly kind: 'repeat_until'; readonly condition: ConditionSlot; readonly body: Body }
  | { readonly kind: 'forever'; readonly body: Body }
  | { readonly kind: 'if'; readonly condition: ConditionSlot; readonly body: Body }
  | { readonly kind: 'if_else'; readonly condition: ConditionSlot; readonly body: Body; readonly otherwise: Body }
  | { readonly kind: 'set' | 'change'; readonly name: string; readonly value: ValueSlot }
  | { readonly kind: 'list_append'; readonly name: string; readonly value: ValueSlot }
  | { readonly kind: 'list_remove'; readonly name: string; readonly index: ValueSlot }
  | { readonly kind: 'call'; readonly name: string }
  | { readonly kind: 'send' | 'send_and_wait'; readonly signal: string }

/** Null: the slot is still empty. */
export type ValueSlot = Expression | null
export type ConditionSlot = Condition | null

/** The maximum length in characters of a text in a block, and of a text that a program makes. */
export const maxTextLength = 200

/** An expression whose value is a whole number or a text. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'arithmetic'; readonly operator: Operator; readonly left: ValueSlot; readonly right: ValueSlot }
  | { readonly kind: 'random'; readonly from: ValueSlot; readonly to: ValueSlot }
  /** The first item has the number 1. */
  | { readonly kind: 'list_item'; readonly name: string; readonly index: ValueSlot }
  | { readonly kind: 'list_length'; readonly name: string }
  /** The text on the actor's square. */
  | { readonly kind: 'look' }

/** An expression that is true or false. */
export type Condition =
  | { readonly kind: 'compare'; readonly comparison: Comparison; readonly left: ValueSlot; readonly right: ValueSlot }
  | { readonly kind: 'logic'; readonly operator: 'AND' | 'OR'; readonly left: ConditionSlot; readonly right: ConditionSlot }
  | { readonly kind: 'not'; readonly condition: ConditionSlot }
  | { readonly kind: 'sense'; readonly sensor: Sensor }
  | { readonly kind: 'list_contains'; readonly name: string; readonly value: ValueSlot }

/** Every kind of block, as toolboxes name them. */
export const blockTypes = [
  'when_started',
  'when_signal',
  'send',
  'send_and_wait',
  'repeat',
  'repeat_until',
  'forever',
  'break',
  'if',
  'if_else',
  'wait',
  'forward',
  'sidestep',
  'go',
  'turn',
  'pick',
  'put',
  'say',
  'compare',
  'logic',
  'not',
  'sense',
  'look',
  'number',
  'text',
  'arithmetic',
  'random',
  'variable',
  'set',
  'change',
  'list_append',
  'list_remove',
  'list_item',
  'list_length',
  'list_contains',
  'function',
  'call',
] as const

export type BlockType = (typeof blockTypes)[number]

/** The maximum length of a program, in characters of its JSON. */
export const maxProgramLength = 65_536

/** Serializes a program, always in the same way: two programs are equal when their texts are. */
export function programText({ version, scripts, functions }: BlockProgram): string {
  return JSON.stringify({ version, scripts, functions })
}

export const emptyProgram: BlockProgram = { version: programVersion, scripts: [], functions: [] }

/** Lists the stacks inside a block, in the order in which they are read. */
export function bodiesIn(statement: Statement): readonly Body[] {
  if (statement.kind === 'if_else') return [statement.body, statement.otherwise]
  return 'body' in statement ? [statement.body] : []
}

/** Lists every statement of a stack, each followed by those inside it. A statement's number is its index in this order. */
export function statementsIn(body: Body): readonly Statement[] {
  return body.flatMap((statement) => [statement, ...bodiesIn(statement).flatMap(statementsIn)])
}

/** Lists the stacks that may run, functions last. */
function runningBodies({ scripts, functions }: BlockProgram): readonly Body[] {
  return [...scripts.filter(({ trigger }) => trigger.kind !== 'loose'), ...functions].map(({ body }) => body)
}

/** Lists all statements that may run, in the order of their numbers. */
export function runningStatements(program: BlockProgram): readonly Statement[] {
  return runningBodies(program).flatMap(statementsIn)
}

/** Counts the blocks of a program that do something, without starts, values and loose ones. */
export function blockCount(program: BlockProgram): number {
  return runningStatements(program).length
}

type Node = Statement | Expression | Condition

/** Lists the values and conditions in the slots of a block; null for an empty slot. */
function slotsOf(node: Node): readonly (Expression | Condition | null)[] {
  return Object.entries(node).flatMap(([key, part]: [string, unknown]) => (slotNames.has(key) && isSlot(part) ? [part] : []))
}

const slotNames: ReadonlySet<string> = new Set(['value', 'ticks', 'times', 'condition', 'index', 'left', 'right', 'from', 'to'])

/** The value of a number or a text has the same key as a slot, but is no object. */
const isSlot = (part: unknown): part is Expression | Condition | null => typeof part === 'object'

function nodesFrom(node: Node): readonly Node[] {
  return [node, ...slotsOf(node).flatMap((slot) => (slot === null ? [] : nodesFrom(slot)))]
}

function runningNodes(program: BlockProgram): readonly Node[] {
  return runningStatements(program).flatMap(nodesFrom)
}

/** Tells whether a block that may run lacks a value or a condition. */
export function hasEmptySlot(program: BlockProgram): boolean {
  return runningNodes(program).some((node) => slotsOf(node).includes(null))
}

/** Lists the variables and the lists that the running blocks name, each once. */
export function programNames(program: BlockProgram): { readonly variables: readonly string[]; readonly lists: readonly string[] } {
  const nodes = runningNodes(program)
  const namesOf = (kinds: ReadonlySet<Node['kind']>) => [
    ...new Set(nodes.flatMap((node) => (kinds.has(node.kind) && 'name' in node ? [node.name] : []))),
  ]
  return { variables: namesOf(ofVariables), lists: namesOf(ofLists) }
}

const ofVariables: ReadonlySet<Node['kind']> = new Set(['variable', 'set', 'change'])
const ofLists: ReadonlySet<Node['kind']> = new Set(['list_append', 'list_remove', 'list_item', 'list_length', 'list_contains'])

/** Lists the texts that are typed into blocks that may run. */
export function textsIn(program: BlockProgram): readonly string[] {
  return runningNodes(program).flatMap((node) => (node.kind === 'text' ? [node.value] : []))
}

/** Tells whether a block that may run breaks out of a loop while none is around it. */
export function hasBreakOutsideLoop(program: BlockProgram): boolean {
  return runningBodies(program).some(breaksOut)
}

function breaksOut(body: Body): boolean {
  return body.some((statement) => statement.kind === 'break' || (!loops.has(statement.kind) && bodiesIn(statement).some(breaksOut)))
}

const loops: ReadonlySet<Statement['kind']> = new Set(['repeat', 'repeat_until', 'forever'])

/** Counts each kind of block among those that may run. */
export function blockUse({ scripts, functions, version }: BlockProgram): ReadonlyMap<BlockType, number> {
  const starts = scripts.flatMap(({ trigger }) => (trigger.kind === 'loose' ? [] : [trigger.kind]))
  const nodes = runningNodes({ scripts, functions, version }).map(({ kind }) => kind)
  const counts = new Map<BlockType, number>()
  for (const type of [...starts, ...functions.map(() => 'function' as const), ...nodes]) counts.set(type, (counts.get(type) ?? 0) + 1)
  return counts
}
