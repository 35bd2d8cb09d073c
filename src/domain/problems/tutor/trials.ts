import { bodyNodes, namesStored } from './attempt.ts'
import { trialKinds, type TrialKind } from './trialKinds.ts'
import { isOnOneLine, type Lines, moves, type Trial } from './trialMoves.ts'
import {
  childrenOf,
  constantOf,
  isCallOf,
  isNode,
  methodOf,
  nameOf,
  nodeIn,
  nodesIn,
  nodesOf,
  nodesOfType,
  type SyntaxNode,
  wordIn,
  wordsIn,
} from '../syntaxTree.ts'

/** The maximum number of trials: more would take too long to run. */
export const maxTrials = 160

/** Lists the trials, each with a change of one place. Some cannot be parsed, which is harmless: they never turn out right. */
export function trialsOf(code: string, tree: SyntaxNode): readonly Trial[] {
  const lines = code.split('\n')
  const changes = [
    ...nodesOf(tree).flatMap((node) => changesAt(node, lines)),
    ...textChanges(tree, lines),
    ...nameChanges(tree, lines),
    ...turnChanges(tree),
  ]
  // A program that reads fewer lines than there are may be right by chance.
  const readers = new Set(
    nodesOfType(tree, 'For').flatMap((loop) => (bodyNodes(loop).some((node) => isCallOf(node, 'input')) ? loop.line : [])),
  )
  const isLess = ({ kind, line, text }: Change) => readers.has(line) && (kind === 'NUMBER' || (kind === 'TURNS' && text.endsWith('- 1)')))
  // A count that begins below 0 is right by chance.
  const counters = new Set(nodesOfType(tree, 'AugAssign').map((node) => nameOf(nodeIn(node, 'target'))))
  const counted = new Set(
    nodesOfType(tree, 'Assign').flatMap((node) => (nodesIn(node, 'targets').some((one) => counters.has(nameOf(one))) ? node.line : [])),
  )
  const isBelow = ({ kind, line, text }: Change) => kind === 'START' && text === '-1' && counted.has(line)
  const replaced = changes
    .filter((change) => !isLess(change) && !isBelow(change))
    .map(({ kind, line, from, to, text }) => ({
      kind,
      line,
      code: lines.with(line - 1, `${lines[line - 1]?.slice(0, from)}${text}${lines[line - 1]?.slice(to)}`).join('\n'),
    }))
  const trials = [...replaced, ...moves(tree, lines)].toSorted(
    (one, other) => trialKinds.indexOf(one.kind) - trialKinds.indexOf(other.kind),
  )
  return trials.slice(0, maxTrials)
}

/** A replacement of a part of a line. */
interface Change {
  readonly kind: TrialKind
  readonly line: number
  readonly from: number
  readonly to: number
  readonly text: string
}

const source = (node: SyntaxNode, lines: Lines) => String(lines[node.line - 1]).slice(node.column, node.endColumn)
/** Returns the text between two nodes of a line: an operator, and brackets that belong to neither. */
const gap = (one: SyntaxNode, other: SyntaxNode, lines: Lines) => String(lines[one.line - 1]).slice(one.endColumn, other.column)

const instead = (kind: TrialKind, node: SyntaxNode, text: string): Change => ({
  kind,
  line: node.line,
  from: node.column,
  to: node.endColumn,
  text,
})

/** Returns changes of the node's number to one more and one less. */
const oneOff = (kind: TrialKind, node: SyntaxNode, lines: Lines) =>
  ['+', '-'].map((sign) => instead(kind, node, `(${source(node, lines)} ${sign} 1)`))

function changesAt(node: SyntaxNode, lines: Lines): readonly Change[] {
  return isOnOneLine(node) ? (changesByType[node.type]?.(node, lines) ?? []) : []
}

type Changes = (node: SyntaxNode, lines: Lines) => readonly Change[]

const signs: Readonly<Record<string, readonly [sign: string, equal: string | null, direction: string]>> = {
  Lt: ['<', '<=', '>'],
  LtE: ['<=', '<', '>='],
  Gt: ['>', '>=', '<'],
  GtE: ['>=', '>', '<='],
  Eq: ['==', null, '!='],
  NotEq: ['!=', null, '=='],
  In: ['in', null, 'not in'],
  NotIn: ['not in', null, 'in'],
}

const operators: Readonly<Record<string, string>> = { Add: '+', Sub: '-', Mult: '*', Div: '/', FloorDiv: '//', Mod: '%' }

/** A number above all compared values, and its negative below them; a list of that length can still be made. */
const far = 1_000_000

const isSum = (node: SyntaxNode) => node.type === 'BinOp' && /^(?:Add|Sub)$/.test(wordIn(node, 'op'))
const isProduct = (node: SyntaxNode) => node.type === 'BinOp' && /^(?:Mult|Div|FloorDiv|Mod)$/.test(wordIn(node, 'op'))

