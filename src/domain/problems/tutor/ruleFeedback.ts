import type { Feedback, TutorAttempt, TutorRule } from './attempt.ts'
import { functionRules } from './functionRules.ts'
import { inputRules } from './inputRules.ts'
import { loopRules } from './loopRules.ts'
import { conditionRules } from './conditionRules.ts'
import { factRules } from './factRules.ts'
import { gatherRules } from './gatherRules.ts'
import { oneOffQuestion, openQuestion } from './openQuestions.ts'
import { outputRules } from './outputRules.ts'
import { oversightRules } from './oversightRules.ts'
import { isWeak, provenQuestion, tellingProofs } from './provenRules.ts'
import { pairRules } from './pairRules.ts'
import { readingRules } from './readingRules.ts'
import { startRules } from './startRules.ts'
import { valueRules } from './valueRules.ts'
import { explainPythonError } from '../pythonErrors.ts'

/** All rules, in the order in which a teacher would mention them: first mistakes that stop the program, last those of style. */
export const tutorRules: readonly TutorRule[] = [
  ...readingRules,
  ...inputRules,
  ...loopRules,
  ...startRules,
  ...gatherRules,
  ...pairRules,
  ...functionRules,
  ...valueRules,
  ...oversightRules,
  ...conditionRules,
  ...outputRules,
]

/** The maximum of findings: nobody reads more at once. */
const maxFindings = 3

/** Applies the rules to a program. Returns at most three findings, each on a place of its own; none if there are no mistakes. */
export function ruleFeedback(asked: TutorAttempt): readonly Feedback[] {
  const attempt = { ...asked, proofs: tellingProofs(asked) }
  const found = proven(attempt, [...findingsOf(tutorRules, attempt), ...findingsOf(factRules, attempt).slice(0, 1)])
  const firstPerLine = found.filter(({ line }, at) => line === null || found.findIndex((other) => other.line === line) === at)
  // The program was parsed, but never started: no other finding matters until that is fixed.
  const neverBegun = attempt.state === 'SYNTAX_ERROR' && attempt.tree !== null ? errorFeedback(attempt) : null
  if (neverBegun !== null) return [firstPerLine.find(({ line }) => line === neverBegun.line) ?? neverBegun]
  // A number that is off by one does not show where the mistake is.
  const isOneOff = attempt.difference?.kind === 'OFF_BY_ONE' && firstPerLine.every(({ rule }) => rule === '출력의 다른 점')
  const place = attempt.tree !== null && firstPerLine.length > 0 && isOneOff ? oneOffQuestion(attempt.tree, attempt) : null
  // A number from a wrong formula may be off by one by chance.
  if (place?.rule === '계산식') return [place]
  if (firstPerLine.length > 0) return [...firstPerLine, ...[place].filter((feedback) => feedback !== null)].slice(0, maxFindings)
  return [errorFeedback(attempt) ?? openQuestion(attempt)].filter((feedback) => feedback !== null)
}

/** The rules whose findings are true whatever the examples are. */
const certain = new Set([
  '참이 될 수 없는 조건',
  '언제나 참인 조건',
  '빈 것에서 찾는 조건',
  '어느 갈래도 아닌 때',
  '거짓일 때의 출력',
  '버려진 결과',
  '돌려주지 않는 함수',
  '한 번만 도는 반복',
])

/** Keeps the findings on lines where a trial helped, if there are any; the others are dropped. */
function proven(attempt: TutorAttempt, found: readonly Feedback[]): readonly Feedback[] {
  const question = provenQuestion(attempt)
  const lines = new Set(attempt.proofs?.map(({ line }) => line))
  const isThere = ({ line, rule }: Feedback) => line !== null && (lines.has(line) || certain.has(rule))
  const there = found.filter(isThere)
  // If a change at another line helps, a finding that was not proven may lead away from it.
  const isElsewhere = attempt.proofs?.some(({ kind }) => !isWeak(kind)) === true
  if (question === null && there.length === 0) return isElsewhere ? found.filter(({ line }) => line === null) : found
  const anywhere = found.filter(({ line, rule }) => line === null && rule !== '입력 그대로')
  return there.length > 0 || question === null ? [...there, ...anywhere] : [question, ...anywhere]
}

const findingsOf = (rules: readonly TutorRule[], attempt: TutorAttempt) =>
  rules.flatMap((rule): readonly Feedback[] => {
    const finding = rule.find(attempt)
    return finding === null ? [] : [{ rule: rule.name, ...finding }]
  })

/** Returns the explanation of an error for which no rule has found anything. */
function errorFeedback({ code, error }: TutorAttempt): Feedback | null {
  if (error === null) return null
  const { what, how, line } = explainPythonError(error, code)
  return { rule: '파이썬의 오류', line, question: what, explanation: how }
}
