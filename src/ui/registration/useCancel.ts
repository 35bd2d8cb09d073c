import { useQueryClient } from '@tanstack/react-query'
import type { CancelOutcome } from '../../application/registration/cancelRegistration.ts'
import type { RegistrationWish } from '../../application/registration/RegistrationRepository.ts'
import type { ClassDate } from '../../domain/registration/ClassDate.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { useClasses } from '../app/useClasses.ts'
import { useUnderWay } from '../app/useUnderWay.ts'
import { dayText } from './dayText.ts'
import { readRegistrationsAnew } from './readRegistrationsAnew.ts'
import { registrationWords } from './registrationWords.ts'
import { useDatesKey } from './useRegistrationDates.ts'

const words = registrationWords.cancelled

interface Cancelling {
  readonly isRunning: boolean
  cancel(classDate: ClassDate): Promise<CancelOutcome>
}

/** Cancels, says what there is to say, and has everything read anew that it may have touched. */
export const useCancel = (wish: RegistrationWish): Cancelling => {
  const { cancelRegistration } = useClasses()
  const { notifications } = useApplication()
  const client = useQueryClient()
  const queryKey = useDatesKey(wish)
  const { running, run } = useUnderWay()

  /** Updates the cache at once, since the backend has confirmed it. */
  const takeIn = async ({ date }: ClassDate) => {
    await client.cancelQueries({ queryKey })
    client.setQueryData<readonly ClassDate[]>(queryKey, (known) => known?.map((one) => (one.date === date ? cancelled(one) : one)))
  }
  const cancel = async (classDate: ClassDate) => {
    const outcome = await cancelRegistration(classDate)
    if (outcome.kind === 'alreadyCancelling') {
      notifications.success(words.alreadyCancelling)
      return outcome
    }
    if (outcome.kind === 'cancelled') {
      await takeIn(classDate)
      notifications.success(words.cancelled(dayText(classDate.date)))
    } else notifications.warn(words[outcome.kind])
    void readRegistrationsAnew(client)
    return outcome
  }
  return { isRunning: running !== null, cancel: (classDate) => run(true, () => cancel(classDate)) }
}

const cancelled = (classDate: ClassDate): ClassDate => ({
  ...classDate,
  registrationDateId: null,
  registeredCount: classDate.registeredCount === null ? null : classDate.registeredCount - 1,
})
