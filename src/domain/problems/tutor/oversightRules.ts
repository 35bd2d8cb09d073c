import { withParticle } from '../../korean.ts'
import { argumentsOf, blocksOf, bodyNodes, isWrong, loopsIn, namesStored, nodeRule, type TutorAttempt, type TutorRule } from './attempt.ts'
import { isEquality, sidesOf } from './conditionRules.ts'
import {
  constantOf,
  isCallOf,
  isNode,
  methodOf,
  nameOf,
  namesIn,
  nodeIn,
  nodesIn,
  nodesOf,
  nodesOfType,
  type SyntaxNode,
  wordIn,
  wordsIn,
} from '../syntaxTree.ts'

/** Rules about inputs that a program does not handle. */
export const oversightRules: readonly TutorRule[] = [
  nodeRule(
    '어느 갈래도 아닌 때',
    (tree, { difference }) => (difference?.kind === 'NOTHING_PRINTED' ? openChoices(tree, isSilentElsewhere(tree))[0] : undefined),
    () => [
      '예제의 입력을 넣으면 이 조건들 가운데 참이 되는 것이 있나요?',
      '어느 조건도 참이 아니면 아무것도 출력하지 않고 끝나요. 문제에 나올 수 있는 입력이 모두 어느 한 갈래에는 들어가야 해요.',
    ],
  ),
  nodeRule(
    '거짓일 때의 출력',
    (tree, { difference }) => (difference?.kind === 'MISSING_LINES' ? openChoices(tree, loopsIn(tree).length === 0)[0] : undefined),
    () => ['이 조건이 거짓이면 무엇이 나와야 하나요? 지금은요?', '짝이 되는 else가 없으면 조건이 거짓일 때 아무것도 출력하지 않아요.'],
  ),
  nodeRule(
    '개수로 물은 순서',
    (tree, attempt) => (isWrong(attempt) ? nodesOfType(tree, 'Compare').find(comparesCounts) : undefined),
    () => [
      '두 개수가 같으면 놓인 순서도 늘 맞나요? 개수는 같은데 답이 달라야 하는 입력을 하나 만들어 보세요.',
      'count는 몇 개인지만 세고, 어디에 어떤 순서로 있는지는 보지 않아요.',
    ],
  ),
  nodeRule(
    '벗어난 채로 남은 값',
    (tree, attempt) => (isWrong(attempt) ? loopsIn(tree).flatMap(leftOutside)[0] : undefined),
    (node) => [
      `이 조건이 참일 때 ${withParticle([...namesIn(nodeIn(node, 'test'))].join(', '), '은는')} 얼마이고, 다음 반복은 어떤 값에서 시작하나요?`,
      '먼저 바꾸고 나서 벗어났는지 물으면, 벗어난 값이 그대로 남아요. 문제에서는 그때 값이 얼마여야 하는지 다시 읽어 보세요.',
    ],
  ),
  nodeRule(
    '마지막에 남은 묶음',
    (tree, attempt) => (isWrong(attempt) ? loopsIn(tree).flatMap((loop) => recordsOnBreak(tree, loop))[0] : undefined),
    () => [
      '반복이 끝났을 때 마지막까지 이어진 묶음도 이 줄에 왔나요?',
      '묶음이 끊길 때에만 적으면, 끊기지 않고 끝난 묶음은 적을 때가 오지 않아요. 가장 짧은 입력을 넣어 따라가 보세요.',
    ],
  ),
  nodeRule(
    '맨 앞의 앞 칸',
    (tree, attempt) => (isWrong(attempt) ? loopsIn(tree).flatMap(looksBeforeFirst)[0] : undefined),
    () => [
      '반복의 첫 번째 값에서 이 줄의 칸 번호는 몇인가요? 그 번호의 칸은 어디에 있나요?',
      '-1번 칸은 오류가 나지 않고 맨 끝의 칸을 가리켜요. 맨 앞에는 앞 칸이 없으니, 맨 앞도 보아야 하는지 생각해 보세요.',
    ],
  ),
  nodeRule(
    '한 자리만 이어 붙이기',
    (tree, attempt) => (isWrong(attempt) && attempt.difference === null ? nodesOfType(tree, 'BinOp').find(joinsOneDigit) : undefined),
    () => [
      '뒤의 수가 두 자리이거나 앞의 수가 0이면 이 계산에서는 무엇이 나오나요?',
      '10을 곱하면 뒤에 올 자리가 하나만 생겨요. 수를 나란히 이어 붙이는 것과 계산하는 것은 달라요.',
    ],
  ),
]

const prints = (nodes: readonly SyntaxNode[]) => nodes.flatMap(nodesOf).filter((node) => isCallOf(node, 'print'))

/** Returns the last condition of `if … elif …`. */
function lastOf(choice: SyntaxNode): SyntaxNode {
  const [next, ...others] = nodesIn(choice, 'orelse')
  return next?.type === 'If' && others.length === 0 ? lastOf(next) : choice
}

/** Lists choices that print nothing where no condition holds; none if the output may have another reason. */
function openChoices(tree: SyntaxNode, isAlone: boolean): readonly SyntaxNode[] {
  const choices = nodesIn(tree, 'body').filter(({ type }) => type === 'If')
  return isAlone ? choices.filter((node) => prints([node]).length > 0 && nodesIn(lastOf(node), 'orelse').length === 0) : []
}

