import {
  argumentsOf,
  bodyNodes,
  isEndless,
  isRefuted,
  isWrong,
  loopsIn,
  mayBeWrong,
  namesPrinted,
  namesStored,
  nodeRule,
  treeRule,
  type TutorRule,
} from './attempt.ts'
import {
  constantOf,
  isCallOf,
  methodOf,
  nameOf,
  namesIn,
  nodeIn,
  nodesIn,
  nodesOf,
  nodesOfType,
  type SyntaxNode,
  wordIn,
} from '../syntaxTree.ts'
import type { OutputDifference } from '../outputDifference.ts'

const whilesIn = (tree: SyntaxNode) => nodesOfType(tree, 'While')
const forsIn = (tree: SyntaxNode) => nodesOfType(tree, 'For')

/** Methods that change the object they are called on. */
const changing = new Set('append add pop popleft remove discard extend insert clear update push sort reverse'.split(' '))

/** Rules about loops. */
export const loopRules: readonly TutorRule[] = [
  nodeRule(
    '끝나지 않는 반복',
    // A program that was judged without an endless run has no endless loop.
    (tree, attempt) =>
      isEndless(attempt) || attempt.state === null ? whilesIn(tree).find((loop) => !canEnd(loop) && !isTried(tree, loop)) : undefined,
    () => [
      '이 조건은 언제 거짓이 되나요? 반복 안에서 무엇이 바뀌어야 하나요?',
      '조건에 나온 값이 반복 안에서 바뀌지 않으면 반복은 끝나지 않아요. 한 단계씩 보면서 값이 움직이는지 지켜보세요.',
    ],
  ),
  treeRule('끝나지 않은 반복', (tree, attempt) => {
    // An example is small: a loop over values seldom runs for ever on it.
    const isSmall = attempt.difference !== null && whilesIn(tree).length > 0
    const loops = isSmall ? whilesIn(tree) : loopsIn(tree)
    const inner = new Set(loops.flatMap(bodyNodes))
    const [first, ...others] = loops.filter((loop) => !inner.has(loop))
    if (!isEndless(attempt) || first === undefined) return null
    // If there are several loops, it is unknown which one is endless.
    const line = others.length === 0 ? first.line : null
    return isSmall
      ? {
          line,
          question: 'while 반복은 가장 작은 입력에서 몇 번 돌고 끝나나요? 그동안 조건에 나온 값은 어떻게 바뀌나요?',
          explanation:
            '값이 조건에서 멀어지는 쪽으로 바뀌거나 딱 그 값을 건너뛰면 반복이 끝나지 않아요. 끝나더라도 너무 많이 돌면 시간이 모자라요. 한 단계씩 보면서 값이 움직이는지 지켜보세요.',
        }
      : {
          line,
          question: '입력이 가장 클 때 반복의 안쪽은 모두 몇 번 실행되나요?',
          explanation:
            '끝나기는 해도 너무 많이 돌면 시간이 모자라요. 반복 속의 반복은 횟수를 서로 곱해요. 이미 구한 것을 다시 구하지 않는지, 끝나는 쪽으로 다가가는지 살펴보세요.',
        }
  }),
  nodeRule(
    '한 번만 도는 반복',
    (tree, attempt) =>
      isWrong(attempt)
        ? loopsIn(tree).flatMap((loop) => nodesIn(loop, 'body').filter(({ type }) => /^(?:Return|Break)$/.test(type)))[0]
        : undefined,
    () => [
      '이 반복은 몇 번 도나요? 이 줄을 만나면 그다음에는 어떻게 되나요?',
      'return과 break는 그 자리에서 바로 끝내요. 조건 없이 반복의 안쪽에 적으면 첫 번째에서 끝나 버려요.',
    ],
  ),
  nodeRule(
    '반복의 마지막 값',
    (tree, attempt) => (mayBeWrong(attempt) ? nodesOf(tree).find((node) => isRangeToName(node) && !countsPlaces(tree, node)) : undefined),
    () => [
      'range가 마지막으로 주는 수는 무엇인가요? 그 수면 되나요?',
      'range는 끝에 적은 수의 바로 앞에서 멈춰요. 작은 수를 넣어 처음과 마지막 값을 종이에 적어 보세요.',
    ],
  ),
  nodeRule(
    '0부터 세는 반복',
    (tree, attempt) => {
      const { difference, expectedOutput } = attempt
      return difference !== null &&
        countDifferences.has(difference.kind) &&
        !(difference.kind === 'EXTRA_LINES' && isOneLine(expectedOutput))
        ? forsIn(tree).find((loop) => countsFromZero(loop) && (isUsedAsItIs(loop) || !isRefuted(attempt, 'START_OF_LOOP', loop.line)))
        : undefined
    },
    () => [
      '이 반복의 변수는 어떤 수에서 시작해서 어떤 수에서 끝나나요?',
      'range에 수를 하나만 적으면 0에서 시작해서 그 수의 바로 앞에서 멈춰요. 문제는 몇부터 몇까지 세는지 비교해 보세요.',
    ],
  ),
  nodeRule(
    '하나 부족하거나 하나 남는 반복',
    (tree, { difference }) =>
      difference?.kind === 'MISSING_LINES'
        ? loopsIn(tree).find(countsTurns)
        : difference?.kind === 'OFF_BY_ONE'
          ? loopsIn(tree).find((loop) => countsTurns(loop) && countsWhatIsPrinted(tree, loop))
          : undefined,
    () => [
      '이 반복은 몇 번 도나요? 몇 번 돌아야 하나요?',
      '처음 값과 마지막 값을 모두 세는지, 한쪽을 빼먹는지 살펴보세요. 입력이 1일 때를 손으로 따라가면 잘 보여요.',
    ],
  ),
]

