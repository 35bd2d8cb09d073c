import {
  argumentsOf,
  firstArgument,
  isWrong,
  mayBeWrong,
  namesStored,
  namesOfTexts,
  nodeRule,
  textKindOf,
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
  type MaybeNode,
  type SyntaxNode,
  wordIn,
  wordsIn,
} from '../syntaxTree.ts'

const inputCalls = (tree: SyntaxNode) => nodesOf(tree).filter((node) => isCallOf(node, 'input') || methodOf(node) === 'readline')
const readsAll = (tree: SyntaxNode) =>
  nodesOfType(tree, 'Attribute').some((node) => ['read', 'readlines', 'stdin'].includes(wordIn(node, 'attr'))) ||
  nodesOf(tree).some((node) => isCallOf(node, 'open'))

/** Rules about the input that a program reads. */
export const inputRules: readonly TutorRule[] = [
  nodeRule(
    '입력에 없는 칸막이',
    (tree, { input }) => {
      const names = namesOfTexts(tree)
      return nodesOf(tree).find((node) => {
        const mark =
          methodOf(node) === 'split' && textKindOf(ownerOf(node), names) === 'text' ? constantOf(firstArgument(node), 'str') : null
        return mark !== null && input !== null && !input.includes(mark)
      })
    },
    () => [
      'split 괄호 안의 글자가 입력 예제에 있나요?',
      'split은 괄호 안의 글자가 있는 곳에서만 나눠요. 입력 예제의 값들은 무엇으로 나뉘어 있는지 살펴보세요.',
    ],
  ),
  nodeRule(
    '나누지 않은 입력',
    (tree, { error, input }) =>
      // Digits side by side may well be read one by one.
      (error?.type !== 'ValueError' && error !== null) || (input !== null && !/\S[ \t]+\S/.test(input))
        ? undefined
        : nodesOf(tree).find(takesLetters),
    () => [
      '한 줄에 여러 값이 있을 때, 나누지 않고 하나씩 꺼내면 무엇이 나올까요?',
      '글자를 그대로 주면 한 글자씩 꺼내요. 빈칸에서 먼저 나누어야 값이 하나씩 나와요.',
    ],
  ),
  nodeRule(
    '한 줄의 여러 값',
    (tree, { error }) =>
      error?.type === 'ValueError' && /(?:invalid literal|could not convert).*'[^']*\S[\s,]+\S[^']*'/.test(error.message)
        ? nodesOf(tree).find((node) => isCallOf(node, 'int', 'float') && isCallOf(firstArgument(node), 'input'))
        : undefined,
    () => [
      '입력 예제의 이 줄에는 값이 몇 개 있나요?',
      '숫자로 바꾸는 함수는 값 하나만 알아들어요. 빈칸이 섞여 있으면 어디에서 나눌지 먼저 정해야 해요.',
    ],
  ),
  nodeRule(
    '바꾸지 않은 입력',
    (tree, attempt) => {
      const names = namesOfTexts(tree)
      const isText = (node: MaybeNode) => textKindOf(node, names) === 'text'
      // A program that converts the same texts elsewhere knows the difference.
      const made = new Set(nodesOf(tree).flatMap((node) => (isCallOf(node, 'int', 'float') ? argumentsOf(node).map(nameOf) : [])))
      const isKnown = (node: SyntaxNode) => [nodeIn(node, 'left'), nodeIn(node, 'right')].every((side) => made.has(nameOf(side)))
      const isSum = isWrong(attempt) && isNumeric(attempt) && /^\s*\d+\s*$/.test(attempt.expectedOutput ?? '')
      const gathered = isSum
        ? nodesOfType(tree, 'AugAssign').find((node) => isText(nodeIn(node, 'value')) && wordIn(node, 'op') === 'Add')
        : undefined
      // Two inputs stand side by side in `a + "m" + a + b`.
      const joined =
        isWrong(attempt) && isNumeric(attempt) ? nodesOfType(tree, 'BinOp').find((node) => joinsTexts(node, isText)) : undefined
      return nodesOf(tree).find((node) => usesTextAsNumber(node, isText, isNumeric(attempt)) && !isKnown(node)) ?? gathered ?? joined
    },
    () => [
      '입력받은 값은 수일까요, 글자일까요?',
      'input이 주는 값은 늘 글자예요. 글자 ‘3’에 더하면 옆에 이어 붙고, 곱하면 되풀이돼요. 계산하려면 먼저 숫자로 바꿔요.',
    ],
  ),
  nodeRule(
    '글자와 수를 비교하기',
    (tree) => {
      const names = namesOfTexts(tree)
      return nodesOfType(tree, 'Compare').find((node) => {
        const sides = [nodeIn(node, 'left'), ...nodesIn(node, 'comparators')]
        return sides.some((side) => textKindOf(side, names) === 'text') && sides.some((side) => isNumber(side))
      })
    },
    () => ['왼쪽과 오른쪽은 같은 종류의 값인가요?', '글자 ‘5’와 수 5는 서로 달라요. 비교하기 전에 둘을 같은 종류로 맞춰요.'],
  ),
  nodeRule(
    '글자끼리 크기 비교',
    (tree, attempt) => {
      const names = namesOfTexts(tree)
      return isNumeric(attempt) && mayBeWrong(attempt)
        ? nodesOfType(tree, 'Compare').find((node) => {
            const sides = [nodeIn(node, 'left'), ...nodesIn(node, 'comparators')]
            return wordsIn(node, 'ops').every((sign) => /^[LG]tE?$/.test(sign)) && sides.every((side) => textKindOf(side, names) === 'text')
          })
        : undefined
    },
    () => [
      '입력받은 ‘10’과 ‘9’를 글자로 비교하면 어느 쪽이 클까요?',
      '글자는 앞글자부터 비교해요. 수의 크기를 비교하려면 먼저 숫자로 바꿔요.',
    ],
  ),
  nodeRule(
    '글자로 줄 세우기',
    (tree, attempt) => {
      const names = namesOfTexts(tree)
      const isTexts = (node: MaybeNode) => textKindOf(node, names) === 'texts'
      return nodesOf(tree).find(
        (node) =>
          isNumeric(attempt) &&
          ((isCallOf(node, 'sorted', 'max', 'min') && isTexts(firstArgument(node)) && nodesIn(node, 'keywords').length === 0) ||
            (methodOf(node) === 'sort' && isTexts(ownerOf(node)) && nodesIn(node, 'keywords').length === 0)),
      )
    },
    () => [
      '글자 ‘10’과 ‘9’를 사전처럼 줄 세우면 누가 앞일까요?',
      '글자는 앞글자부터 비교해요. 수의 크기로 줄 세우려면 먼저 숫자로 바꿔요.',
    ],
  ),
  treeRule('입력의 줄 수', (_, { error }) => {
    if (error?.type !== 'EOFError') return null
    return {
      line: error.line,
      question: '입력 예제는 몇 줄이고, 프로그램은 몇 줄을 읽나요?',
      explanation: '읽을 줄이 더 없는데 또 읽으려 했어요. 한 줄에 여러 값이 있으면 한 번만 읽고 나누면 돼요.',
    }
  }),
  nodeRule(
    '읽고 쓰지 않은 값',
    (tree, attempt) => (isWrong(attempt) ? readInVain(tree) : undefined),
    (node) => [
      `${[...namesStored([node])].join(', ')}에 읽어 둔 값은 답을 구할 때 어디에서 쓰이나요?`,
      '입력에 있는 값은 대개 답을 구하는 데 필요해요. 이 값이 바뀌면 답도 달라져야 하는지 문제를 다시 읽어 보세요.',
    ],
  ),
  treeRule('덜 읽은 입력', (tree, attempt) => {
    const lines = (attempt.input ?? '').trim().split('\n').length
    const calls = inputCalls(tree)
    const isRepeated = nodesOfType(tree, 'For', 'While', 'ListComp', 'SetComp', 'DictComp', 'GeneratorExp', 'FunctionDef').some(
      (node) => inputCalls(node).length > 0,
    )
    const last = calls.at(-1)
    return !mayBeWrong(attempt) || last === undefined || calls.length >= lines || isRepeated || readsAll(tree)
      ? null
      : {
          line: last.line,
          question: `입력 예제는 ${lines}줄인데, 프로그램은 몇 줄을 읽나요?`,
          explanation: 'input은 한 번에 한 줄만 읽어요. 읽지 않은 줄에 답에 필요한 값이 있을지도 몰라요.',
        }
  }),
]

