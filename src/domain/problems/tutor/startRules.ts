import {
  bodyNodes,
  isLoop,
  isRefuted,
  isWrong,
  loopsIn,
  mayBeWrong,
  namesStored,
  nodeRule,
  type TutorAttempt,
  type TutorRule,
} from './attempt.ts'
import { constantOf, isCallOf, nameOf, namesIn, nodeIn, nodesIn, nodesOfType, type SyntaxNode, wordsIn } from '../syntaxTree.ts'
import type { OutputDifference } from '../outputDifference.ts'

/** Rules about the value with which a loop begins. */
export const startRules: readonly TutorRule[] = [
  nodeRule(
    '처음으로 돌아가는 합',
    (tree) => loopsIn(tree).flatMap((loop) => resetsIn(loop))[0],
    () => [
      '반복이 한 번 더 돌 때 이 값은 어떻게 되나요?',
      '반복 안에서 처음 값을 넣으면 모아 둔 것이 매번 사라져요. 처음 값은 언제 한 번만 넣으면 될까요?',
    ],
  ),
  nodeRule(
    '0에서 시작하는 가장 큰 값',
    (tree, attempt) =>
      mayBeWrong(attempt) && (attempt.difference === null || numberKinds.has(attempt.difference.kind))
        ? nodesOfType(tree, 'For')
            .flatMap((loop) => zeroStartsFor(tree, loop, attempt))
            .find(({ line }) => !isRefuted(attempt, 'START', line))
        : undefined,
    () => [
      '이 변수의 처음 값 0은 첫 번째 값을 만나면 바뀌나요? 어떤 값을 만나도 바뀌나요?',
      '처음 값이 모든 값보다 크거나 작으면 한 번도 바뀌지 않을 수 있어요. 어떤 값에서 시작해야 늘 맞을까요?',
    ],
  ),
]

/** The kinds of a wrong number, as opposed to a text that is put together wrong. */
const numberKinds = new Set<OutputDifference['kind']>(['OTHER', 'OFF_BY_ONE', 'NEGATED'])

/** Finds `total = 0` in the same loop that adds to it, where the loop never uses the sum. */
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

/** Finds `best = 0` before a loop that has `if x > best: best = x`. */
function zeroStartsFor(tree: SyntaxNode, loop: SyntaxNode, attempt: TutorAttempt): readonly SyntaxNode[] {
  // If no value is below 0, the maximum may begin with 0, unless its index is wanted, too.
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
  // An index, as in `xs[best]`, begins with 0.
  for (const place of nodesOfType(tree, 'Subscript').flatMap((node) => Array.from(namesIn(nodeIn(node, 'slice'))))) names.delete(place)
  return nodesOfType(tree, 'Assign').filter(
    (node) =>
      node.line < loop.line &&
      constantOf(nodeIn(node, 'value'), 'int') === '0' &&
      nodesIn(node, 'targets').some((target) => names.has(nameOf(target))),
  )
}

const isStrict = (test: SyntaxNode | null) => !wordsIn(test, 'ops').some((sign) => sign.endsWith('E'))

/** Tells whether it seeks a minimum: `x < low` or `low > x`. */
function seeksLeast(test: SyntaxNode | null, name: string): boolean {
  const side = nameOf(nodeIn(test, 'left')) === name ? 'G' : 'L'
  return wordsIn(test, 'ops').some((sign) => sign.startsWith(side))
}
