import { bodyNodes, functionsIn, isEndless, nodeRule, ownNodes, type TutorAttempt, type TutorRule } from './attempt.ts'
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

/** Rules about functions: their results, their calls, and how they end. */
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
]

/** Tells whether it may run for ever: it was not judged, or did not come to an end. */
const mayBeEndless = (attempt: TutorAttempt) => attempt.state === null || isEndless(attempt) || attempt.error?.type === 'RecursionError'

/** Tells whether a function looks an answer up before it computes it: `if n in known`. */
const remembers = (one: SyntaxNode) => nodesOfType(one, 'Compare').some((node) => wordsIn(node, 'ops').includes('In'))

const isBareInput = (node: MaybeNode) => nameOf(node) === 'input' || nodesIn(node, 'args').some((one) => nameOf(one) === 'input')

const callsIn = (node: SyntaxNode, name: string) => bodyNodes(node).filter((one) => isCallOf(one, name))
const isCalled = (tree: SyntaxNode, one: SyntaxNode) => nodesOf(tree).some((node) => isCallOf(node, functionName(one)))

/** Tells whether a recursion can end: by a return before the call, or by a condition around the call. */
function hasWayOut(one: SyntaxNode): boolean {
  const name = functionName(one)
  const isBare = (node: SyntaxNode) => !nodesOf(node).some((inner) => isCallOf(inner, name))
  const choices = ownNodes(one).filter(({ type }) => ['If', 'IfExp', 'While', 'For', 'BoolOp', 'Match', 'Try'].includes(type))
  return choices.length > 0 && (returnsOf(one).some(isBare) || choices.some((node) => !isBare(node)))
}
