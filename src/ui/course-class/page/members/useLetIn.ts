import { useQueryClient } from '@tanstack/react-query'
import type { LetInOutcome } from '../../../../application/course-class/letMemberIn.ts'
import type { ClassMember } from '../../../../domain/course-class/ClassMember.ts'
import { useApplication } from '../../../app/ApplicationContext.ts'
import { readAnew } from '../../../app/readAnew.ts'
import { useClasses } from '../../../app/useClasses.ts'
import { useUnderWay } from '../../../app/useUnderWay.ts'
import { memberWords } from './memberWords.ts'

const words = memberWords.outcome

interface LettingIn {
  readonly isRunning: boolean
  letIn(number: string, members: readonly ClassMember[]): Promise<LetInOutcome>
}

/** Adds a member and notifies of the outcome, except for a wrong number, which the form shows itself. The members are read again, also when the answer was lost (F-084). */
export const useLetIn = (courseClassId: string): LettingIn => {
  const { letMemberIn } = useClasses()
  const { notifications } = useApplication()
  const client = useQueryClient()
  const { running, run } = useUnderWay()
  const letIn = async (number: string, members: readonly ClassMember[]) => {
    const outcome = await run(true, () => letMemberIn({ courseClassId, number, members }))
    if (outcome.kind === 'invalid' || outcome.kind === 'alreadyAdding') return outcome
    if (outcome.kind === 'added') notifications.success(words.added(String(outcome.userId)))
    else if (outcome.kind !== 'alreadyMember') notifications.warn(words[outcome.kind])
    readAnew(client, ['classMembers', 'courseClass'])
    return outcome
  }
  return { isRunning: running !== null, letIn }
}
