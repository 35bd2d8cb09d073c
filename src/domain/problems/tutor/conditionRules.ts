import { bodyNodes, isWrong, loopsIn, mayBeWrong, namesStored, nodeRule, type TutorRule } from './attempt.ts'
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
  type MaybeNode,
  type SyntaxNode,
  wordIn,
  wordsIn,
} from '../syntaxTree.ts'

/** Rules about conditions, and about the branch that is taken. */
export const conditionRules: readonly TutorRule[] = [
  nodeRule(
    '하나만 비교한 조건',
    (tree) =>
      nodesOfType(tree, 'BoolOp').find(
        (node) => nodesIn(node, 'values').some(isBareConstant) && nodesIn(node, 'values').some(({ type }) => type === 'Compare'),
      ),
    () => [
      'or나 and의 양쪽을 하나씩 읽으면 각각 무엇을 묻고 있나요?',
      '양쪽에 조건을 끝까지 써야 해요. 숫자나 글자만 쓴 쪽은 무엇과도 비교하지 않아서 늘 참이에요.',
    ],
  ),
  nodeRule(
    '참이 될 수 없는 조건',
    (tree) =>
      nodesOfType(tree, 'BoolOp').find((node) => wordIn(node, 'op') === 'And' && isContradiction(nodesIn(node, 'values'))) ??
      nodesOfType(tree, 'Compare').find(isEmptyRange),
    () => [
      '이 조건이 참이 되는 값을 하나 들어 볼 수 있나요?',
      'and는 양쪽이 한꺼번에 참이어야 해요. 한 값이 양쪽을 모두 참으로 만들 수 있는지, 수라면 수직선에 범위를 그려 보세요.',
    ],
  ),
  nodeRule(
    '언제나 참인 조건',
    (tree) => nodesOfType(tree, 'BoolOp').find((node) => wordIn(node, 'op') === 'Or' && isTautology(nodesIn(node, 'values'))),
    () => [
      '이 조건이 거짓이 되는 값을 하나 들어 볼 수 있나요?',
      'or는 한쪽만 참이어도 참이에요. 수라면 수직선에 두 범위를 그려, 어느 쪽에도 들지 않는 수가 있는지 보세요.',
    ],
  ),
  nodeRule(
    '빈 것에서 찾는 조건',
    (tree) => nodesOfType(tree, 'If').find((node) => asksEmpty(tree, node)),
    () => [
      '맨 처음에 이 조건은 참인가요, 거짓인가요? 그다음에는 언제 참이 될 수 있나요?',
      '처음에 비어 있는 것에는 아무것도 들어 있지 않아요. 이 안쪽에서만 채우면 채울 때가 오지 않아요.',
    ],
  ),
  nodeRule(
    '따로 노는 if',
    // If a line is missing, they are separate choices and not branches of one.
    (tree, attempt) =>
      mayBeWrong(attempt) && attempt.difference?.kind !== 'MISSING_LINES' ? nodesOf(tree).flatMap(loneElses)[0] : undefined,
    () => [
      '앞의 조건이 참일 때 이 else는 어떻게 되나요?',
      'else는 바로 앞의 if하고만 짝이에요. 여러 갈래 가운데 하나만 고르려면 이어지는 조건을 어떻게 써야 할까요?',
    ],
  ),
  nodeRule(
    '가려진 갈래',
    (tree) => nodesIn(nodesOfType(tree, 'If').find(isShadowed), 'orelse')[0],
    () => [
      '이 조건까지 내려오는 값에는 무엇이 있나요?',
      '위의 조건이 먼저 참이 되면 아래는 보지 않아요. 넓은 조건이 좁은 조건보다 위에 있지 않은지 살펴보세요.',
    ],
  ),
  nodeRule(
    '몫으로 물은 나머지',
    (tree, attempt) => (isWrong(attempt) ? nodesOfType(tree, 'Compare').find(asksQuotient) : undefined),
    () => [
      '이 나눗셈이 주는 것은 몫인가요, 나머지인가요?',
      '나누어떨어지는지는 나머지를 보면 알 수 있어요. 몫을 구하는 기호와 나머지를 구하는 기호가 달라요. 6과 7을 넣어 손으로 계산해 보세요.',
    ],
  ),
  nodeRule(
    '찾은 자리로 물은 조건',
    (tree, attempt) =>
      mayBeWrong(attempt)
        ? nodesOfType(tree, 'If', 'While').find((node) => ['find', 'rfind'].includes(methodOf(nodeIn(node, 'test'))))
        : undefined,
    () => [
      '찾는 것이 없으면 find는 무엇을 돌려주나요? 맨 앞에 있으면요?',
      'find는 자리의 번호를 주고, 없으면 -1을 줘요. -1은 참으로, 맨 앞 자리 0은 거짓으로 여겨져요. 있는지만 물으려면 다른 방법이 있어요.',
    ],
  ),
  nodeRule(
    '몇 개만 적은 조건',
    (tree, attempt) => (isWrong(attempt) ? loopsIn(tree).flatMap(bodyNodes).find(listsNumbers) : undefined),
    () => [
      '이 조건에 적지 않은 수 가운데 참이어야 하는 수는 없나요? 가장 큰 입력이라면요?',
      '몇 개만 하나씩 적으면 그다음 수는 놓쳐요. 적은 수들이 모두 지키는 규칙을 찾아 계산으로 물어보세요.',
    ],
  ),
]

