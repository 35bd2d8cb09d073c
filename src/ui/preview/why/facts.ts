import type { Answer, Fact } from '../../../domain/home/conditions.ts'

export const answerOf = (answer: Answer): 'yes' | 'no' | 'waiting' => {
  if (answer === 'waiting') return answer
  return answer ? 'yes' : 'no'
}

/** A fact as the rules name it: 'signedIn: yes', 'hasItems(courses): waiting'. */
export const factText = ({ name, about, answer }: Fact): string => `${name}${about === null ? '' : `(${about})`}: ${answerOf(answer)}`
