import {
  bodyNodes,
  functionsIn,
  isEndless,
  mayBeWrong,
  nodeRule,
  ownNodes,
  treeRule,
  type TutorAttempt,
  type TutorRule,
} from './attempt.ts'
import {
  isCallOf,
  methodOf,
  nameOf,
  nodeIn,
  nodesIn,
  nodesOf,
  nodesOfType,
  type MaybeNode,
  type SyntaxNode,
  wordIn,
  wordsIn,
} from '../syntaxTree.ts'

const functionName = (node: SyntaxNode) => wordIn(node, 'name')
const returnsOf = (node: SyntaxNode) => ownNodes(node).filter(({ type }) => type === 'Return')
const givesValue = (node: SyntaxNode) => returnsOf(node).some((one) => nodeIn(one, 'value') !== null)
const printsIn = (tree: SyntaxNode) => nodesOf(tree).filter((node) => isCallOf(node, 'print') || methodOf(node) === 'write')

/** Of functions: what they give, when they are called, how they end. */
export const functionRules: readonly TutorRule[] = [
  nodeRule(
    '돌려주기와 출력하기',
    (tree) => (printsIn(tree).length === 0 ? functionsIn(tree).find((one) => givesValue(one) && isCalled(tree, one)) : undefined),
    () => [
      '함수가 돌려준 값은 어디로 가나요? 화면에는 언제 나타나나요?',
      'return은 부른 곳에 값을 건네줄 뿐이고, 화면에는 아무것도 쓰지 않아요.',
    ],
  ),
  nodeRule(
    '부르지 않은 함수',
    (tree) =>
      functionsIn(tree).find(
        (one) => !functionName(one).startsWith('_') && nodesIn(one, 'decorator_list').length === 0 && !isMentioned(tree, one),
      ),
    (node) => [
      `${functionName(node)} 함수의 안쪽은 언제 실행되나요?`,
      'def는 함수를 만들기만 해요. 이름 뒤에 괄호를 붙여 불러야 안쪽이 실행돼요.',
    ],
  ),
  nodeRule(
    '괄호 없이 쓴 함수',
    (tree) => {
      const names = new Set(functionsIn(tree).map(functionName))
      const isLeft = (node: SyntaxNode) => names.has(nameOf(nodeIn(node, 'value'))) || nodeIn(node, 'value')?.type === 'Attribute'
      return (
        nodesOfType(tree, 'Expr').find(isLeft) ??
        nodesOf(tree).find((node) => isCallOf(node, 'int', 'float') && isBareInput(nodesIn(node, 'args')[0]))
      )
    },
    () => ['이 줄은 함수를 부르나요, 이름만 적어 두나요?', '이름만 적으면 아무 일도 일어나지 않아요. 부를 때는 괄호가 필요해요.'],
  ),
  nodeRule(
    '돌려주지 않는 함수',
    (tree) => {
      const silent = functionsIn(tree).filter((one) => !givesValue(one) && !ownNodes(one).some(({ type }) => type.startsWith('Yield')))
      const names = new Set(silent.map(functionName))
      const alone = new Set(nodesOfType(tree, 'Expr').map((node) => nodeIn(node, 'value')))
      return nodesOf(tree).find((node) => isCallOf(node, ...names) && !alone.has(node))
    },
    () => [
      '이 함수는 무엇을 돌려주나요?',
      'return으로 값을 돌려주지 않는 함수는 없음(None)을 돌려줘요. 함수 안에서 출력한 것과 돌려준 것은 서로 달라요.',
    ],
  ),
  nodeRule(
    '끝이 없는 재귀',
    (tree, attempt) => {
      const endless = mayBeEndless(attempt)
        ? functionsIn(tree).find((one) => callsIn(one, functionName(one)).length > 0 && !hasWayOut(one))
        : undefined
      return nodesIn(endless, 'body').find(({ type }) => type === 'If') ?? endless
    },
    (node) =>
      node.type === 'If'
        ? [
            '이 조건이 참이면 함수는 여기서 끝나나요, 아래로 이어지나요?',
            'if의 안쪽이 끝나면 그 아래 줄도 이어서 실행돼요. 함수를 그만두게 하는 것이 없으면 늘 자기를 또 불러요.',
          ]
        : [
            `${functionName(node)} 함수가 자기를 더 부르지 않는 때는 언제인가요?`,
            '자기를 부르는 함수에는 더 부르지 않고 바로 끝나는 때가 꼭 있어야 해요. 가장 작은 값에서는 무엇이 답인지 먼저 정해 보세요.',
          ],
  ),
  nodeRule(
    '작아지지 않는 재귀',
    (tree, attempt) =>
      attempt.error?.type === 'RecursionError'
        ? functionsIn(tree).flatMap((one) => (hasWayOut(one) ? callsIn(one, functionName(one)) : []))[0]
        : functionsIn(tree).flatMap((one) =>
            mayBeEndless(attempt) ? callsIn(one, functionName(one)).filter((call) => hasSameArguments(one, call)) : [],
          )[0],
    () => [
      '다시 부를 때 값은 끝나는 쪽으로 다가가나요?',
      '부를 때마다 값이 작아지거나 남은 것이 줄어야 언젠가 끝나요. 건너뛰어 버리는 값이 없는지도 살펴보세요.',
    ],
  ),
  nodeRule(
    '같은 것을 또 구하는 재귀',
    (tree, attempt) =>
      isEndless(attempt)
        ? functionsIn(tree).find(
            (one) => nodesIn(one, 'decorator_list').length === 0 && callsIn(one, functionName(one)).length > 1 && !remembers(one),
          )
        : undefined,
    () => [
      '같은 값으로 이 함수를 모두 몇 번 부르나요?',
      '한 번에 두 번씩 자기를 부르면 부르는 횟수가 빠르게 불어나요. 이미 구한 답을 적어 두면 다시 구하지 않아도 돼요.',
    ],
  ),
  nodeRule(
    '함께 쓰는 처음 값',
    (tree) => functionsIn(tree).find((one) => defaultsOf(one).some(({ type }) => type === 'List' || type === 'Dict' || type === 'Set')),
    () => [
      '이 함수를 두 번 부르면 두 번째에는 처음 값이 무엇일까요?',
      '괄호 안의 처음 값은 함수를 만들 때 한 번만 만들어져요. 리스트나 딕셔너리라면 앞에서 넣은 것이 그대로 남아 있어요.',
    ],
  ),
  nodeRule(
    '함수 안의 바깥 변수',
    (tree, { error }) => (error?.type === 'UnboundLocalError' ? functionsIn(tree).find((one) => contains(one, error.line)) : undefined),
    () => [
      '이 변수는 함수 안의 것인가요, 바깥의 것인가요?',
      '함수 안에서 값을 넣는 이름은 함수 안의 새 변수가 돼요. 그래서 값을 넣기 전에는 비어 있어요.',
    ],
  ),
  nodeRule(
    '닿지 않는 줄',
    (tree) => nodesOf(tree).flatMap(unreachableIn)[0],
    () => ['이 줄은 언제 실행되나요?', 'return, break, continue 다음에 있는 같은 자리의 줄은 실행되지 않아요.'],
  ),
  treeRule('자기 답을 쓰지 않는 재귀', (tree, attempt) => {
    const lost = functionsIn(tree)
      .filter(givesValue)
      .flatMap((one) => bodyNodes(one).filter((node) => node.type === 'Expr' && isCallOf(nodeIn(node, 'value'), functionName(one))))[0]
    return lost === undefined || !mayBeWrong(attempt)
      ? null
      : {
          line: lost.line,
          question: '다시 부른 함수가 돌려준 값은 어디에 쓰이나요?',
          explanation: '함수가 돌려준 값은 부른 곳에서 받지 않으면 사라져요.',
        }
  }),
]

