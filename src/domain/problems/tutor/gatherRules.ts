import { bodyNodes, isWrong, loopsIn, namesPrinted, nodeRule, type TutorAttempt, type TutorRule } from './attempt.ts'
import {
  constantOf,
  isCallOf,
  isNode,
  nameOf,
  namesIn,
  nodeIn,
  nodesIn,
  nodesOf,
  nodesOfType,
  type SyntaxNode,
  wordIn,
} from '../syntaxTree.ts'

/** Rules about counting and adding up in loops. */
export const gatherRules: readonly TutorRule[] = [
  nodeRule(
    '되돌리지 않은 값',
    (tree, attempt) => (isWrong(attempt) ? loopsIn(tree).flatMap((loop) => carriedOn(loop, attempt))[0] : undefined),
    (node) => [
      `한 묶음이 끝나고 다음 묶음이 시작할 때 ${targetOf(node)}에는 무엇이 들어 있나요?`,
      '앞의 묶음에서 모은 것이 그대로 남아 다음 묶음에 더해져요. 묶음마다 새로 세려면 언제 처음 값으로 돌려야 할까요?',
    ],
  ),
  nodeRule(
    '바뀌지 않는 것을 더하기',
    (tree, attempt) =>
      isWrong(attempt) && attempt.difference !== null ? loopsIn(tree).flatMap((loop) => addsSame(loop, attempt))[0] : undefined,
    () => [
      '반복할 때마다 더하는 값도 바뀌어야 하나요? 반복의 변수는 어디에서 쓰이나요?',
      '반복의 변수는 한 번 돌 때마다 다른 값이 돼요. 지금은 그 값을 쓰지 않아서 늘 같은 것을 더하고 있어요.',
    ],
  ),
  nodeRule(
    '늘 같은 두 변수',
    (tree, attempt) => (isWrong(attempt) ? loopsIn(tree).flatMap((loop) => alikeIn(tree, loop))[0] : undefined),
    () => [
      '이 변수와 바로 앞에서 바꾼 변수는 반복할 때마다 얼마씩 커지나요? 둘이 다른 때가 있나요?',
      '두 변수가 같은 값에서 시작해 똑같이 커지면 늘 같은 수예요. 하나는 반복마다 다른 만큼 커져야 하지 않을까요?',
    ],
  ),
  nodeRule(
    '개수와 합',
    (tree, attempt) => (isWrong(attempt) ? loopsIn(tree).flatMap((loop) => countsOrAdds(loop, attempt))[0] : undefined),
    () => [
      '이 줄은 몇 개인지 세나요, 값을 더하나요? 문제가 묻는 것은 어느 쪽인가요?',
      '셀 때는 맞는 것을 만날 때마다 1을 더하고, 합을 구할 때는 그 값을 더해요.',
    ],
  ),
  nodeRule(
    '마지막 값만 남는 반복',
    (tree, attempt) => (isWrong(attempt) ? loopsIn(tree).flatMap((loop) => overwritesIn(tree, loop))[0] : undefined),
    () => [
      '반복이 끝나면 이 변수에는 모두 모은 것이 남나요, 마지막 것만 남나요?',
      '새 값을 넣기만 하면 앞에서 넣은 값은 사라져요. 있던 값에 이어서 모으려면 어떻게 적어야 할까요?',
    ],
  ),
  nodeRule(
    '반복 밖의 셈',
    (tree, attempt) => (isNumberWrong(attempt) ? countsOutside(tree) : undefined),
    () => [
      '이 줄은 반복할 때마다 실행되나요, 반복이 끝난 뒤에 한 번만 실행되나요?',
      '들여쓰기가 어디까지 반복의 안쪽인지 정해요. 셀 때마다 해야 할 일은 반복 안에 있어야 해요.',
    ],
  ),
  nodeRule(
    '출력한 다음에 바꾼 값',
    (tree, attempt) => (isWrong(attempt) ? changedTooLate(tree) : undefined),
    () => [
      '이 줄에서 바꾼 값은 그다음 어디에서 쓰이나요?',
      '파이썬은 위에서 아래로 실행해요. 출력한 다음에 값을 바꿔도 이미 나온 것은 그대로예요.',
    ],
  ),
  nodeRule(
    '처음 값 그대로',
    (tree, attempt) => (isWrong(attempt) && attempt.error === null ? unchangedIn(tree, attempt) : undefined),
    (node) =>
      node.type === 'While'
        ? [
            '나온 것은 처음에 넣은 값 그대로예요. 이 반복은 한 번이라도 도나요?',
            'while에는 ‘언제 멈출지’가 아니라 ‘언제까지 계속할지’를 적어요. 예제의 입력을 넣으면 조건이 참인가요, 거짓인가요?',
          ]
        : [
            '나온 것은 처음에 넣은 값 그대로예요. 이 줄 안쪽은 한 번이라도 실행되나요?',
            '조건이 한 번도 참이 되지 않으면 값은 바뀌지 않아요. 예제의 값을 하나씩 넣어 조건이 참인지 따져 보세요.',
          ],
  ),
]