/** The differences that a wrong start of a count can cause. */
const countDifferences = new Set<OutputDifference['kind']>(['OFF_BY_ONE', 'MISSING_LINES', 'EXTRA_LINES', 'MISSING_TEXT', 'OTHER'])

const isOneLine = (output: string | null) => output?.trim().includes('\n') === false

/** Finds `for i in range(n)` whose number is used directly: not as an index, and not as `i + 1`. */
function countsFromZero(loop: SyntaxNode): boolean {
  const range = nodeIn(loop, 'iter')
  const name = nameOf(nodeIn(loop, 'target'))
  if (range === null || !isCallOf(range, 'range') || argumentsOf(range).length !== 1) return false
  const inside = bodyNodes(loop)
  const isOffset = inside.some(
    (node) => node.type === 'BinOp' && [nodeIn(node, 'left'), nodeIn(node, 'right')].some(isPlainOne) && namesIn(node).has(name),
  )
  const isPlace = inside.some((node) => node.type === 'Subscript' && namesIn(nodeIn(node, 'slice')).has(name))
  return !isOffset && !isPlace && inside.some((node) => nameOf(node) === name)
}

/** Tells whether the number itself is printed or added up, and not only a value computed from it. */
function isUsedAsItIs(loop: SyntaxNode): boolean {
  const name = nameOf(nodeIn(loop, 'target'))
  return bodyNodes(loop).some((node) =>
    isCallOf(node, 'print', 'str')
      ? argumentsOf(node).some((one) => nameOf(one) === name)
      : ((node.type === 'FormattedValue' || node.type === 'AugAssign') && nameOf(nodeIn(node, 'value')) === name) ||
        (wordIn(node, 'op') === 'Add' && ['left', 'right'].some((side) => nameOf(nodeIn(node, side)) === name)),
  )
}

const isPlainOne = (node: SyntaxNode | null) => constantOf(node, 'int') === '1'

/** Tells whether a loop counts its turns: it does not run over values, or over lines to read. */
const countsTurns = (loop: SyntaxNode) =>
  (loop.type === 'While' || isCallOf(nodeIn(loop, 'iter'), 'range')) && !bodyNodes(loop).some((node) => isCallOf(node, 'input'))

/** Finds `days += 1` or `days = days + 1` in each turn, where `days` is printed in the end. */
function countsWhatIsPrinted(tree: SyntaxNode, loop: SyntaxNode): boolean {
  const printed = namesPrinted(tree)
  return nodesIn(loop, 'body').some((node) => {
    const sum = node.type === 'AugAssign' ? node : nodeIn(node, 'value')
    const name = nameOf(nodeIn(node, 'target') ?? nodesIn(node, 'targets')[0])
    return printed.has(name) && [nodeIn(sum, 'value'), nodeIn(sum, 'right')].some((side) => isPlainOne(side))
  })
}

const ownerOf = (call: SyntaxNode) => nodeIn(nodeIn(call, 'func'), 'value')

/** Tells whether the loop is inside a try-block: an error in reading may end it. */
const isTried = (tree: SyntaxNode, loop: SyntaxNode) => nodesOfType(tree, 'Try').some((node) => bodyNodes(node).includes(loop))

/** Tells whether a while-loop can end: by a way out, or by a change of a name in its condition. */
function canEnd(loop: SyntaxNode): boolean {
  const inside = bodyNodes(loop)
  const test = nodeIn(loop, 'test')
  if (inside.some((node) => ['Break', 'Return', 'Raise'].includes(node.type) || isCallOf(node, 'exit', 'quit', 'next'))) return true
  if (test === null || nodesOf(test).some(({ type }) => type === 'Call')) return true
  const asked = namesIn(test)
  const stored = namesStored([...inside, ...nodesOfType(test, 'NamedExpr')])
  const changed = new Set(inside.filter((node) => changing.has(methodOf(node))).map((node) => nameOf(ownerOf(node))))
  // An argument may be changed by the call: `heappop(queue)`.
  const handedOn = new Set(
    inside.flatMap((node) => (node.type === 'Call' && !isCallOf(node, 'print', 'len') ? argumentsOf(node).map(nameOf) : [])),
  )
  return [...asked].some((name) => stored.has(name) || changed.has(name) || (handedOn.has(name) && name !== ''))
}

/** Tells whether a range is `range(n)` or `range(1, n)` with a plain name, where numbers are counted and not indexes. */
function isRangeToName(node: SyntaxNode): boolean {
  if (!isCallOf(node, 'range')) return false
  const [start, end] = argumentsOf(node)
  return constantOf(start, 'int') === '1' && nameOf(end) !== ''
}

/** Tells whether the range's numbers are indexes of a list, below its length. A list that is longer by one is counted from 1. */
function countsPlaces(tree: SyntaxNode, range: SyntaxNode): boolean {
  const loop = forsIn(tree).find((one) => nodeIn(one, 'iter') === range)
  const name = nameOf(nodeIn(loop, 'target'))
  const lists =
    loop === undefined
      ? []
      : bodyNodes(loop).flatMap((node) => (nameOf(nodeIn(node, 'slice')) === name ? [nameOf(nodeIn(node, 'value'))] : []))
  return lists.some((list) => !isLongerList(tree, list))
}

/** Finds a list that is longer by one and counts from 1: `[0] * (n + 1)` or `[0] + …`. */
const isLongerList = (tree: SyntaxNode, list: string) =>
  nodesOfType(tree, 'Assign').some(
    (node) => namesStored([node]).has(list) && nodesOfType(node, 'BinOp').some((sum) => wordIn(sum, 'op') === 'Add'),
  )
