import { bodyNodes, type Feedback, functionsIn, isLoop, loopsIn, namesPrinted, namesStored, type TutorAttempt } from './attempt.ts'
import { sidesOf } from './conditionRules.ts'
import { isLetters, isNumbers, numbersOf, ofOneNumber } from './factRules.ts'
import { usesAfterChange } from './gatherRules.ts'
import { withParticle } from '../../korean.ts'
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
  wordsIn,
} from '../syntaxTree.ts'

/** Returns a question when the code is wrong but nothing shows why: it suggests a way to find out, at a place in the program. */
export function openQuestion(attempt: TutorAttempt): Feedback | null {
  const { state, tree, difference } = attempt
  if (state === null || state === 'ACCEPTED') return null
  if (tree === null) return smallInputQuestion(attempt)
  if (difference === null) return hiddenQuestion(tree, attempt)
  return (state === 'WRONG_ANSWER' ? placeQuestion(tree, attempt) : null) ?? smallInputQuestion(attempt)
}

/** Returns a question when only hidden cases failed: it names their label, and the numbers that the program compares with. */
function hiddenQuestion(tree: SyntaxNode, attempt: TutorAttempt): Feedback {
  const { failedLabels, state } = attempt
  const [label] = failedLabels
  const numbers = numbersCompared(tree)
  const further =
    numbers.length > 0
      ? `조건에 적은 ${withParticle(numbers.join(', '), '과와')} 그 바로 옆의 수, 어느 조건에도 들지 않는 값도 넣어 보세요.`
      : '가장 작은 값, 0과 1, 같은 값이 여럿일 때, 어느 조건에도 들지 않는 값도 넣어 보세요.'
  const taken = numbers.length === 0 ? takenAway(tree) : undefined
  if (label !== undefined)
    return {
      rule: '통과하지 못한 테스트',
      line: taken?.line ?? null,
      question: `‘${label}’ 테스트를 통과하지 못했어요. 그런 입력을 직접 만들어 넣으면 무엇이 나와야 하고, 지금은 무엇이 나오나요?`,
      explanation: `예제는 모두 맞았으니 예제에 없는 입력에서 달라져요. ${taken === undefined ? further : '빼는 수가 더 클 때 이 뺄셈에서는 무엇이 나오는지도 살펴보세요.'}`,
    }
  if (state !== 'WRONG_ANSWER') return smallInputQuestion(attempt)
  return branchQuestion(tree, further) ?? otherNumbersQuestion(tree) ?? smallInputQuestion(attempt)
}

/** Finds a difference of two values that were read or passed to a function: it is below 0 if the second one is larger. */
function takenAway(tree: SyntaxNode): SyntaxNode | undefined {
  const readers = nodesOfType(tree, 'Assign').filter((node) => nodesOf(node).some((one) => isCallOf(one, 'input')))
  const given = new Set(['min', 'max', ...namesStored(readers), ...nodesOfType(tree, 'arg').map((node) => wordIn(node, 'arg'))])
  const safe = new Set(nodesOf(tree).flatMap((node) => (isCallOf(node, 'abs', 'range') || node.type === 'Subscript' ? nodesOf(node) : [])))
  return nodesOfType(tree, 'BinOp').find((node) => {
    const sides = ['left', 'right'].map((side) => Array.from(namesIn(nodeIn(node, side))))
    return (
      wordIn(node, 'op') === 'Sub' && !safe.has(node) && sides.every((names) => names.length > 0 && names.every((name) => given.has(name)))
    )
  })
}

/** Lists the whole numbers that conditions compare with by more and less. */
const numbersCompared = (tree: SyntaxNode) => [
  ...new Set(
    comparisonsIn(conditionsIn(tree))
      .flatMap(sidesOf)
      .map((side) => constantOf(side, 'int'))
      .filter((text) => text !== null),
  ),
]

/** Returns a question when a number is wrong, and only one place can be the reason. */
export const oneOffQuestion = (tree: SyntaxNode, attempt: TutorAttempt) =>
  recursionQuestion(tree, attempt) ?? formulaQuestion(tree, attempt)

/** Returns a question when an example failed, and no rule has found anything. */
function placeQuestion(tree: SyntaxNode, attempt: TutorAttempt): Feedback | null {
  return (
    oneOffQuestion(tree, attempt) ??
    kindQuestion(tree, attempt) ??
    orderQuestion(tree, attempt) ??
    givenQuestion(tree, attempt) ??
    lastTurnQuestion(tree)
  )
}