/** The output is one number, but not the right one. */
const isNumberWrong = ({ difference, expectedOutput, output, error }: TutorAttempt) =>
  difference !== null && error === null && [expectedOutput, output].every((text) => /^\s*-?\d+\s*$/.test(text ?? ''))

/** Returns the name that a line changes or assigns. */
const nameOfStep = (node: SyntaxNode) => targetOf(node) || [...assigned([node])].join()

const targetOf = (node: SyntaxNode) => nameOf(nodeIn(node, 'target'))
const addsIn = (nodes: readonly SyntaxNode[]) =>
  nodes.filter((node) => node.type === 'AugAssign' && wordIn(node, 'op') === 'Add' && targetOf(node) !== '')
const assigned = (nodes: readonly SyntaxNode[]) =>
  new Set(
    nodes
      .filter(({ type }) => type === 'Assign')
      .flatMap((node) => nodesIn(node, 'targets').flatMap((target) => nodesOfType(target, 'Name').map(nameOf))),
  )

/** Finds a count or sum that each group continues: printed or compared within the loop, and never reset. */
function carriedOn(loop: SyntaxNode, { expectedOutput, output }: TutorAttempt): readonly SyntaxNode[] {
  const body = nodesIn(loop, 'body')
  const begun = assigned(bodyNodes(loop))
  const inner = body.flatMap((node, at) =>
    node.type === 'For' || node.type === 'While'
      ? addsIn(bodyNodes(node)).filter((one) => body.slice(at + 1).some((later) => namesIn(later).has(targetOf(one))))
      : [],
  )
  // Its numbers only grow, and those of the answer do not.
  const grows = isGrowing(numbersIn(output)) && !isGrowing(numbersIn(expectedOutput))
  const groups = grows
    ? addsIn(bodyNodes(loop)).filter((one) =>
        bodyNodes(loop).some(
          (node) => node.type === 'If' && nodesIn(node, 'body').some((line) => line !== one && namesIn(line).has(targetOf(one))),
        ),
      )
    : []
  return [...inner, ...groups].filter((one) => !begun.has(targetOf(one)))
}

const numbersIn = (text: string | null) => (text ?? '').match(/\d+/g)?.map(Number) ?? []
const isGrowing = (numbers: readonly number[]) =>
  numbers.length > 1 && numbers.every((number, at) => at === 0 || number > Number(numbers[at - 1]))

/** Finds `for i in range(n): total += n`, where i is not used. */
function addsSame(loop: SyntaxNode, { expectedOutput, output }: TutorAttempt): readonly SyntaxNode[] {
  const name = nameOf(nodeIn(loop, 'target'))
  const inside = bodyNodes(loop)
  const isUsed = inside.some((node) => nameOf(node) === name)
  const changes = inside.some((node) => isCallOf(node, 'input') || node.type === 'For' || node.type === 'While')
  if (name === '' || name.startsWith('_') || isUsed || changes) return []
  const stored = new Set([...assigned(inside), ...inside.filter(({ type }) => type === 'AugAssign').map(targetOf)])
  return nodesIn(loop, 'body').filter((node) => {
    const value = nodeIn(node, 'value')
    // A value that is printed in each turn may well grow by the same amount.
    const isPrinted = inside.some((one) => isCallOf(one, 'print') && namesIn(one).has(targetOf(node)))
    if (node.type !== 'AugAssign' || isPrinted) return false
    // A count that is too small may have been meant as a sum.
    return constantOf(value, 'int') === null ? nameOf(value) !== '' && !stored.has(nameOf(value)) : Number(output) < Number(expectedOutput)
  })
}

/** Finds the second of two alike changes: `day += 1` and `pearls += 1`, both from 0. */
function alikeIn(tree: SyntaxNode, loop: SyntaxNode): readonly SyntaxNode[] {
  const steps = addsIn(nodesIn(loop, 'body'))
  const startOf = (name: string) => {
    const starts = nodesOfType(tree, 'Assign').filter((node) => assigned([node]).has(name))
    return starts.length === 1 ? constantOf(nodeIn(starts[0], 'value'), 'int') : null
  }
  const changed = nodesOfType(tree, 'AugAssign').map(targetOf)
  const isOnce = (node: SyntaxNode) => changed.filter((name) => name === targetOf(node)).length === 1
  return steps.filter((node, at) =>
    steps.slice(0, at).some((other) => {
      const [one, two] = [other, node].map((step) => constantOf(nodeIn(step, 'value'), 'int'))
      const [from, to] = [startOf(targetOf(other)), startOf(targetOf(node))]
      return (
        one !== null && one === two && from !== null && from === to && targetOf(other) !== targetOf(node) && isOnce(node) && isOnce(other)
      )
    }),
  )
}

