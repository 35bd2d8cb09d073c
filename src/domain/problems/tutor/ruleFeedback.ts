import type { Feedback, TutorAttempt, TutorRule } from './attempt.ts'
import { withParticle } from '../../korean.ts'
import { functionRules } from './functionRules.ts'
import { inputRules } from './inputRules.ts'
import { loopRules } from './loopRules.ts'
import { outputRules } from './outputRules.ts'
import { readingRules } from './readingRules.ts'
import { valueRules } from './valueRules.ts'
import { explainPythonError } from '../pythonErrors.ts'
import { constantOf, isNode, nodeIn, nodesIn, nodesOfType, type SyntaxNode, wordsIn } from '../syntaxTree.ts'

/** In the order in which a teacher would speak of them: what stops the program first, what is only untidy last. */
export const tutorRules: readonly TutorRule[] = [
  ...readingRules,
  ...inputRules,
  ...loopRules,
  ...functionRules,
  ...valueRules,
  ...outputRules,
]

/** More at once nobody reads. */
const mostFindings = 3

/** What the rules say of a program: at most three things, each on a place of its own. Empty where nothing is amiss. */
export function ruleFeedback(attempt: TutorAttempt): readonly Feedback[] {
  const found = tutorRules.flatMap((rule) => {
    const finding = rule.find(attempt)
    return finding === null ? [] : [{ rule: rule.name, ...finding }]
  })
  const told = found.filter(({ line }, at) => line === null || found.findIndex((other) => other.line === line) === at)
  if (told.length > 0) return told.slice(0, mostFindings)
  return [errorFeedback(attempt) ?? openQuestion(attempt)].filter((feedback) => feedback !== null)
}

/** An error that no rule knows more of than its explanation. */
function errorFeedback({ code, error }: TutorAttempt): Feedback | null {
  if (error === null) return null
  const { what, how, line } = explainPythonError(error, code)
  return { rule: '파이썬의 오류', line, question: what, explanation: how }
}

/** Wrong without a sign of why: a way to find out. */
function openQuestion(attempt: TutorAttempt): Feedback | null {
  const { state, tree } = attempt
  if (state === null || state === 'ACCEPTED') return null
  return (state === 'WRONG_ANSWER' && tree !== null ? boundaryQuestion(comparisonsIn(tree), attempt) : null) ?? smallInputQuestion
}

const smallInputQuestion: Feedback = {
  rule: '작은 입력으로 따라가기',
  line: null,
  question: '가장 작은 입력을 넣으면 무엇이 나와야 하고, 지금은 무엇이 나오나요?',
  explanation:
    '종이에 답을 먼저 적고 한 단계씩 보면서 처음으로 달라지는 곳을 찾아보세요. 경계에 있는 값, 0과 1, 같은 값이 여럿일 때를 잊지 마세요.',
}

/** Conditions on more and less. */
const comparisonsIn = (tree: SyntaxNode) =>
  nodesOfType(tree, 'If', 'IfExp')
    .map((node) => nodeIn(node, 'test'))
    .filter(isNode)
    .flatMap((test) => nodesOfType(test, 'Compare'))
    .filter((node) => wordsIn(node, 'ops').some((sign) => /^[LG]tE?$/.test(sign)))

/** A slip at a boundary shows nowhere but there. */
function boundaryQuestion(comparisons: readonly SyntaxNode[], { difference, input }: TutorAttempt): Feedback | null {
  const given = difference === null ? null : (input ?? '').split(/\s+/)
  const sides = comparisons.flatMap((node) => [nodeIn(node, 'left'), ...nodesIn(node, 'comparators')])
  const written = [...new Set(sides.map((side) => constantOf(side, 'int')).filter((text) => text !== null))]
  // An input that went wrong and may be seen tells whether it lies on a boundary.
  const numbers = given === null ? written : written.filter((number) => given.includes(number))
  const isOnBoundary =
    numbers.length > 0 || (written.length === 0 && comparisons.length > 0 && (given === null || new Set(given).size < given.length))
  const [line, ...others] = new Set(comparisons.map((comparison) => comparison.line))
  if (!isOnBoundary || line === undefined) return null
  return {
    rule: '경계에 있는 값',
    line: others.length === 0 ? line : null,
    question:
      numbers.length > 0
        ? `조건에 적은 ${withParticle(numbers.join(', '), '을를')} 그대로 입력하면 어느 갈래로 가나요? 문제에서는 어느 쪽인가요?`
        : '비교하는 두 값이 꼭 같으면 이 조건은 참인가요, 거짓인가요? 문제에서는 어느 쪽인가요?',
    explanation:
      '‘보다 큰’과 ‘크거나 같은’은 꼭 그 값일 때만 달라요. 경계에 있는 값과 바로 옆의 값을 넣어 보세요. 그래도 모르겠으면 가장 작은 입력을 한 단계씩 따라가 보세요.',
  }
}
