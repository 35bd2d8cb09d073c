import { blocksOf } from './attempt.ts'
import type { Proof } from './trialKinds.ts'
import { isCallOf, nodeIn, nodesIn, nodesOf, nodesOfType, type SyntaxNode } from '../syntaxTree.ts'

/** A program that differs from the learner's in one place. */
export interface Trial extends Proof {
  readonly code: string
}

export type Lines = readonly string[]

export const isOnOneLine = ({ line, endLine }: SyntaxNode) => line > 0 && line === endLine

/** Lists the trials that move whole lines. */
export function moves(tree: SyntaxNode, lines: Lines): readonly Trial[] {
  const owners = nodesOfType(tree, 'For', 'While', 'If')
  const out = owners.flatMap((owner): readonly Trial[] => {
    const body = nodesIn(owner, 'body')
    const last = body.at(-1)
    // A block that moves behind a loop examines only the last item, which may be right by chance.
    return last === undefined || body.length < 2 || nodesIn(owner, 'orelse').length > 0 || 'body' in last.fields
      ? []
      : [{ kind: 'DEPTH', line: last.line, code: shifted(last, owner.column - last.column, lines) }]
  })
  const blocks = blocksOf(tree)
  const beside = blocks.flatMap((block) =>
    block.flatMap((node, at): readonly Trial[] => {
      const before = block[at - 1]
      return before === undefined
        ? []
        : [...movesIn(before, node, lines), ...exchanges(before, node, lines), ...elseIf(before, node, lines)]
    }),
  )
  return [...out, ...beside, ...resets(tree, lines), ...owners.flatMap((owner) => alsoAsked(owner, lines))]
}

/** Returns trials in which the last `elif` becomes an `if` of its own. */
function alsoAsked(owner: SyntaxNode, lines: Lines): readonly Trial[] {
  const [next] = owner.type === 'If' ? nodesIn(owner, 'orelse') : []
  const line = next === undefined ? '' : String(lines[next.line - 1])
  return next?.type === 'If' && nodesIn(next, 'orelse').length === 0 && /^\s*elif\b/.test(line)
    ? [{ kind: 'BOTH', line: next.line, code: lines.with(next.line - 1, line.replace('elif', 'if')).join('\n') }]
    : []
}

/** Returns trials that move a first value into a loop, or from a loop to right before it. */
function resets(tree: SyntaxNode, lines: Lines): readonly Trial[] {
  const starts = nodesOfType(tree, 'Assign').filter(
    (node) => isOnOneLine(node) && /^(?:Constant|List|Dict)$/.test(String(nodeIn(node, 'value')?.type)),
  )
  return nodesOfType(tree, 'For', 'While').flatMap((loop) => {
    const body = nodesIn(loop, 'body')
    const [first] = body
    if (first === undefined || first.line === loop.line) return []
    return starts.flatMap((start): readonly Trial[] => {
      const isInside = body.includes(start)
      if (!isInside && (start.column !== loop.column || start.line > loop.line)) return []
      const moved = String(lines[start.line - 1]).trim()
      const [to, column] = isInside ? [loop.line, loop.column] : [first.line, first.column]
      const others = lines.map((text, at) => (at + 1 === start.line ? '' : text))
      return [{ kind: 'RESET', line: start.line, code: others.toSpliced(to - 1, 0, ' '.repeat(column) + moved).join('\n') }]
    })
  })
}

/** Returns trials that move a line into the block that ends right above it. */
function movesIn(before: SyntaxNode, node: SyntaxNode, lines: Lines): readonly Trial[] {
  const [first] = nodesIn(before, 'body')
  const isBlock = ['For', 'While', 'If'].includes(before.type) && nodesIn(before, 'orelse').length === 0
  return first === undefined || !isBlock || first.line === before.line
    ? []
    : [{ kind: 'DEPTH', line: node.line, code: shifted(node, first.column - node.column, lines) }]
}

const isStep = (node: SyntaxNode) => isOnOneLine(node) && /^(?:Assign|AugAssign|Expr)$/.test(node.type)

function exchanges(before: SyntaxNode, node: SyntaxNode, lines: Lines): readonly Trial[] {
  const [upper, lower] = [lines[before.line - 1], lines[node.line - 1]]
  if (!isStep(before) || !isStep(node) || upper === undefined || lower === undefined || node.line === before.line) return []
  return [
    {
      kind: [before, node].every((one) => nodesOf(one).some((call) => isCallOf(call, 'input'))) ? 'READING' : 'ORDER',
      line: node.line,
      code: lines
        .with(before.line - 1, lower)
        .with(node.line - 1, upper)
        .join('\n'),
    },
  ]
}

function elseIf(before: SyntaxNode, node: SyntaxNode, lines: Lines): readonly Trial[] {
  const line = String(lines[node.line - 1])
  return before.type !== 'If' || node.type !== 'If' || nodesIn(before, 'orelse').length > 0
    ? []
    : [
        {
          kind: 'ELSE_IF',
          line: node.line,
          code: lines.with(node.line - 1, `${line.slice(0, node.column)}el${line.slice(node.column)}`).join('\n'),
        },
      ]
}

/** Returns the statement's lines, indented by more or less. */
function shifted({ line, endLine }: SyntaxNode, by: number, lines: Lines): string {
  return lines
    .map((text, at) => {
      if (at + 1 < line || at + 1 > endLine) return text
      return by > 0 ? ' '.repeat(by) + text : text.slice(-by)
    })
    .join('\n')
}
