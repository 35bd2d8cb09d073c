import type { ConditionResult, Fact } from '../../../domain/home/conditions.ts'

export const resultKey = (answer: ConditionResult): 'yes' | 'no' | 'waiting' => {
  if (answer === 'waiting') return answer
  return answer ? 'yes' : 'no'
}

/** A fact as the rules name it: 'signedIn: yes', 'hasItems(courses): waiting'. */
export const factText = ({ name, subject, answer }: Fact): string =>
  `${name}${subject === null ? '' : `(${subject})`}: ${resultKey(answer)}`