/** The maximum length of texts that a question quotes. */
const maxQuoteLength = 24

/** Returns the question that fits every mistake: it leads to the smallest input that is known to fail. */
function smallInputQuestion({ input, expectedOutput, output }: TutorAttempt): Feedback {
  const [given, wanted, found] = [input, expectedOutput, output].map((text) => (text ?? '').trim().replaceAll('\n', ', '))
  const isQuoted = [given, wanted, found].every((text) => text !== undefined && text !== '' && text.length <= maxQuoteLength)
  return {
    rule: '작은 입력으로 따라가기',
    line: null,
    question: isQuoted
      ? `입력 ‘${given}’에서는 ${withParticle(`‘${wanted}’`, '이가')} 나와야 하는데 ${withParticle(`‘${found}’`, '이가')} 나왔어요. 손으로 따라간 값과 어느 줄에서 처음으로 달라지나요?`
      : '가장 작은 입력을 넣으면 무엇이 나와야 하고, 지금은 무엇이 나오나요?',
    explanation: '종이에 답을 먼저 적고 한 단계씩 보면서 처음으로 달라지는 곳을 찾아보세요.',
  }
}

const conditionsIn = (tree: SyntaxNode) =>
  nodesOfType(tree, 'If', 'IfExp')
    .map((node) => nodeIn(node, 'test'))
    .filter(isNode)

/** Lists the comparisons by more and less. */
const comparisonsIn = (tests: readonly SyntaxNode[]) =>
  tests.flatMap((test) => nodesOfType(test, 'Compare')).filter((node) => wordsIn(node, 'ops').some((sign) => /^[LG]tE?$/.test(sign)))

/** Returns a question about a branch that no example takes. */
function branchQuestion(tree: SyntaxNode, further: string): Feedback | null {
  const branches = nodesOfType(tree, 'If', 'IfExp')
  const isChoice = branches.length > 1 || branches.some((node) => node.type === 'IfExp' || nodesIn(node, 'orelse').length > 0)
  return !isChoice
    ? null
    : {
        rule: '예제에 없는 갈래',
        // No line is named: it is unknown which branch it is.
        line: null,
        question: '예제는 모두 맞아요. 조건마다 참이 되는 입력과 거짓이 되는 입력을 하나씩 만들어 넣으면 어떻게 되나요?',
        explanation: `예제에 없는 입력에서 달라져요. ${further} 조건이 둘이면 둘 다 참일 때, 하나만 참일 때, 둘 다 거짓일 때가 있어요.`,
      }
}

const sums = (tree: SyntaxNode) =>
  nodesOfType(tree, 'BinOp', 'AugAssign').filter((node) => /^(?:Add|Sub|Mult|Div|FloorDiv|Mod|Pow)$/.test(wordIn(node, 'op')))

/** Returns a question when the examples are right and the program has no branch: other numbers may fail. */
function otherNumbersQuestion(tree: SyntaxNode): Feedback | null {
  const reckoned = sums(tree).find(
    (node) =>
      ['Sub', 'Div', 'FloorDiv', 'Mod'].includes(wordIn(node, 'op')) &&
      ['left', 'right'].every((side) => nameOf(nodeIn(node, side)) !== ''),
  )
  if (reckoned === undefined || loopsIn(tree).some((loop) => bodyNodes(loop).includes(reckoned))) return null
  return {
    rule: '예제에 없는 수',
    line: reckoned.line,
    question:
      wordIn(reckoned, 'op') === 'Sub'
        ? '예제는 모두 맞아요. 앞의 수가 뒤의 수보다 작으면 이 뺄셈에서는 무엇이 나오나요?'
        : '예제는 모두 맞아요. 0이나 나누어떨어지지 않는 수를 넣으면 이 계산에서는 무엇이 나오나요?',
    explanation: '예제에 없던 수를 넣어 손으로 계산한 것과 비교해 보세요. 둘의 크기가 뒤바뀐 때, 0일 때, 아주 큰 수일 때를 시험해요.',
  }
}