/** Tells whether a constant counts as true: 0 and an empty text do not. */
const isBareConstant = (node: SyntaxNode) => /[^0]/.test(constantOf(node, 'int') ?? constantOf(node, 'str') ?? '')

export const sidesOf = (node: MaybeNode) => [nodeIn(node, 'left'), ...nodesIn(node, 'comparators')].filter(isNode)
export const isEquality = (node: SyntaxNode) => [node.fields['ops']].flat().some((sign) => sign === 'Eq' || sign === 'NotEq')

/** Finds `if a: … / if b: … / else: …` on one and the same variable, with the same kind of block in each. */
function loneElses(node: SyntaxNode): readonly SyntaxNode[] {
  const body = nodesIn(node, 'body')
  return body.filter((second, at) => {
    const first = body[at - 1]
    if (first?.type !== 'If' || second.type !== 'If') return false
    const hasElse = nodesIn(second, 'orelse').length > 0
    const isOpen =
      nodesIn(first, 'orelse').length === 0 && !bodyNodes(first).some(({ type }) => ['Return', 'Break', 'Continue'].includes(type))
    const asked = namesIn(nodeIn(second, 'test'))
    const isSame = [...namesIn(nodeIn(first, 'test'))].some((name) => asked.has(name))
    return hasElse && isOpen && isSame && kindOfBlock(first) === kindOfBlock(second)
  })
}

function kindOfBlock(node: SyntaxNode) {
  const nodes = bodyNodes(node)
  return nodes.some((one) => isCallOf(one, 'print')) ? 'print' : [...namesStored(nodes)].join()
}

/** Tells whether the second branch is never reached: `if x > 1: … elif x > 5: …`. */
function isShadowed(node: SyntaxNode): boolean {
  const [next] = nodesIn(node, 'orelse')
  const [wide, narrow] = [boundOf(nodeIn(node, 'test')), next?.type === 'If' ? boundOf(nodeIn(next, 'test')) : null]
  if (wide === null || narrow === null || wide.name !== narrow.name || wide.isAbove !== narrow.isAbove) return false
  // The value 28 reaches the second branch: `> 28` and then `>= 28`.
  const isAlike = narrow.value === wide.value && wordsIn(nodeIn(node, 'test'), 'ops').join() === wordsIn(nodeIn(next, 'test'), 'ops').join()
  return isAlike || (wide.isAbove ? narrow.value > wide.value : narrow.value < wide.value)
}

/** Tells whether conditions contradict each other: `h >= 18 and h < 6`, or `day == '월' and day == '목'`. */
function isContradiction(conditions: readonly SyntaxNode[]): boolean {
  const equals = conditions.map((node) => equalOf(node)).filter((equal) => equal !== null)
  if (equals.some((one) => equals.some((other) => other.name === one.name && other.value !== one.value))) return true
  const bounds = conditions.map(boundOf).filter((bound) => bound !== null)
  const [lows, highs] = [bounds.filter(({ isAbove }) => isAbove), bounds.filter(({ isAbove }) => !isAbove)]
  return lows.some((low) => highs.some((high) => high.name === low.name && high.value < low.value))
}

/** Tells whether a range is empty: `18 <= h < 6`. */
function isEmptyRange(node: SyntaxNode): boolean {
  const [low, , high] = sidesOf(node).map((side) => constantOf(side, 'int'))
  const signs = wordsIn(node, 'ops').join()
  return (
    low != null &&
    high != null &&
    ((/^LtE?,LtE?$/.test(signs) && Number(low) > Number(high)) || (/^GtE?,GtE?$/.test(signs) && Number(low) < Number(high)))
  )
}

