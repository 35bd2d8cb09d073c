import type { PythonError } from './execution.ts'

/** A node of Python's own syntax tree, by Python's own names: `If`, `Call`, `Name`. */
export interface SyntaxNode {
  readonly type: string
  /** From 1; 0 where Python gives none. */
  readonly line: number
  /** In characters, from 0. */
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  readonly fields: Readonly<Record<string, SyntaxField>>
}

/** A word of a node is a name, an operator (`Add`), or what a constant is written as. */
export type SyntaxField = SyntaxNode | string | null | readonly SyntaxField[]

/** What reading a program came to: its tree, or the error that stands in the way. */
export interface SyntaxReading {
  readonly tree: SyntaxNode | null
  readonly error: PythonError | null
}

export function isNode(field: SyntaxField | undefined): field is SyntaxNode {
  return typeof field === 'object' && field !== null && 'type' in field
}

/** A node, or nothing where one was looked for. */
export type MaybeNode = SyntaxNode | null | undefined

export function nodeIn(node: MaybeNode, name: string): SyntaxNode | null {
  const field = node?.fields[name]
  return isNode(field) ? field : null
}

/** The nodes of a field that is a list. */
export function nodesIn(node: MaybeNode, name: string): readonly SyntaxNode[] {
  const field = node?.fields[name]
  return Array.isArray(field) ? field.filter(isNode) : []
}

/** A word of the node; empty where it has none. */
export function wordIn(node: SyntaxNode, name: string): string {
  const field = node.fields[name]
  return typeof field === 'string' ? field : ''
}

/** The words of a field that is a list: the operators of a comparison. */
export function wordsIn(node: MaybeNode, name: string): readonly string[] {
  return [node?.fields[name] ?? null].flat().filter((field) => typeof field === 'string')
}

export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node.fields).flatMap((field) => [field].flat().filter(isNode))
}

/** The node and all within it, in the order of the code. */
export function nodesOf(node: SyntaxNode): readonly SyntaxNode[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)]
}

/** All within it that are of these types. */
export function nodesOfType(node: MaybeNode, ...types: readonly string[]): readonly SyntaxNode[] {
  return (node ? nodesOf(node) : []).filter(({ type }) => types.includes(type))
}

/** The name that is written here; empty for anything but a name. */
export function nameOf(node: MaybeNode): string {
  return node?.type === 'Name' ? wordIn(node, 'id') : ''
}

/** All names that are written within a node. */
export function namesIn(node: SyntaxNode | null): ReadonlySet<string> {
  return new Set(node === null ? [] : nodesOfType(node, 'Name').map(nameOf))
}

/** Whether it is a call of this function by its plain name. */
export function isCallOf(node: MaybeNode, ...names: readonly string[]): boolean {
  return node?.type === 'Call' && names.includes(nameOf(nodeIn(node, 'func')))
}

/** The method's name where it is a call of a method: `append` for `xs.append(1)`. */
export function methodOf(node: MaybeNode): string {
  const called = node?.type === 'Call' ? nodeIn(node, 'func') : null
  return called?.type === 'Attribute' ? wordIn(called, 'attr') : ''
}

/** A constant's value as it is written, where it is of this kind; else null. */
export function constantOf(node: MaybeNode, kind: 'int' | 'str' | 'float' | 'bool'): string | null {
  return node?.type === 'Constant' && node.fields['kind'] === kind ? wordIn(node, 'value') : null
}

/** The node as it stands in the code; what it says on further lines is left out. */
export function sourceOf(node: MaybeNode, code: string): string {
  if (!node) return ''
  const line = code.split('\n')[node.line - 1] ?? ''
  return node.line === node.endLine ? line.slice(node.column, node.endColumn) : `${line.slice(node.column).trim()} …`
}

const statementTypes = new Set(
  (
    'FunctionDef AsyncFunctionDef ClassDef Return Delete Assign AugAssign AnnAssign For While If With Match Raise Try TryStar Assert Import ' +
    'ImportFrom Global Nonlocal Expr Pass Break Continue ExceptHandler'
  ).split(' '),
)

/** Which statement each line belongs to. A line with several belongs to the first, lines of a block to the statements in it. */
export function statementsByLine(tree: SyntaxNode): ReadonlyMap<number, SyntaxNode> {
  const byLine = new Map<number, SyntaxNode>()
  for (const node of nodesOf(tree)) {
    if (!statementTypes.has(node.type)) continue
    const inside = nodesIn(node, 'body')[0]
    const end = node.type === 'Match' ? node.line : node.endLine
    const last = inside === undefined ? end : Math.max(node.line, inside.line - 1)
    for (let line = node.line; line <= last; line += 1) if (!byLine.has(line)) byLine.set(line, node)
  }
  return byLine
}

/** Whether a line stands in the node's block. */
export function isInBody(node: SyntaxNode, line: number): boolean {
  const body = nodesIn(node, 'body')
  const [first, last] = [body[0], body.at(-1)]
  return first !== undefined && last !== undefined && first.line <= line && line <= last.endLine
}
