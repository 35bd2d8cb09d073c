import type { Press } from '../../application/createOnce.ts'
import type { SendOutcome } from '../../application/sendOutcome.ts'
import type { QuestionFeature } from '../../application/question.ts'
import type { Id } from '../../domain/id.ts'
import type { SharedSolution } from '../../domain/problems/sharedSolution.ts'
import { useApplication } from '../kit/application.ts'
import { questionsWords as words } from './questionsWords.ts'

interface QuestionSendOutcome {
  readonly kind: SendOutcome['kind'] | SharedSolution
}

/** Sends a text that may contain a program. Under a problem, an author who would give its solution away is asked first. */
export const useSending = (
  problemId: Id | null,
  post: (feature: QuestionFeature, content: string, press: Press) => Promise<SendOutcome>,
) => {
  const { features } = useApplication()
  return {
    advice: { kinds: ['passes', 'sameLines'] as const, sendAnyway: words.sendAnyway },
    async send(content: string, press: Press, isSure: boolean): Promise<QuestionSendOutcome> {
      const feature = await features.question()
      const solution = isSure || problemId === null ? null : await feature.checkSolution(problemId, content)
      return solution === null ? post(feature, content, press) : { kind: solution }
    },
  }
}
