import type { Answer } from '../../../domain/home/condition.ts'

export const answerOf = (answer: Answer): 'yes' | 'no' | 'waiting' => {
  if (answer === 'waiting') return answer
  return answer ? 'yes' : 'no'
}
