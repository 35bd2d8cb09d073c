import type { PythonError } from '../execution.ts'
import type { OutputDifference } from '../outputDifference.ts'
import {
  childrenOf,
  isCallOf,
  isNode,
  methodOf,
  nameOf,
  nodeIn,
  nodesIn,
  nodesOf,
  type MaybeNode,
  type SyntaxNode,
  wordIn,
} from '../syntaxTree.ts'
import type { VerdictState } from '../verdict.ts'
import type { Proof, TrialKind } from './trialKinds.ts'

/** A program that a learner asks about, with the known facts about it. */
export interface TutorAttempt {
  readonly code: string
  /** Null: Python cannot read it. */
  readonly tree: SyntaxNode | null
  readonly error: PythonError | null
  /** The verdict; null: it was not judged. */
  readonly state: VerdictState | null
  /** The difference between its output and the expected one, on a case that may be shown. */
  readonly difference: OutputDifference | null
  readonly expectedOutput: string | null
  /** The output of the program for that input. */
  readonly output: string | null
  /** An input from the problem's examples. */
  readonly input: string | null
  /** Changes of one place after which all known examples come out right; null where none was tried. */
  readonly proofs: readonly Proof[] | null
  /** The right outputs of these examples. A word that stands in the code counts as one character: there are not many to choose from. */
  readonly answers: readonly string[]
  /** The labels of the failed cases, where no example failed. */
  readonly failedLabels: readonly string[]
}

/** The result of a rule: a place, a question that leads on, and the reason behind it. It never holds the answer. */
export interface Finding {
  readonly line: number | null
  readonly question: string
  readonly explanation: string
}

export interface Feedback extends Finding {
  /** The name of the rule that found it. */
  readonly rule: string
}

export interface TutorRule {
  readonly name: string
  /** Returns null if the rule does not apply. */
  find(attempt: TutorAttempt): Finding | null
}

/** Creates a rule that examines the tree, and finds nothing if there is none. */
export function treeRule(name: string, find: (tree: SyntaxNode, attempt: TutorAttempt) => Finding | null): TutorRule {
  return { name, find: (attempt) => (attempt.tree === null ? null : find(attempt.tree, attempt)) }
}

/** Creates a rule about a single node: the first one that `pick` finds. */
export function nodeRule(
  name: string,
  pick: (tree: SyntaxNode, attempt: TutorAttempt) => SyntaxNode | undefined,
  say: (node: SyntaxNode, attempt: TutorAttempt) => readonly [question: string, explanation: string],
): TutorRule {
  return treeRule(name, (tree, attempt) => {
    const node = pick(tree, attempt)
    if (node === undefined) return null
    const [question, explanation] = say(node, attempt)
    return { line: node.line, question, explanation }
  })
}

/** The code may be wrong: it is not known to be right, so an odd place may be the mistake. */
export const mayBeWrong = ({ state }: TutorAttempt) => state !== 'ACCEPTED'

/** The code is known to be wrong, so an unusual place may be the reason. */
export const isWrong = ({ state, difference }: TutorAttempt) => difference !== null || (state !== null && state !== 'ACCEPTED')

/** The trials were run, and a change of this kind on this line does not help. */
export const isRefuted = ({ proofs }: TutorAttempt, kind: TrialKind, line: number) =>
  proofs !== null && !proofs.some((proof) => proof.kind === kind && proof.line === line)

export const isEndless = ({ state }: TutorAttempt) => state === 'STEP_LIMIT' || state === 'TIME_LIMIT' || state === 'OUTPUT_LIMIT'

export const argumentsOf = (call: SyntaxNode) => nodesIn(call, 'args')
export const firstArgument = (call: SyntaxNode) => argumentsOf(call)[0]

/** Lists the nodes of a function or of the program itself, without those of the functions within it. */
export function ownNodes(scope: SyntaxNode): readonly SyntaxNode[] {
  return childrenOf(scope).flatMap((child) => (isFunction(child) ? child : [child].concat(ownNodes(child))))
}

export const isFunction = ({ type }: SyntaxNode) => type === 'FunctionDef' || type === 'AsyncFunctionDef'
export const isLoop = ({ type }: SyntaxNode) => type === 'For' || type === 'While'

export const functionsIn = (tree: SyntaxNode) => nodesOf(tree).filter(isFunction)
export const loopsIn = (tree: SyntaxNode) => nodesOf(tree).filter(isLoop)