/** Returns both nodes as a pair, if both exist. */
const couples = (one: SyntaxNode | null, other: SyntaxNode | null) =>
  [one].filter(isNode).flatMap((first) => [other].filter(isNode).map((second) => [first, second] as const))

const sidesOfSum = (node: SyntaxNode) => [nodeIn(node, 'left'), nodeIn(node, 'right')].filter(isNode)

const changesByType: Readonly<Record<string, Changes>> = {
  Compare: (node, lines) => {
    const sides = [nodeIn(node, 'left'), ...nodesIn(node, 'comparators')].filter(isNode)
    return wordsIn(node, 'ops').flatMap((word, at): readonly Change[] => {
      const [before, after] = sides.slice(at, at + 2)
      const found = signs[word]
      if (before === undefined || after === undefined || found === undefined) return []
      const [sign, equal, direction] = found
      const between = (kind: TrialKind, other: string): Change => ({
        kind,
        line: node.line,
        from: before.endColumn,
        to: after.column,
        text: gap(before, after, lines).replace(sign, other),
      })
      const turned = between('DIRECTION', direction)
      return equal === null ? [turned] : [between('EQUAL', equal), turned]
    })
  },
  BoolOp: (node, lines) => {
    const values = nodesIn(node, 'values')
    const [word, other] = wordIn(node, 'op') === 'And' ? ['and', 'or'] : ['or', 'and']
    const text = values.map((value, at) => {
      const next = values[at + 1]
      return source(value, lines) + (next === undefined ? '' : gap(value, next, lines).replace(word, other))
    })
    return [instead('JOIN', node, text.join(''))]
  },
  BinOp: (node, lines) => {
    const word = wordIn(node, 'op')
    const [left, right] = sidesOfSum(node)
    if (left === undefined || right === undefined || operators[word] === undefined) return []
    const between = gap(left, right, lines)
    const others = Object.values(operators).filter((sign) => sign !== operators[word])
    const inOrder = (text: string) => instead('BRACKETS', node, text)
    return [
      ...others.map(
        (sign): Change => ({
          kind: 'SIGN',
          line: node.line,
          from: left.endColumn,
          to: right.column,
          text: between.replace(String(operators[word]), sign),
        }),
      ),
      ...(word === 'Add' || word === 'Mult' ? [] : [instead('EXCHANGED', node, source(right, lines) + between + source(left, lines))]),
      // `(a + b) * c` and `a * (b + c)` without their brackets, and the other way round.
      ...(isProduct(node) && (isSum(left) || isSum(right))
        ? [inOrder(source(left, lines) + between.replaceAll(/[()]/g, '') + source(right, lines))]
        : []),
      ...(isProduct(node) && isSum(left) ? spread(left, between, right, lines).map(inOrder) : []),
      ...(isSum(node) && isProduct(right) ? regrouped(left, between, right, lines).map(inOrder) : []),
      ...(isSum(node) && isProduct(left) ? regroupedBehind(left, between, right, lines).map(inOrder) : []),
    ]
  },
  AugAssign: (node, lines) => {
    return couples(nodeIn(node, 'target'), nodeIn(node, 'value')).flatMap(([target, value]) => {
      const own = gap(target, value, lines).trim()
      return ['+=', '-=', '*=', '='].flatMap((sign): readonly Change[] =>
        own === sign ? [] : [{ kind: 'SIGN', line: node.line, from: target.endColumn, to: value.column, text: ` ${sign} ` }],
      )
    })
  },
  Assign: (node) => {
    const [first = null, ...others] = nodesIn(node, 'targets')
    return couples(first, nodeIn(node, 'value')).flatMap(([target, value]): readonly Change[] => {
      const number = constantOf(value, 'int')
      if (number !== null) return [Number(number) + 1, Number(number) - 1, far, -far].map((other) => instead('START', value, String(other)))
      // The sum may have been meant to continue.
      return target.type !== 'Name' || others.length > 0
        ? []
        : [{ kind: 'SIGN', line: node.line, from: target.endColumn, to: value.column, text: ' += ' }]
    })
  },
  Subscript: (node, lines) => {
    const place = nodeIn(node, 'slice')
    const ends = place?.type === 'Slice' ? [nodeIn(place, 'lower'), nodeIn(place, 'upper')] : [place]
    return ends.filter(isNode).flatMap((end) => (constantOf(end, 'str') === null ? oneOff('PLACE', end, lines) : []))
  },
  Constant: (node) => {
    const number = constantOf(node, 'int')
    return number === null ? [] : [1, -1].map((by) => instead('NUMBER', node, String(Number(number) + by)))
  },
  Call: (node, lines) => {
    const [first, second, ...others] = nodesIn(node, 'args')
    const finder = nodeIn(node, 'func')
    if (finder !== null && isCallOf(node, 'max', 'min')) return [instead('FINDER', finder, nameOf(finder) === 'max' ? 'min' : 'max')]
    if (first === undefined) return []
    if (isCallOf(node, 'range')) return rangeChanges(first, second, lines)
    if (isCallOf(node, 'chr')) return oneOff('PLACE', first, lines)
    if (!isCallOf(node, 'print')) return []
    return second === undefined || others.length > 0
      ? []
      : [
          {
            kind: 'EXCHANGED',
            line: node.line,
            from: first.column,
            to: second.endColumn,
            text: source(second, lines) + gap(first, second, lines) + source(first, lines),
          },
        ]
  },
}