/** Returns a question about a recursion: the answer where it ends, and the step to it. */
function recursionQuestion(tree: SyntaxNode, { proofs }: TutorAttempt): Feedback | null {
  const own = functionsIn(tree).find((one) => bodyNodes(one).some((node) => isCallOf(node, wordIn(one, 'name'))))
  if (own === undefined || nodesOfType(own, 'If', 'IfExp').length === 0) return null
  const call = bodyNodes(own).find((node) => isCallOf(node, wordIn(own, 'name')))
  const lines = proofs?.map(({ line }) => line) ?? [own.line]
  // No other first answer helps.
  return call !== undefined && !lines.some((line) => own.line <= line && line <= own.endLine)
    ? {
        rule: '재귀의 한 단계',
        line: call.line,
        question: '하나 작은 입력의 답을 알 때, 이번 답은 그것으로 어떻게 만드나요? 이 줄이 하는 일과 같은가요?',
        explanation:
          '멈추는 때의 답에서 시작해, 하나씩 큰 입력의 답을 종이에 손으로 구해 보세요. 답이 앞의 답에서 어떻게 나오는지 규칙을 찾아보세요.',
      }
    : {
        rule: '재귀의 첫 답',
        line: own.line,
        question: '더 부르지 않고 멈출 때 돌려주는 값은 맞나요? 그 바로 다음 값은요?',
        explanation: '멈추는 때의 답을 종이에 적고, 하나 큰 입력의 답이 그것에서 어떻게 나오는지 손으로 따라가 보세요.',
      }
}

/** Returns a question about `while low < high`, where both move: whether it runs once more when they meet. */
function lastTurnQuestion(tree: SyntaxNode): Feedback | null {
  const loop = nodesOfType(tree, 'While').find((node) => {
    const sides = sidesOf(nodeIn(node, 'test'))
    const moved = namesStored(bodyNodes(node))
    return (
      sides.length === 2 &&
      sides.every((side) => moved.has(nameOf(side))) &&
      comparisonsIn([nodeIn(node, 'test')].filter(isNode)).length > 0
    )
  })
  return loop === undefined
    ? null
    : {
        rule: '반복의 마지막 한 번',
        line: loop.line,
        question: '비교하는 두 값이 꼭 같아졌을 때 이 반복은 한 번 더 도나요? 더 돌아야 하나요?',
        explanation: '<와 <=는 두 값이 같을 때만 달라요. 값이 하나뿐인 입력을 넣고 이 반복이 몇 번 도는지 따라가 보세요.',
      }
}

const number = /-?\d+(?:\.\d+)?/g

/** Returns the lines that differ, side by side. */
function differing(wanted: readonly string[], found: readonly string[]): readonly [wanted: string, found: string] {
  const [some, others] = [wanted.filter((line, at) => line !== found[at]), found.filter((line, at) => line !== wanted[at])]
  return [some.join(', '), others.join(', ')]
}

/** Returns a question about a formula, for a program without loops that printed wrong numbers. */
function formulaQuestion(tree: SyntaxNode, { input, expectedOutput, output }: TutorAttempt): Feedback | null {
  if (expectedOutput === null || output === null) return null
  const isStraight = loopsIn(tree).length === 0 && !nodesOf(tree).some((node) => /Comp$|GeneratorExp/.test(node.type) || isLoop(node))
  const [wanted, found] = differing(expectedOutput.trim().split('\n'), output.trim().split('\n'))
  const [first, ...others] = new Set(sums(tree).map(({ line }) => line))
  if (!isStraight || first === undefined || wanted.replaceAll(number, '#') !== found.replaceAll(number, '#')) return null
  const isRounded = nodesOf(tree).some((node) => isCallOf(node, 'round') && node.line !== first)
  const given = String(input?.trim().replaceAll('\n', ', '))
  return {
    rule: '계산식',
    // If a value is also rounded elsewhere, that may be the mistake; so may any other line that makes a value of the formula.
    line: others.length === 0 && !isRounded && isOfGiven(tree, first) && !tellsNumber(tree, wanted) ? first : null,
    question: `예제의 ${withParticle(given, '을를')} 넣어 손으로 계산하면 ${withParticle(wanted, '이가')} 어떻게 나오나요? 지금 코드는 무엇을 어떤 순서로 계산해서 ${withParticle(found, '이가')} 되나요?`,
    explanation:
      '계산 기호(+ - * / // %)와 계산하는 순서, 괄호를 문제의 말과 하나씩 짝지어 보세요. 곱하기와 나누기는 더하기와 빼기보다 먼저 해요.',
  }
}