/** Returns a node's words without brackets, to tell whether two nodes are alike. */
export const wordsOf = (node: MaybeNode): string =>
  (node ? nodesOf(node) : [])
    .map((one) => nameOf(one) || wordIn(one, 'value') || wordIn(one, 'op'))
    .join(' ')
    .trim()

/** Lists the names that are printed directly. */
export const namesPrinted = (tree: SyntaxNode): ReadonlySet<string> =>
  new Set(
    nodesOf(tree)
      .flatMap((node) => (isCallOf(node, 'print') ? argumentsOf(node).map(nameOf) : []))
      .filter((name) => name !== ''),
  )

/** Lists the statement lists in a tree: of the program, and of each block. */
export const blocksOf = (tree: SyntaxNode) =>
  nodesOf(tree).flatMap((node) => ['body', 'orelse'].map((name) => nodesIn(node, name)).filter(({ length }) => length > 0))

/** Lists all nodes in a statement's block. */
export const bodyNodes = (node: SyntaxNode) => nodesIn(node, 'body').flatMap(nodesOf)

/** Lists the names that are assigned here, in any way. */
export function namesStored(nodes: readonly SyntaxNode[]): ReadonlySet<string> {
  const targets = nodes.flatMap((node) => [...nodesIn(node, 'targets'), ...[nodeIn(node, 'target')].filter((target) => target !== null)])
  return new Set(targets.flatMap(boundIn))
}

/** Lists the names that a target changes: `a` of `a`, `a, b`, `a[i]` and `a.x`; `i` is only read. */
function boundIn(target: SyntaxNode): readonly string[] {
  if (target.type === 'Subscript' || target.type === 'Attribute') return [nodeIn(target, 'value')].filter(isNode).flatMap(boundIn)
  return target.type === 'Name' ? [nameOf(target)] : childrenOf(target).flatMap(boundIn)
}

type TextKind = 'text' | 'texts'

/** Maps names that hold only input to its kind: a text, or a list of texts or of lists of them. */
export function namesOfTexts(tree: SyntaxNode): ReadonlyMap<string, TextKind> {
  const kinds = new Map<string, TextKind>()
  const mixed = new Set<string>()
  const hold = (target: SyntaxNode, kind: TextKind | null) => {
    const names = target.type === 'Tuple' || target.type === 'List' ? nodesIn(target, 'elts').map(nameOf) : [nameOf(target)]
    const own = names.length > 1 && kind === 'texts' ? 'text' : kind
    for (const name of names) {
      if (own === null || (kinds.get(name) ?? own) !== own) mixed.add(name)
      else kinds.set(name, own)
    }
  }
  for (const node of nodesOf(tree)) {
    const value = node.type === 'Assign' ? nodeIn(node, 'value') : null
    const isEmptyList = value?.type === 'List' && nodesIn(value, 'elts').length === 0
    if (value !== null && !isEmptyList) for (const target of nodesIn(node, 'targets')) hold(target, textKindOf(value, kinds))
    const target = nodeIn(node, 'target')
    // Handles `rows.append(input().split())`.
    const list = methodOf(node) === 'append' ? nodeIn(nodeIn(node, 'func'), 'value') : null
    if (list !== null) hold(list, textKindOf(firstArgument(node), kinds) === null ? null : 'texts')
    if (target !== null) hold(target, textKindOf(nodeIn(node, 'iter'), kinds) === 'texts' ? 'text' : null)
  }
  for (const name of mixed) kinds.delete(name)
  return kinds
}

/** Returns the kind of text that an expression gives, if it comes from the input. */
export function textKindOf(node: MaybeNode, names: ReadonlyMap<string, TextKind>): TextKind | null {
  if (!node) return null
  if (isCallOf(node, 'input') || methodOf(node) === 'readline') return 'text'
  const inner = () => textKindOf(nodeIn(nodeIn(node, 'func'), 'value'), names)
  if (['strip', 'rstrip', 'lstrip'].includes(methodOf(node))) return inner()
  if (methodOf(node) === 'split') return inner() === 'text' ? 'texts' : null
  // Handles `[input() for _ in range(n)]`.
  if (node.type === 'ListComp') return textKindOf(nodeIn(node, 'elt'), names) === 'text' ? 'texts' : null
  if (isCallOf(node, 'list', 'sorted')) return textKindOf(firstArgument(node), names) === 'texts' ? 'texts' : null
  if (node.type === 'Subscript') {
    const whole = textKindOf(nodeIn(node, 'value'), names)
    return whole === null || nodeIn(node, 'slice')?.type === 'Slice' ? whole : 'text'
  }
  return names.get(nameOf(node)) ?? null
}