/** Tells whether an or-condition always holds: `h >= 6 or h < 9`, or `day != '월' or day != '목'`. */
function isTautology(conditions: readonly SyntaxNode[]): boolean {
  const bounds = conditions.map(boundOf).filter((bound) => bound !== null)
  const [lows, highs] = [bounds.filter(({ isAbove }) => isAbove), bounds.filter(({ isAbove }) => !isAbove)]
  if (lows.some((low) => highs.some((high) => high.name === low.name && high.value > low.value))) return true
  const others = conditions.map((node) => equalOf(node, 'NotEq')).filter((other) => other !== null)
  return others.some((one) => others.some((other) => other.name === one.name && other.value !== one.value))
}

/** Finds `if x in seen: seen.append(x)` in a loop, where `seen` begins empty and nothing else adds to it. */
function asksEmpty(tree: SyntaxNode, node: SyntaxNode): boolean {
  const test = nodeIn(node, 'test')
  const name = wordsIn(test, 'ops').join() === 'In' ? nameOf(sidesOf(test)[1]) : ''
  const inside = new Set(bodyNodes(node))
  const starts = nodesOfType(tree, 'Assign', 'AugAssign').filter((one) => !inside.has(one) && namesStored([one]).has(name))
  const uses = nodesOfType(tree, 'Attribute').filter((one) => nameOf(nodeIn(one, 'value')) === name)
  return (
    starts.length === 1 && starts.every((one) => isEmpty(nodeIn(one, 'value'))) && uses.length > 0 && uses.every((one) => inside.has(one))
  )
}

const isEmpty = (value: MaybeNode) =>
  (isCallOf(value, 'set', 'list', 'dict') && nodesIn(value, 'args').length === 0) ||
  (/^(?:List|Dict)$/.test(String(value?.type)) && nodesIn(value, 'elts').length + nodesIn(value, 'keys').length === 0)

/** Returns the name and the constant that `==` or another sign compares; null for any other condition. */
function equalOf(test: SyntaxNode, sign = 'Eq'): { readonly name: string; readonly value: string } | null {
  const [left, right] = sidesOf(test)
  const value = constantOf(right, 'int') ?? constantOf(right, 'str')
  return wordsIn(test, 'ops').join() === sign && nameOf(left) !== '' && value !== null ? { name: nameOf(left), value } : null
}

/** Returns the bound that a comparison with a whole number sets for a name, on either side; null for any other condition. */
export function boundOf(test: SyntaxNode | null): { readonly name: string; readonly isAbove: boolean; readonly value: number } | null {
  const [sign, ...others] = wordsIn(test, 'ops')
  const [left, right] = sidesOf(test)
  const isFlipped = nameOf(left) === ''
  const [name, text] = isFlipped ? [nameOf(right), constantOf(left, 'int')] : [nameOf(left), constantOf(right, 'int')]
  if (sign === undefined || others.length > 0 || !/^[LG]tE?$/.test(sign) || name === '' || text === null) return null
  return { name, isAbove: sign.startsWith('G') !== isFlipped, value: Number(text) }
}

/** Finds `n // 2 == 0`, where `n % 2 == 0` would test divisibility. */
function asksQuotient(node: SyntaxNode): boolean {
  const [left, right] = sidesOf(node)
  const [divisor, wanted] = [constantOf(nodeIn(left, 'right'), 'int'), constantOf(right, 'int')]
  const isDivision = left?.type === 'BinOp' && /^(?:Div|FloorDiv)$/.test(wordIn(left, 'op'))
  return isDivision && isEquality(node) && divisor?.length === 1 && wanted !== null && Number(wanted) < Number(divisor)
}

/** Finds whole numbers that are listed one by one: `i == 3 or i == 6 or i == 9`, or `i in [3, 6, 9]`. */
function listsNumbers(node: SyntaxNode): boolean {
  if (node.type === 'BoolOp' && wordIn(node, 'op') === 'Or') {
    const equals = nodesIn(node, 'values').map((one) => equalOf(one))
    const names = new Set(equals.map((equal) => equal?.name ?? ''))
    return (
      equals.length > 2 &&
      names.size === 1 &&
      !names.has('') &&
      nodesIn(node, 'values').every((one) => constantOf(sidesOf(one)[1], 'int') !== null)
    )
  }
  const [, list] = wordsIn(node, 'ops').join() === 'In' ? sidesOf(node) : []
  const items = nodesIn(list, 'elts')
  return items.length > 2 && items.every((item) => constantOf(item, 'int') !== null)
}
