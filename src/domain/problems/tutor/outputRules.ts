import {
  argumentsOf,
  blocksOf,
  bodyNodes,
  loopsIn,
  mayBeWrong,
  namesStored,
  nodeRule,
  treeRule,
  type TutorAttempt,
  type TutorRule,
} from './attempt.ts'
import { constantOf, isCallOf, isNode, methodOf, nodeIn, nodesIn, nodesOf, nodesOfType, type SyntaxNode } from '../syntaxTree.ts'

const printsIn = (tree: SyntaxNode) => nodesOf(tree).filter((node) => isCallOf(node, 'print'))
const writesAny = (tree: SyntaxNode) => nodesOf(tree).some((node) => isCallOf(node, 'print') || methodOf(node) === 'write')

/** Rules about the output of a program. */
export const outputRules: readonly TutorRule[] = [
  treeRule('없는 출력', (tree) =>
    writesAny(tree) || nodesIn(tree, 'body').length === 0
      ? null
      : {
          line: null,
          question: '답을 구한 다음, 화면에는 어떻게 보여 주나요?',
          explanation: '계산만 하고 출력하지 않으면 채점기에게는 아무것도 보이지 않아요.',
        },
  ),
  nodeRule(
    '이어지는 출력',
    (tree, { difference }) => (difference?.kind === 'EXTRA_LINES' ? goingOnIn(tree)[0] : undefined),
    () => [
      '이 조건이 참이어서 출력한 다음에는 어느 줄이 실행되나요?',
      'if의 안쪽이 끝나면 그 아래 줄도 이어서 실행돼요. 둘 가운데 하나만 실행하려면 두 번째 것은 언제여야 하는지 정해요.',
    ],
  ),
  nodeRule(
    '반복 속의 출력',
    (tree, { difference, expectedOutput }) =>
      (difference?.kind === 'EXTRA_LINES' || difference?.kind === 'EXTRA_TEXT') &&
      isOneLine(expectedOutput ?? '') &&
      goingOnIn(tree).length === 0
        ? loopsIn(tree)
            .flatMap(bodyNodes)
            .find((node) => isCallOf(node, 'print'))
        : undefined,
    () => [
      '답은 몇 번 출력해야 하나요? 이 줄은 몇 번 실행되나요?',
      '반복 안에 있는 줄은 반복할 때마다 실행돼요. 들여쓰기가 어디까지 반복인지 정해요.',
    ],
  ),
  treeRule('출력의 사이와 끝', (tree, { difference, state }) => {
    const [first, ...others] = printsIn(tree)
    const isSpaced = state === 'OUTPUT_FORMAT' || difference?.kind === 'BLANK' || difference?.kind === 'NEWLINE'
    return first === undefined || !isSpaced
      ? null
      : {
          // If there are several prints, it is unknown which one is wrong.
          line: others.length === 0 ? first.line : null,
          question: '값과 값 사이에는 무엇이 들어가고, 줄은 언제 바뀌나요?',
          explanation:
            'print는 쉼표로 나눈 값 사이에 빈칸을 넣고, 끝나면 줄을 바꿔요. +로 이은 글자 사이에는 아무것도 들어가지 않아요. 사이에 넣을 것(sep)과 끝에 넣을 것(end)을 바꿀 수 있어요.',
        }
  }),
  nodeRule(
    '통째로 출력한 리스트',
    (tree, attempt) =>
      mayBeWrong(attempt) &&
      attempt.expectedOutput !== null &&
      !/[[\]]/.test(attempt.expectedOutput) &&
      /[[({<]|^$/.test(attempt.output ?? '')
        ? (printsIn(tree).find((node) => printsList(node) || /^<\w.*>$/.test(attempt.output?.trim() ?? '')) ??
          (isWholeList(attempt) ? printsIn(tree).at(-1) : undefined))
        : undefined,
    () => [
      '바라는 출력에 괄호와 쉼표가 있나요?',
      '여러 값이 든 것을 그대로 출력하면 괄호나 그것의 이름까지 나와요. 안에 든 값만 꺼내어 쓰는 길을 찾아보세요.',
    ],
  ),
  nodeRule(
    '따옴표 속의 이름',
    (tree, attempt) =>
      mayBeWrong(attempt)
        ? printsIn(tree).find((node) =>
            argumentsOf(node).some((one) => isNameInQuotes(tree, constantOf(one, 'str') ?? '', attempt.expectedOutput)),
          )
        : undefined,
    () => [
      '이 줄은 변수에 든 값을 출력하나요, 변수의 이름을 출력하나요?',
      '따옴표로 감싸면 글자 그대로 나와요. 값을 쓰려면 따옴표 없이 적어요.',
    ],
  ),
  nodeRule(
    '다른 갈래',
    (tree, { difference, expectedOutput, output }) =>
      difference === null || output === null ? undefined : wrongTurn(tree, (expectedOutput ?? '').trim(), output.trim()),
    () => [
      '예제의 입력을 넣으면 이 조건은 참인가요, 거짓인가요? 문제에서는 어느 쪽인가요?',
      '이 입력에서는 다른 갈래로 가야 해요. 비교하는 값과 기호의 방향, 끝값이 들어가는지, 그리고와 또는을 소리 내어 읽어 보세요.',
    ],
  ),
]

function printsList(call: SyntaxNode): boolean {
  const [first] = argumentsOf(call)
  if (first === undefined) return false
  return (
    ['List', 'ListComp', 'GeneratorExp'].includes(first.type) ||
    isCallOf(first, 'list', 'sorted', 'reversed', 'map', 'filter', 'zip', 'range') ||
    methodOf(first) === 'split'
  )
}

/** Tells whether the output is right except for brackets, quotes and commas. */
const isWholeList = ({ output, expectedOutput }: TutorAttempt) =>
  /[[({].*[\])}]/s.test(output ?? '') && output?.replaceAll(/[[\](){}',\s]/g, '') === expectedOutput?.replaceAll(/\s/g, '')

const isOneLine = (output: string) => !output.trim().includes('\n')

/** Tells whether a text is a variable's name, or holds one that the right output does not. A single letter may be meant as it is. */
function isNameInQuotes(tree: SyntaxNode, text: string, expectedOutput: string | null): boolean {
  const names = namesStored(nodesOf(tree))
  const inside = text.match(/[A-Za-z_]\w+|\{\w+\}/g) ?? []
  // A formula in quotes, like `'a + b'`, is not computed.
  const isFormula = /^[\w\s()]+(?:[-+*/%<>=]+[\w\s()]+)+$/.test(text) && (text.match(/[A-Za-z_]\w*/g) ?? []).some((word) => names.has(word))
  const isHeld = inside.some((word) => names.has(word.replaceAll(/[{}]/g, '')) && expectedOutput !== null && !expectedOutput.includes(word))
  const words = text.trim().split(/\s+/)
  const isAllNames = words.length > 1 && words.every((word) => names.has(word))
  // No problem asks for a formula that is not computed, like `'5000 - 2000'`.
  const isSum = /^\s*\d+(?:\s*[-+*/]\s*\d+)+\s*$/.test(text) && expectedOutput?.includes(text.trim()) === false
  return (names.has(text) && expectedOutput?.includes(text) !== true) || isFormula || isHeld || isAllNames || isSum
}

/** Finds `if …: print(…)` without an else, and a print that follows in any case. */
function goingOnIn(tree: SyntaxNode): readonly SyntaxNode[] {
  return blocksOf(tree).flatMap((block) =>
    block.filter((node, at) => {
      const next = block[at + 1]
      const isOpen = node.type === 'If' && nodesIn(node, 'orelse').length === 0 && prints(bodyNodes(node))
      const leaves = bodyNodes(node).some(({ type }) => ['Return', 'Break', 'Continue'].includes(type))
      return isOpen && !leaves && next !== undefined && (next.type === 'Expr' || next.type === 'If') && prints(nodesOf(next))
    }),
  )
}

const prints = (nodes: readonly SyntaxNode[]) => nodes.some((node) => isCallOf(node, 'print'))

const constantsIn = (nodes: readonly SyntaxNode[]) =>
  nodes.flatMap(nodesOf).map((node) => constantOf(node, 'str') ?? constantOf(node, 'int'))

const sides = (node: SyntaxNode) =>
  node.type === 'IfExp'
    ? [nodeIn(node, 'body'), nodeIn(node, 'orelse')].map((side) => constantsIn([side].filter(isNode)))
    : [constantsIn(nodesIn(node, 'body')), constantsIn(nodesIn(node, 'orelse'))]

/** Finds the condition that chooses between the printed text and the expected one, where both are in the code. */
function wrongTurn(tree: SyntaxNode, wanted: string, found: string): SyntaxNode | undefined {
  const turn = nodesOfType(tree, 'If', 'IfExp').find((node) => {
    const [then = [], otherwise = []] = sides(node)
    return (then.includes(wanted) && otherwise.includes(found)) || (then.includes(found) && otherwise.includes(wanted))
  })
  if (turn !== undefined || ![wanted, found].every((text) => /^(?:True|False)$/.test(text))) return turn
  return printsIn(tree)
    .flatMap(argumentsOf)
    .find(({ type }) => type === 'Compare' || type === 'BoolOp')
}
