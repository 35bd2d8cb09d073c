import type { PythonError } from './execution.ts'

/** A node of Python's own syntax tree, by Python's own names: `If`, `Call`, `Name`. */
export interface SyntaxNode {
  readonly type: string
  /** Counted from 1; 0 where Python gives none. */
  readonly line: number
  /** Counted in characters, from 0. */
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  readonly fields: Readonly<Record<string, SyntaxField>>
}

/** A text in a node is a name, an operator (`Add`), or the source of a constant. */
export type SyntaxField = SyntaxNode | string | null | readonly SyntaxField[]

/** The result of parsing a program: its tree, or the error that prevented it. */
export interface SyntaxReading {
  readonly tree: SyntaxNode | null
  readonly error: PythonError | null
}

export function isNode(field: SyntaxField | undefined): field is SyntaxNode {
  return typeof field === 'object' && field !== null && 'type' in field
}

/** A node, or nothing if none was found. */
export type MaybeNode = SyntaxNode | null | undefined

export function nodeIn(node: MaybeNode, name: string): SyntaxNode | null {
  const field = node?.fields[name]
  return isNode(field) ? field : null
}

/** Lists the nodes of a field that is a list. */
export function nodesIn(node: MaybeNode, name: string): readonly SyntaxNode[] {
  const field = node?.fields[name]
  return Array.isArray(field) ? field.filter(isNode) : []
}

/** Returns a text of the node; an empty one where it has none. */
export function wordIn(node: SyntaxNode, name: string): string {
  const field = node.fields[name]
  return typeof field === 'string' ? field : ''
}

/** Lists the texts of a field that is a list, such as the operators of a comparison. */
export function wordsIn(node: MaybeNode, name: string): readonly string[] {
  return [node?.fields[name] ?? null].flat().filter((field) => typeof field === 'string')
}

export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node.fields).flatMap((field) => [field].flat().filter(isNode))
}

/** Lists the node and all within it, in the order of the code. */
export function nodesOf(node: SyntaxNode): readonly SyntaxNode[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)]
}

/** Lists all nodes within it that are of these types. */
export function nodesOfType(node: MaybeNode, ...types: readonly string[]): readonly SyntaxNode[] {
  return (node ? nodesOf(node) : []).filter(({ type }) => types.includes(type))
}

/** Returns the name of a `Name` node; an empty text for any other node. */
export function nameOf(node: MaybeNode): string {
  return node?.type === 'Name' ? wordIn(node, 'id') : ''
}

/** Lists all names within a node. */
export function namesIn(node: SyntaxNode | null): ReadonlySet<string> {
  return new Set(node === null ? [] : nodesOfType(node, 'Name').map(nameOf))
}

/** Tells whether it is a call of one of these functions by its plain name. */
export function isCallOf(node: MaybeNode, ...names: readonly string[]): boolean {
  return node?.type === 'Call' && names.includes(nameOf(nodeIn(node, 'func')))
}

/** Returns the method's name where it is a call of a method: `append` for `xs.append(1)`. */
export function methodOf(node: MaybeNode): string {
  const called = node?.type === 'Call' ? nodeIn(node, 'func') : null
  return called?.type === 'Attribute' ? wordIn(called, 'attr') : ''
}

/** Returns the source of a constant of this kind; else null. */
export function constantOf(node: MaybeNode, kind: 'int' | 'str' | 'float' | 'bool'): string | null {
  return node?.type === 'Constant' && node.fields['kind'] === kind ? wordIn(node, 'value') : null
}

/** Returns the source of the node; further lines of it are left out. */
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

/** Maps each line to its statement. A line with several belongs to the first, lines of a block to the statements in it. */
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

/** Tells whether a line is in the node's block. */
export function isInBody(node: SyntaxNode, line: number): boolean {
  const body = nodesIn(node, 'body')
  const [first, last] = [body[0], body.at(-1)]
  return first !== undefined && last !== undefined && first.line <= line && line <= last.endLine
}
