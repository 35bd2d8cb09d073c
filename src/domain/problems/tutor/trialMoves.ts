import { blocksOf } from './attempt.ts'
import type { Proof } from './trialKinds.ts'
import { isCallOf, nodeIn, nodesIn, nodesOf, nodesOfType, type SyntaxNode } from '../syntaxTree.ts'

/** A program that differs from the learner's in one place. */
export interface Trial extends Proof {
  /** The program with one half of the change each: if that is enough, the whole change proves nothing. */
  readonly halves?: readonly string[]
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
        : [
            ...movesIn(before, node, lines),
            ...exchanges(before, node, lines),
            ...movedBehind(before, node, lines),
            ...elseIf(before, node, lines),
          ]
    }),
  )
  return [
    ...out,
    ...beside,
    ...resets(tree, lines),
    ...owners.flatMap((owner) => alsoAsked(owner, lines)),
    ...owners.flatMap((owner) => exchangedBranches(owner, lines)),
    ...exchangedWords(tree, lines),
    ...withoutExits(tree, lines),
  ]
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

/** Returns a trial that moves a step behind the block below it. */
function movedBehind(before: SyntaxNode, node: SyntaxNode, lines: Lines): readonly Trial[] {
  if (!isStep(before) || node.type !== 'If' || node.line <= before.line) return []
  const step = lines.slice(before.line - 1, before.line)
  const moved = [...lines.slice(0, before.line - 1), ...lines.slice(before.line, node.endLine), ...step, ...lines.slice(node.endLine)]
  return [{ kind: 'ORDER', line: before.line, code: moved.join('\n') }]
}

/** Returns a trial in which the blocks of `if` and `else` change places. */
function exchangedBranches(owner: SyntaxNode, lines: Lines): readonly Trial[] {
  const [body, orelse] = owner.type === 'If' ? [nodesIn(owner, 'body'), nodesIn(owner, 'orelse')] : []
  const [first, last, firstElse, lastElse] = [body?.[0], body?.at(-1), orelse?.[0], orelse?.at(-1)]
  if (first === undefined || last === undefined || firstElse === undefined || lastElse === undefined) return []
  const isElif = lines.slice(owner.line - 1, owner.line).some((text) => /^\s*elif\b/.test(text))
  if (isElif || first.line === owner.line || first.column !== firstElse.column) return []
  const [block, otherBlock] = [lines.slice(first.line - 1, last.endLine), lines.slice(firstElse.line - 1, lastElse.endLine)]
  const withBlocks = (upper: Lines, lower: Lines) =>
    [
      ...lines.slice(0, first.line - 1),
      ...upper,
      ...lines.slice(last.endLine, firstElse.line - 1),
      ...lower,
      ...lines.slice(lastElse.endLine),
    ].join('\n')
  const halves = [withBlocks(block, block), withBlocks(otherBlock, otherBlock)]
  return [{ kind: 'BRANCHES', line: owner.line, code: withBlocks(otherBlock, block), halves }]
}

const indented = ({ column }: SyntaxNode, text: string) => ' '.repeat(column) + text

/** Returns trials in which two lines that print different words in different branches change places. */
function exchangedWords(tree: SyntaxNode, lines: Lines): readonly Trial[] {
  const prints = nodesOfType(tree, 'If')
    .flatMap((node) => [nodesIn(node, 'body'), nodesIn(node, 'orelse')])
    .flatMap((block) => (block.length === 1 ? block : []))
    .filter((node) => isOnOneLine(node) && isCallOf(nodeIn(node, 'value'), 'print'))
  return prints.flatMap((one, at) =>
    prints.slice(at + 1).flatMap((other): readonly Trial[] => {
      const [text, otherText] = [one, other].map(({ line }) => lines[line - 1]?.trim())
      if (text === undefined || otherText === undefined || text === otherText) return []
      const first = lines.with(one.line - 1, indented(one, otherText))
      const second = lines.with(other.line - 1, indented(other, text))
      const both = first.with(other.line - 1, indented(other, text))
      return [{ kind: 'BRANCHES', line: one.line, code: both.join('\n'), halves: [first.join('\n'), second.join('\n')] }]
    }),
  )
}

/** Returns trials in which a line does not end its loop or function. */
const withoutExits = (tree: SyntaxNode, lines: Lines): readonly Trial[] =>
  nodesOfType(tree, 'For', 'While')
    .flatMap((loop) => nodesIn(loop, 'body').flatMap(nodesOf))
    .filter((node) => isOnOneLine(node) && /^(?:Break|Continue|Return)$/.test(node.type))
    .map((node) => ({
      kind: 'EXIT',
      line: node.line,
      code: lines.with(node.line - 1, `${lines[node.line - 1]?.slice(0, node.column)}pass`).join('\n'),
    }))

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