/** Finds `count += x` where a count is wanted, or `count += 1` where a sum is. */
function countsOrAdds(loop: SyntaxNode, { input, expectedOutput, output }: TutorAttempt): readonly SyntaxNode[] {
  const count = numbersIn(input).length
  const [wanted, found] = [expectedOutput, output].map((text) => (/^\s*\d+\s*$/.test(text ?? '') ? Number(text) : null))
  if (wanted == null || found == null || count < 3) return []
  const chosen = bodyNodes(loop)
    .filter(({ type }) => type === 'If')
    .flatMap((node) => addsIn(nodesIn(node, 'body')))
  const item = nameOf(nodeIn(loop, 'target'))
  return chosen.filter((node) => {
    const value = nodeIn(node, 'value')
    if (constantOf(value, 'int') === '1') return wanted > count && found <= count
    return found > count && wanted <= count && namesIn(value).has(item)
  })
}

/** Finds a value that is changed after the last line that reads it. */
function changedTooLate(tree: SyntaxNode): SyntaxNode | undefined {
  const lines = nodesIn(tree, 'body')
  return lines.find((node, at) => {
    const [name = '', ...others] = node.type === 'AugAssign' ? [targetOf(node)] : node.type === 'Assign' ? [...assigned([node])] : []
    const isRead = (line: SyntaxNode) => namesIn(line).has(name) && !assigned([line]).has(name)
    return (
      name !== '' &&
      others.length === 0 &&
      lines.slice(0, at).some((line) => nodesOf(line).some((one) => isCallOf(one, 'print') && namesIn(one).has(name))) &&
      !lines.slice(at + 1).some(isRead)
    )
  })
}

/** Finds the loop or condition in which the printed name would have been changed, where its first value was printed. */
function unchangedIn(tree: SyntaxNode, { output, expectedOutput }: TutorAttempt): SyntaxNode | undefined {
  const lines = nodesIn(tree, 'body')
  const printed = lines
    .map((line) => nodeIn(line, 'value'))
    .filter(isNode)
    .filter((call) => isCallOf(call, 'print'))
    .map((call) => nodesIn(call, 'args'))
  const name = printed.length === 1 && printed[0]?.length === 1 ? nameOf(printed[0][0]) : ''
  const start = lines.find((line) => line.type === 'Assign' && assigned([line]).has(name))
  const value = constantOf(nodeIn(start, 'value'), 'int') ?? constantOf(nodeIn(start, 'value'), 'str')
  if (name === '' || value === null || output === null || output.trim() !== value || expectedOutput?.trim() === value) return undefined
  const changing = lines.filter(
    (line) => line !== start && [...assigned(nodesOf(line)), ...nodesOfType(line, 'AugAssign').map(targetOf)].includes(name),
  )
  const [only] = changing
  if (changing.length !== 1 || only === undefined) return undefined
  if (only.type === 'If') return only
  const changes = (node: SyntaxNode) => [...assigned(nodesOf(node)), ...nodesOfType(node, 'AugAssign').map(targetOf)].includes(name)
  const choice = bodyNodes(only).find((node) => node.type === 'If' && changes(node))
  return choice ?? (only.type === 'While' ? only : undefined)
}

/** Finds `total = i` in each turn, where `total` had a first value and is printed in the end. */
function overwritesIn(tree: SyntaxNode, loop: SyntaxNode): readonly SyntaxNode[] {
  const printed = namesPrinted(tree)
  const inside = bodyNodes(loop)
  return nodesIn(loop, 'body').filter((node) => {
    const [name = ''] = node.type === 'Assign' ? [...assigned([node])] : []
    const isStarted = nodesIn(tree, 'body').some(
      (line) => line.line < loop.line && assigned([line]).has(name) && nodeIn(line, 'value')?.type === 'Constant',
    )
    const isRead = inside.filter((one) => nameOf(one) === name).length > 1
    return isStarted && printed.has(name) && !isRead && !inside.some((one) => isCallOf(one, 'print'))
  })
}

/** Finds the line that uses the other's value: `days += 1` and `pearls += days` side by side. */
export function usesAfterChange(loop: SyntaxNode): readonly SyntaxNode[] {
  const steps = nodesIn(loop, 'body').filter((node) => node.type === 'AugAssign' || node.type === 'Assign')
  const counted = steps.filter((node) => nodesOfType(node, 'Constant').some((one) => constantOf(one, 'int') === '1')).map(nameOfStep)
  return steps.filter((node) =>
    counted.some((name) => name !== '' && name !== nameOfStep(node) && namesIn(nodeIn(node, 'value')).has(name)),
  )
}

/** Finds `d = d + 1` right after a loop that does not change d. */
function countsOutside(tree: SyntaxNode): SyntaxNode | undefined {
  const lines = nodesIn(tree, 'body')
  return lines.find((node, at) => {
    const before = lines[at - 1]
    const sum = node.type === 'AugAssign' ? node : nodeIn(node, 'value')
    const name = nameOfStep(node)
    const isStep =
      name !== '' &&
      wordIn(sum ?? node, 'op') === 'Add' &&
      nodesOfType(node, 'Constant').some((one) => constantOf(one, 'int') === '1') &&
      namesIn(node).size === 1
    return isStep && (before?.type === 'While' || before?.type === 'For') && !namesIn(before).has(name)
  })
}
