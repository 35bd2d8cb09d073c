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

/** Methods that change what they are called on. */
const changing = new Set('append add pop popleft remove discard extend insert clear update push sort reverse'.split(' '))

/** Of loops. */
export const loopRules: readonly TutorRule[] = [
  nodeRule(
    '끝나지 않는 반복',
    // One that was judged and ended did end.
    (tree, attempt) =>
      isEndless(attempt) || attempt.state === null ? whilesIn(tree).find((loop) => !canEnd(loop) && !isTried(tree, loop)) : undefined,
    () => [
      '이 조건은 언제 거짓이 되나요? 반복 안에서 무엇이 바뀌어야 하나요?',
      '조건에 나온 값이 반복 안에서 바뀌지 않으면 반복은 끝나지 않아요. 한 단계씩 보면서 값이 움직이는지 지켜보세요.',
    ],
  ),
  treeRule('끝나지 않은 반복', (tree, attempt) => {
    // An example is small: what does not come to an end with it is seldom a loop over values.
    const isSmall = attempt.difference !== null && whilesIn(tree).length > 0
    const loops = isSmall ? whilesIn(tree) : loopsIn(tree)
    const inner = new Set(loops.flatMap(bodyNodes))
    const [first, ...others] = loops.filter((loop) => !inner.has(loop))
    if (!isEndless(attempt) || first === undefined) return null
    // Of several nothing tells which it is.
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
  nodeRule(
    '1부터 세는 자리',
    (tree) =>
      forsIn(tree).find((loop) => {
        const range = nodeIn(loop, 'iter')
        const [start, end] = range !== null && isCallOf(range, 'range') ? argumentsOf(range) : []
        const name = nameOf(nodeIn(loop, 'target'))
        const isFromOne = constantOf(start, 'int') === '1' && end?.type === 'BinOp' && wordIn(end, 'op') === 'Add'
        const isGuarded = bodyNodes(loop).some(
          (node) =>
            node.type === 'Compare' &&
            namesIn(node).has(name) &&
            [...nodesIn(node, 'comparators'), nodeIn(node, 'left')].some((side) => nameOf(side) === name),
        )
        const lists = bodyNodes(loop).flatMap((node) =>
          node.type === 'Subscript' && nameOf(nodeIn(node, 'slice')) === name ? [nameOf(nodeIn(node, 'value'))] : [],
        )
        return isFromOne && !isGuarded && lists.some((list) => !isLongerList(tree, list))
      }),
    () => [
      '리스트의 첫 칸은 몇 번인가요? 마지막 칸은요?',
      '칸의 번호는 0에서 시작해서 길이보다 하나 작은 수에서 끝나요. 1부터 세면 첫 칸을 건너뛰고 마지막 칸 너머를 보게 돼요.',
    ],
  ),
  nodeRule(
    '반복에 붙은 else',
    (tree) => loopsIn(tree).find((loop) => nodesIn(loop, 'orelse').length > 0 && !bodyNodes(loop).some(({ type }) => type === 'Break')),
    () => [
      '이 else는 어느 줄과 짝인가요?',
      'else는 줄이 시작하는 자리가 같은 것과 짝이 돼요. 반복과 짝이 되면 반복이 끝난 뒤에 한 번 실행돼요.',
    ],
  ),
  nodeRule(
    '꺼내면서 지우기',
    (tree) =>
      forsIn(tree).find((loop) => {
        const name = nameOf(nodeIn(loop, 'iter'))
        return (
          name !== '' &&
          !bodyNodes(loop).some(({ type }) => type === 'Break' || type === 'Return') &&
          bodyNodes(loop).some((node) => ['remove', 'pop', 'insert'].includes(methodOf(node)) && nameOf(ownerOf(node)) === name)
        )
      }),
    () => [
      '하나를 지우면 뒤에 있던 것들은 몇 번 칸으로 가나요?',
      '하나씩 꺼내는 동안 같은 리스트를 지우거나 끼워 넣으면 자리가 밀려서 건너뛰는 값이 생겨요.',
    ],
  ),
  nodeRule(
    '같은 이름의 두 반복',
    (tree) =>
      forsIn(tree).flatMap((outer) => {
        const names = namesIn(nodeIn(outer, 'target'))
        return bodyNodes(outer).filter(
          (node) => node.type === 'For' && [...namesIn(nodeIn(node, 'target'))].some((name) => name !== '_' && names.has(name)),
        )
      })[0],
    () => ['안쪽 반복이 끝나면 이 변수에는 무엇이 남아 있나요?', '바깥 반복과 안쪽 반복이 같은 이름을 쓰면 바깥의 값이 덮여요.'],
  ),
  nodeRule(
    '첫 번째에 끝나는 반복',
    // `while True` may be meant as a block that one leaves.
    (tree, attempt) =>
      loopsIn(tree).find(
        (loop) => nodesIn(loop, 'body').some(alwaysLeaves) && (isWrong(attempt) || constantOf(nodeIn(loop, 'test'), 'bool') === null),
      ),
    () => [
      '이 반복은 두 번째 값을 언제 보나요?',
      '첫 번째 값에서 곧바로 답을 정하고 있어요. 끝까지 보아야 알 수 있는 것과 하나만 보아도 알 수 있는 것을 나누어 생각해 보세요.',
    ],
  ),
]

/** What another start of a count may come to. */
const countDifferences = new Set<OutputDifference['kind']>(['OFF_BY_ONE', 'MISSING_LINES', 'EXTRA_LINES', 'MISSING_TEXT', 'OTHER'])

const isOneLine = (output: string | null) => output?.trim().includes('\n') === false

/** `for i in range(n)` whose number is used as it is: not as a place, and not as `i + 1`. */
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

/** The number itself is printed, or added up: not only what is reckoned from it. */
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

/** A loop whose turns are counted: not one over values, or over lines to read. */
const countsTurns = (loop: SyntaxNode) =>
  (loop.type === 'While' || isCallOf(nodeIn(loop, 'iter'), 'range')) && !bodyNodes(loop).some((node) => isCallOf(node, 'input'))

/** `days += 1` or `days = days + 1` in each turn, and days are printed in the end. */
function countsWhatIsPrinted(tree: SyntaxNode, loop: SyntaxNode): boolean {
  const printed = namesPrinted(tree)
  return nodesIn(loop, 'body').some((node) => {
    const sum = node.type === 'AugAssign' ? node : nodeIn(node, 'value')
    const name = nameOf(nodeIn(node, 'target') ?? nodesIn(node, 'targets')[0])
    return printed.has(name) && [nodeIn(sum, 'value'), nodeIn(sum, 'right')].some((side) => isPlainOne(side))
  })
}

const ownerOf = (call: SyntaxNode) => nodeIn(nodeIn(call, 'func'), 'value')

/** What it reads may end it by an error that is caught. */
const isTried = (tree: SyntaxNode, loop: SyntaxNode) => nodesOfType(tree, 'Try').some((node) => bodyNodes(node).includes(loop))

/** Whether anything in a `while` could end it: a way out, or a change of what its condition asks for. */
function canEnd(loop: SyntaxNode): boolean {
  const inside = bodyNodes(loop)
  const test = nodeIn(loop, 'test')
  if (inside.some((node) => ['Break', 'Return', 'Raise'].includes(node.type) || isCallOf(node, 'exit', 'quit', 'next'))) return true
  if (test === null || nodesOf(test).some(({ type }) => type === 'Call')) return true
  const asked = namesIn(test)
  const stored = namesStored([...inside, ...nodesOfType(test, 'NamedExpr')])
  const changed = new Set(inside.filter((node) => changing.has(methodOf(node))).map((node) => nameOf(ownerOf(node))))
  // `heappop(queue)`: what is handed on may be changed.
  const handedOn = new Set(
    inside.flatMap((node) => (node.type === 'Call' && !isCallOf(node, 'print', 'len') ? argumentsOf(node).map(nameOf) : [])),
  )
  return [...asked].some((name) => stored.has(name) || changed.has(name) || (handedOn.has(name) && name !== ''))
}

/** `range(n)` or `range(1, n)` with a plain name at its end, where numbers are counted and not places. */
function isRangeToName(node: SyntaxNode): boolean {
  if (!isCallOf(node, 'range')) return false
  const [start, end] = argumentsOf(node)
  return constantOf(start, 'int') === '1' && nameOf(end) !== ''
}

/** Whether the range's numbers are places of a list, whose last is below its length. A list that is one longer begins to count at 1. */
function countsPlaces(tree: SyntaxNode, range: SyntaxNode): boolean {
  const loop = forsIn(tree).find((one) => nodeIn(one, 'iter') === range)
  const name = nameOf(nodeIn(loop, 'target'))
  const lists =
    loop === undefined
      ? []
      : bodyNodes(loop).flatMap((node) => (nameOf(nodeIn(node, 'slice')) === name ? [nameOf(nodeIn(node, 'value'))] : []))
  return lists.some((list) => !isLongerList(tree, list))
}

/** `[0] * (n + 1)` or `[0] + …`: its places are counted from 1. */
const isLongerList = (tree: SyntaxNode, list: string) =>
  nodesOfType(tree, 'Assign').some(
    (node) => namesStored([node]).has(list) && nodesOfType(node, 'BinOp').some((sum) => wordIn(sum, 'op') === 'Add'),
  )

/** A way out that is always taken: by itself, or on either side of an `if`. */
function alwaysLeaves(statement: SyntaxNode): boolean {
  if (statement.type === 'Return' || statement.type === 'Break') return true
  return statement.type === 'If' && nodesIn(statement, 'body').some(alwaysLeaves) && nodesIn(statement, 'orelse').some(alwaysLeaves)
}