/** Tells whether every print is inside a choice of the program itself. */
function isSilentElsewhere(tree: SyntaxNode): boolean {
  const others = nodesIn(tree, 'body').filter(({ type }) => type !== 'If')
  return prints(others).length === 0
}

/** Recognizes equal counts: `s.count('(') == s.count(')')`. */
function comparesCounts(node: SyntaxNode): boolean {
  const sides = sidesOf(node)
  return isEquality(node) && sides.length === 2 && sides.every((side) => methodOf(side) === 'count')
}

/** Finds `if depth < 0 or depth > d: refused += 1` after `depth` was changed: it keeps a value that is not allowed. */
function leftOutside(loop: SyntaxNode): readonly SyntaxNode[] {
  const body = nodesIn(loop, 'body')
  return body.filter((node, at) => {
    const test = nodeIn(node, 'test')
    if (node.type !== 'If' || test?.type !== 'BoolOp' || wordIn(test, 'op') !== 'Or') return false
    const [first, second] = nodesIn(test, 'values').map((one) => nameOf(nodeIn(one, 'left')))
    const changed = namesStored(body.slice(0, at).flatMap((one) => nodesOfType(one, 'AugAssign')))
    const isLeft = bodyNodes(node).every(({ type }) => type !== 'Break' && type !== 'Continue')
    return first !== undefined && first === second && changed.has(first) && !namesStored(nodesOf(node)).has(first) && isLeft
  })
}

/** Finds `best = max(best, run)` and `run = 0` side by side in one branch of a loop, with no use of `run` after the loop. */
function recordsOnBreak(tree: SyntaxNode, loop: SyntaxNode): readonly SyntaxNode[] {
  const over = namesIn(nodeIn(loop, 'iter'))
  const sources = [
    nodeIn(loop, 'iter'),
    ...nodesOfType(tree, 'Assign').filter((node) => [...namesStored([node])].some((name) => over.has(name))),
  ]
  // An extra item at the end also ends the last run.
  if (sources.filter(isNode).some((node) => nodesOfType(node, 'BinOp').some((sum) => wordIn(sum, 'op') === 'Add'))) return []
  const later = nodesOfType(tree, 'Name').filter(({ line }) => line > loop.endLine)
  const counts = nodesOfType(loop, 'AugAssign').map((node) => nodeIn(node, 'target'))
  return blocksOf(loop)
    .filter((block) => block !== nodesIn(loop, 'body'))
    .flatMap((block) =>
      block.filter((node, at) => {
        const after = block.slice(at + 1).filter((one) => constantOf(nodeIn(one, 'value'), 'int') !== null)
        const name = [...namesStored(after)].find((one) => namesIn(node).has(one) && !namesStored(nodesOf(node)).has(one))
        const own = new Set(block.flatMap(nodesOf))
        const reads = nodesOfType(loop, 'Name').filter((one) => nameOf(one) === name && !own.has(one) && !counts.includes(one))
        return (
          name !== undefined &&
          counts.some((one) => nameOf(one) === name) &&
          reads.length === 0 &&
          !later.some((one) => nameOf(one) === name)
        )
      }),
    )
}

/** Finds `a[i - 1]` for `i` from 0, where no condition excludes `i`. */
function looksBeforeFirst(loop: SyntaxNode): readonly SyntaxNode[] {
  const range = nodeIn(loop, 'iter')
  const name = nameOf(nodeIn(loop, 'target'))
  const isFromZero =
    range !== null && isCallOf(range, 'range') && (argumentsOf(range).length === 1 || constantOf(argumentsOf(range)[0], 'int') === '0')
  const isAsked = bodyNodes(loop).some((node) => node.type === 'Compare' && sidesOf(node).some((side) => nameOf(side) === name))
  if (!isFromZero || isAsked) return []
  return bodyNodes(loop).filter((node) => {
    const place = node.type === 'Subscript' ? nodeIn(node, 'slice') : null
    return (
      wordsIn(place, 'op').join() === 'Sub' && nameOf(nodeIn(place, 'left')) === name && constantOf(nodeIn(place, 'right'), 'int') === '1'
    )
  })
}

/** Recognizes `a * 10 + b`. */
function joinsOneDigit(node: SyntaxNode): boolean {
  const product = nodeIn(node, 'left')
  return (
    wordIn(node, 'op') === 'Add' &&
    wordsIn(product, 'op').join() === 'Mult' &&
    constantOf(nodeIn(product, 'right'), 'int') === '10' &&
    nameOf(nodeIn(product, 'left')) !== '' &&
    nameOf(nodeIn(node, 'right')) !== ''
  )
}

/** Tells whether a line may be right by chance: the result is off by one, and the condition reads a value that the loop carries on. */
export function isByChance({ tree, difference }: TutorAttempt, line: number): boolean {
  if (tree === null || difference?.kind !== 'OFF_BY_ONE') return false
  return nodesOfType(tree, 'For', 'While').some((loop) => {
    const carried = namesStored(nodesOfType(loop, 'AugAssign'))
    return bodyNodes(loop).some(
      (node) => node.type === 'If' && node.line === line && [...namesIn(nodeIn(node, 'test'))].some((name) => carried.has(name)),
    )
  })
}