/** Regroups `(a + b) * c` as `a * c + b`. */
const spread = (left: SyntaxNode, between: string, right: SyntaxNode, lines: Lines): readonly string[] =>
  couples(nodeIn(left, 'left'), nodeIn(left, 'right')).map(
    ([one, other]) =>
      `(${source(one, lines)})${between.replaceAll(/[()]/g, '')}(${source(right, lines)})${gap(one, other, lines)}${source(other, lines)}`,
  )

/** Regroups `a + b * c` as `(a + b) * c`. */
const regrouped = (left: SyntaxNode, between: string, right: SyntaxNode, lines: Lines): readonly string[] =>
  couples(nodeIn(right, 'left'), nodeIn(right, 'right')).map(
    ([one, other]) => `(${source(left, lines)}${between}${source(one, lines)})${gap(one, other, lines)}${source(other, lines)}`,
  )

/** Regroups `a * b + c` as `a * (b + c)`. */
const regroupedBehind = (left: SyntaxNode, between: string, right: SyntaxNode, lines: Lines): readonly string[] =>
  couples(nodeIn(left, 'left'), nodeIn(left, 'right')).map(
    ([one, other]) => `${source(one, lines)}${gap(one, other, lines)}(${source(other, lines)}${between}${source(right, lines)})`,
  )

function rangeChanges(first: SyntaxNode, second: SyntaxNode | undefined, lines: Lines): readonly Change[] {
  const start = source(first, lines)
  if (second === undefined) return [instead('START_OF_LOOP', first, `1, ${start} + 1`), ...oneOff('TURNS', first, lines)]
  const further = (sign: string): Change => ({
    kind: 'START_OF_LOOP',
    line: first.line,
    from: first.column,
    to: second.endColumn,
    text: `(${start}) ${sign} 1, (${source(second, lines)}) ${sign} 1`,
  })
  return [further('+'), further('-'), ...oneOff('START_OF_LOOP', first, lines), ...oneOff('TURNS', second, lines)]
}

/** Lists the changes that convert input to numbers. */
function textChanges(tree: SyntaxNode, lines: Lines): readonly Change[] {
  const made = new Set(nodesOf(tree).flatMap((node) => (isCallOf(node, 'int', 'float', 'map') ? nodesOf(node).slice(1) : [])))
  const split = new Set(nodesOfType(tree, 'Attribute').flatMap(childrenOf))
  return nodesOf(tree)
    .filter((node) => isOnOneLine(node) && !made.has(node) && !split.has(node))
    .flatMap((node) => {
      if (isCallOf(node, 'input')) return [instead('TEXT', node, `int(${source(node, lines)})`)]
      return methodOf(node) === 'split' ? [instead('TEXT', node, `list(map(int, ${source(node, lines)}))`)] : []
    })
}

/** Lists the changes of each variable that is read to another variable of the program. */
function nameChanges(tree: SyntaxNode, lines: Lines): readonly Change[] {
  const stored = namesStored(nodesOf(tree))
  const targets = new Set(
    nodesOf(tree).flatMap((node) => [...nodesIn(node, 'targets'), ...[nodeIn(node, 'target')].filter(isNode)].flatMap(nodesOf)),
  )
  return nodesOfType(tree, 'Name')
    .filter((node) => isOnOneLine(node) && !targets.has(node) && stored.has(nameOf(node)))
    .flatMap((node) => [...stored].filter((name) => name !== source(node, lines)).map((name) => instead('NAME', node, name)))
}

/** Lists the changes of a name in a condition to the turn's number: `i + 1` for `w` in `w % 2` in a loop over `range(n)`. */
function turnChanges(tree: SyntaxNode): readonly Change[] {
  const stored = namesStored(nodesOf(tree))
  return nodesOfType(tree, 'For').flatMap((loop) => {
    const name = nameOf(nodeIn(loop, 'target'))
    const range = nodeIn(loop, 'iter')
    if (name === '' || range === null || !isCallOf(range, 'range')) return []
    return bodyNodes(loop)
      .filter(({ type }) => type === 'Compare')
      .flatMap((test) => nodesOfType(test, 'Name').filter((node) => isOnOneLine(node) && nameOf(node) !== name && stored.has(nameOf(node))))
      .map((node) => instead('NAME', node, `(${name} + 1)`))
  })
}