/** Finds values of a later line that are never used; the first line often only tells how many follow. */
function readInVain(tree: SyntaxNode): SyntaxNode | undefined {
  const readers = nodesIn(tree, 'body').filter((node) => node.type === 'Assign' && inputCalls(node).length > 0)
  const used = new Set<string>()
  for (const line of nodesIn(tree, 'body')) if (!readers.includes(line)) for (const name of namesIn(line)) used.add(name)
  for (const reader of readers) for (const name of namesIn(nodeIn(reader, 'value'))) used.add(name)
  return readers.slice(1).find((node) => [...namesStored([node])].every((name) => !used.has(name) && !name.startsWith('_')))
}

/** Tells whether an input is taken letter by letter: `map(int, input())` and `a, b = input()`. */
function takesLetters(node: SyntaxNode): boolean {
  if (isCallOf(node, 'map')) return isCallOf(argumentsOf(node)[1], 'input')
  return node.type === 'Assign' && isCallOf(nodeIn(node, 'value'), 'input') && nodesIn(node, 'targets').some(({ type }) => type === 'Tuple')
}

/** Tells whether the input is numeric: words may well be joined and sorted as texts. */
const isNumeric = ({ input }: TutorAttempt) => input === null || /^[-\d\s.]+$/.test(input)

const isNumber = (node: MaybeNode) => constantOf(node, 'int') !== null || constantOf(node, 'float') !== null

const ownerOf = (call: SyntaxNode) => nodeIn(nodeIn(call, 'func'), 'value')

type IsText = (node: MaybeNode) => boolean

const joinsTexts = (node: SyntaxNode, isText: IsText) =>
  wordIn(node, 'op') === 'Add' && isText(nodeIn(node, 'right')) && isText(nodeIn(nodeIn(node, 'left'), 'right'))

/** Finds `a + 1`, `a * b`, `range(a)` or `n -= a`, where `a` was read and is still a text. */
function usesTextAsNumber(node: SyntaxNode, isText: IsText, areNumbers: boolean): boolean {
  if (isCallOf(node, 'range', 'abs', 'round')) return argumentsOf(node).some(isText)
  if (node.type === 'AugAssign') return isText(nodeIn(node, 'value')) && wordIn(node, 'op') !== 'Add' && wordIn(node, 'op') !== 'Mult'
  if (node.type !== 'BinOp') return false
  const [left, right] = [nodeIn(node, 'left'), nodeIn(node, 'right')]
  const count = [left, right].filter(isText).length
  const sign = wordIn(node, 'op')
  if (sign === 'Add') return (count === 2 && areNumbers) || (count === 1 && [left, right].some(isNumber))
  return count > 0 && (count === 2 || ['Sub', 'Div', 'FloorDiv', 'Pow'].includes(sign))
}