const isGiven = (node: SyntaxNode) => nodeIn(node, 'value')?.type === 'Constant' || nodesOf(node).some((one) => isCallOf(one, 'input'))

/** Tells whether a line computes with nothing but input and constants. */
function isOfGiven(tree: SyntaxNode, line: number): boolean {
  const made = namesStored(nodesOfType(tree, 'Assign').filter((node) => node.line !== line && !isGiven(node)))
  return !sums(tree).some((node) => node.line === line && [...namesIn(node)].some((name) => made.has(name)))
}

/** Tells whether the code holds the wanted number already: then the formula is right, and another value was to be printed. */
const tellsNumber = (tree: SyntaxNode, wanted: string) =>
  nodesOfType(tree, 'Constant').some((node) => wanted.match(number)?.includes(constantOf(node, 'int') ?? '') === true)

/** Returns a question about letters printed for numbers, or numbers for letters. */
function kindQuestion(tree: SyntaxNode, { expectedOutput, output }: TutorAttempt): Feedback | null {
  const [wanted, found] = [expectedOutput ?? '', output ?? '']
  if (isNumbers(wanted) && isLetters(found))
    return {
      rule: '다른 종류의 답',
      line: null,
      question: '문제는 수를 묻는데 글자가 나왔어요. 이것으로 무엇을 더 구해야 하나요?',
      explanation: '참과 거짓이나 이름을 그대로 출력하는 것과 그것이 몇인지 세거나 계산하는 것은 달라요.',
    }
  if (!isLetters(wanted) || !isNumbers(found)) return null
  const [question, explanation] = nodesOf(tree).some((node) => isCallOf(node, 'ord'))
    ? [
        '문제는 글자를 묻는데 수가 나왔어요. 수를 글자로 바꾸는 일이 남지 않았나요?',
        '글자의 번호와 글자는 달라요. 번호를 다시 글자로 바꾸는 함수를 찾아보세요.',
      ]
    : [
        '문제는 글자를 묻는데 수가 나왔어요. 그 수를 보고 어떤 말을 출력해야 하나요?',
        '계산한 수를 그대로 출력하는 대신, 그 수가 어떤 때인지에 따라 정해진 말을 골라야 해요.',
      ]
  return { rule: '다른 종류의 답', line: null, question, explanation }
}

/** Returns a question about a count and a value gathered by it, which are changed one after the other. */
function orderQuestion(tree: SyntaxNode, attempt: TutorAttempt): Feedback | null {
  const numbers = ofOneNumber(attempt)
  const [user] = loopsIn(tree).flatMap(usesAfterChange)
  return numbers === null || user === undefined || numbersOf(attempt.input).includes(numbers.found)
    ? null
    : {
        rule: '바꾸는 차례',
        line: user.line,
        question: '첫 번째 반복에서 이 줄을 실행할 때, 두 변수에는 각각 무엇이 들어 있나요?',
        explanation: '먼저 바꾸고 나서 쓰는 것과 쓰고 나서 바꾸는 것은 결과가 달라요. 두 줄의 차례를 문제의 말과 비교해 보세요.',
      }
}

/** Returns a question when a number of the input was printed unchanged. */
function givenQuestion(tree: SyntaxNode, attempt: TutorAttempt): Feedback | null {
  const numbers = ofOneNumber(attempt)
  const given = numbersOf(attempt.input)
  const changed = new Set(nodesOfType(tree, 'AugAssign').map((node) => nameOf(nodeIn(node, 'target'))))
  const isPlain = [...namesPrinted(tree)].every((name) => !changed.has(name)) && namesPrinted(tree).size > 0
  return numbers !== null && isPlain && given.includes(numbers.found) && !given.includes(numbers.wanted)
    ? {
        rule: '입력 그대로',
        line: null,
        question: `나온 ${withParticle(String(numbers.found), '은는')} 입력에도 있는 수예요. 답을 구하려면 그것으로 무엇을 더 해야 하나요?`,
        explanation: '읽은 값 하나를 그대로 출력하고 있지는 않나요? 문제가 말한 계산을 차례로 적고, 빠진 것이 있는지 살펴보세요.',
      }
    : null
}