/** Nothing is known against it: it was not judged, or did not come to an end. */
const mayBeEndless = (attempt: TutorAttempt) => attempt.state === null || isEndless(attempt) || attempt.error?.type === 'RecursionError'

/** Looks an answer up before it reckons it: `if n in known`. */
const remembers = (one: SyntaxNode) => nodesOfType(one, 'Compare').some((node) => wordsIn(node, 'ops').includes('In'))

const isBareInput = (node: MaybeNode) => nameOf(node) === 'input' || nodesIn(node, 'args').some((one) => nameOf(one) === 'input')

const callsIn = (node: SyntaxNode, name: string) => bodyNodes(node).filter((one) => isCallOf(one, name))
const isCalled = (tree: SyntaxNode, one: SyntaxNode) => nodesOf(tree).some((node) => isCallOf(node, functionName(one)))

/** Named anywhere outside itself: called, or handed on. Methods are called by their objects. */
function isMentioned(tree: SyntaxNode, one: SyntaxNode): boolean {
  const own = new Set(nodesOf(one))
  const isMethod = nodesOfType(tree, 'ClassDef').some((node) => nodesOf(node).includes(one))
  return isMethod || nodesOfType(tree, 'Name').some((node) => nameOf(node) === functionName(one) && !own.has(node))
}

/** A return before which it does not call itself, or a condition around the call. */
function hasWayOut(one: SyntaxNode): boolean {
  const name = functionName(one)
  const isBare = (node: SyntaxNode) => !nodesOf(node).some((inner) => isCallOf(inner, name))
  const choices = ownNodes(one).filter(({ type }) => ['If', 'IfExp', 'While', 'For', 'BoolOp', 'Match', 'Try'].includes(type))
  return choices.length > 0 && (returnsOf(one).some(isBare) || choices.some((node) => !isBare(node)))
}

/** `f(n)` within `f(n)`. */
function hasSameArguments(one: SyntaxNode, call: SyntaxNode): boolean {
  const wanted = nodesOfType(one, 'arguments').flatMap((node) => nodesIn(node, 'args').map((argument) => wordIn(argument, 'arg')))
  const given = nodesIn(call, 'args').map(nameOf)
  return given.length > 0 && given.every((name, at) => name !== '' && name === wanted[at])
}

const defaultsOf = (one: SyntaxNode) => nodesIn(nodeIn(one, 'args'), 'defaults')

const contains = (node: SyntaxNode, line: number | null) => line !== null && node.line <= line && line <= node.endLine

function unreachableIn(node: SyntaxNode): readonly SyntaxNode[] {
  return ['body', 'orelse'].flatMap((name) => {
    const block = nodesIn(node, name)
    const at = block.findIndex(({ type }) => ['Return', 'Break', 'Continue'].includes(type))
    return at === -1 ? [] : block.slice(at + 1, at + 2)
  })
}
