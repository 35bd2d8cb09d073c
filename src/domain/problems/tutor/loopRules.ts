import {
  argumentsOf,
  bodyNodes,
  functionsIn,
  isEndless,
  isLoop,
  isRefuted,
  isWrong,
  loopsIn,
  mayBeWrong,
  namesPrinted,
  namesStored,
  nodeRule,
  treeRule,
  type TutorAttempt,
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
  wordsIn,
} from '../syntaxTree.ts'
import type { OutputDifference } from '../outputDifference.ts'

const whilesIn = (tree: SyntaxNode) => nodesOfType(tree, 'While')
const forsIn = (tree: SyntaxNode) => nodesOfType(tree, 'For')

/** Methods that change what they are called on. */
const changing = new Set('append add pop popleft remove discard extend insert clear update push sort reverse'.split(' '))

/** Of loops, and of what is gathered in them. */
export const loopRules: readonly TutorRule[] = [
  nodeRule(
    '끝나지 않는 반복',
    // One that was judged and ended did end.
    (tree, attempt) => (isEndless(attempt) || attempt.state === null ? whilesIn(tree).find((loop) => !canEnd(loop)) : undefined),
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
    (tree, { difference, expectedOutput }) =>
      difference !== null && countDifferences.has(difference.kind) && !(difference.kind === 'EXTRA_LINES' && isOneLine(expectedOutput))
        ? forsIn(tree).find(countsFromZero)
        : undefined,
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
    '처음으로 돌아가는 합',
    (tree) => loopsIn(tree).flatMap((loop) => resetsIn(loop))[0],
    () => [
      '반복이 한 번 더 돌 때 이 값은 어떻게 되나요?',
      '반복 안에서 처음 값을 넣으면 모아 둔 것이 매번 사라져요. 처음 값은 언제 한 번만 넣으면 될까요?',
    ],
  ),
  nodeRule(
    '처음 값이 없는 합',
    (tree) => {
      const known = namesStored(nodesOf(tree).filter(({ type }) => type !== 'AugAssign'))
      const given = new Set(functionsIn(tree).flatMap((one) => nodesOfType(one, 'arg').map((argument) => wordIn(argument, 'arg'))))
      return nodesOfType(tree, 'AugAssign').find((node) => {
        const name = nameOf(nodeIn(node, 'target'))
        return name !== '' && !known.has(name) && !given.has(name)
      })
    },
    () => [
      '이 줄을 처음 실행하기 전에 이 변수에는 무엇이 들어 있나요?',
      '아직 없는 변수의 값은 바꿀 수 없어요. 시작할 때의 값을 먼저 정해요.',
    ],
  ),
  nodeRule(
    '0에서 시작하는 가장 큰 값',
    (tree, attempt) =>
      mayBeWrong(attempt) && (attempt.difference === null || numberKinds.has(attempt.difference.kind))
        ? forsIn(tree)
            .flatMap((loop) => zeroStartsFor(tree, loop, attempt))
            .find(({ line }) => !isRefuted(attempt, 'START', line))
        : undefined,
    () => [
      '이 변수의 처음 값 0은 첫 번째 값을 만나면 바뀌나요? 어떤 값을 만나도 바뀌나요?',
      '처음 값이 모든 값보다 크거나 작으면 한 번도 바뀌지 않을 수 있어요. 어떤 값에서 시작해야 늘 맞을까요?',
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

/** A wrong value, not a text that is put together wrong. */
const numberKinds = new Set<OutputDifference['kind']>(['OTHER', 'OFF_BY_ONE', 'NEGATED'])

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

/** `total = 0` in the very loop that adds to it, where nothing in the loop takes what came of it. */
function resetsIn(loop: SyntaxNode): readonly SyntaxNode[] {
  const body = nodesIn(loop, 'body')
  const added = new Set(body.flatMap((node) => (isLoop(node) ? [] : addedIn(node))))
  const taken = new Set(
    body.flatMap((node) => {
      const steps = nodesOfType(node, 'AugAssign')
      const own = new Set([...steps.map((step) => nodeIn(step, 'target')), ...nodesIn(node, 'targets')])
      return nodesOfType(node, 'Name')
        .filter((name) => !own.has(name))
        .map(nameOf)
    }),
  )
  return body.filter(
    (node) =>
      node.type === 'Assign' &&
      isEmptyStart(nodeIn(node, 'value')) &&
      nodesIn(node, 'targets').some((target) => added.has(nameOf(target)) && !taken.has(nameOf(target))),
  )
}

const addedIn = (node: SyntaxNode) => nodesOfType(node, 'AugAssign').map((one) => nameOf(nodeIn(one, 'target')))

const isEmptyStart = (value: SyntaxNode | null) => constantOf(value, 'int') === '0' || constantOf(value, 'str') === ''

/** `best = 0` before a loop that has `if x > best: best = x`. */
function zeroStartsFor(tree: SyntaxNode, loop: SyntaxNode, attempt: TutorAttempt): readonly SyntaxNode[] {
  // Where nothing is below 0, the greatest may begin with it, unless its place is looked for, too.
  const mayBeNegative = attempt.input === null || attempt.input.includes('-')
  const compared = bodyNodes(loop).flatMap((node) => {
    const test = node.type === 'If' ? nodeIn(node, 'test') : null
    const stored = namesStored(nodesIn(node, 'body'))
    const names = test?.type === 'Compare' ? [...namesIn(test)].filter((name) => stored.has(name)) : []
    return names.filter((name) => mayBeNegative || seeksLeast(test, name) || (stored.size > 1 && isStrict(test) && isWrong(attempt)))
  })
  const finders = mayBeNegative ? ['max', 'min'] : ['min']
  const best = bodyNodes(loop).filter((node) => node.type === 'Assign' && isCallOf(nodeIn(node, 'value'), ...finders))
  const names = new Set([...compared, ...namesStored(best)])
  // `xs[best]`: a place, which begins with 0.
  for (const place of nodesOfType(tree, 'Subscript').flatMap((node) => Array.from(namesIn(nodeIn(node, 'slice'))))) names.delete(place)
  return nodesOfType(tree, 'Assign').filter(
    (node) =>
      node.line < loop.line &&
      constantOf(nodeIn(node, 'value'), 'int') === '0' &&
      nodesIn(node, 'targets').some((target) => names.has(nameOf(target))),
  )
}

const isStrict = (test: SyntaxNode | null) => !wordsIn(test, 'ops').some((sign) => sign.endsWith('E'))

/** `x < low` or `low > x`. */
function seeksLeast(test: SyntaxNode | null, name: string): boolean {
  const side = nameOf(nodeIn(test, 'left')) === name ? 'G' : 'L'
  return wordsIn(test, 'ops').some((sign) => sign.startsWith(side))
}

/** A way out that is always taken: by itself, or on either side of an `if`. */
function alwaysLeaves(statement: SyntaxNode): boolean {
  if (statement.type === 'Return' || statement.type === 'Break') return true
  return statement.type === 'If' && nodesIn(statement, 'body').some(alwaysLeaves) && nodesIn(statement, 'orelse').some(alwaysLeaves)
}
