import type { ConditionResult, Fact } from '../../../domain/home/conditions.ts'

export const resultKey = (result: ConditionResult): 'yes' | 'no' | 'waiting' => {
  if (result === 'waiting') return result
  return result ? 'yes' : 'no'
}

/** Returns a fact as the rules name it: 'signedIn: yes', 'hasItems(courses): waiting'. */
export const factText = ({ name, subject, result }: Fact): string =>
  `${name}${subject === null ? '' : `(${subject})`}: ${resultKey(result)}`
