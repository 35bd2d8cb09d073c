import { useState } from 'react'
import type { RegistrationWish } from '../../application/registration/RegistrationRepository.ts'
import type { ClassDate } from '../../domain/registration/ClassDate.ts'
import type { ChosenOption } from '../../domain/registration/missingOption.ts'
import type { Id } from '../../domain/Id.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { ActionButton } from '../parts/ActionButton.tsx'
import { ChosenDates } from './ChosenDates.tsx'
import type { Missing } from './OptionField.tsx'
import { OptionFields } from './OptionFields.tsx'
import styles from './RegistrationForm.module.css'
import { registrationWords as words } from './registrationWords.ts'
import type { Choice } from './useChoice.ts'
import { useRegister } from './useRegister.ts'
import { useRegistrationOptions } from './useRegistrationDates.ts'

interface RegistrationFormProps {
  readonly wish: RegistrationWish
  readonly choice: Choice
  sessionOf(date: string): ClassDate | null
  readonly hasOpen: boolean
}

/** What is chosen, what is asked with it, and the one button that sends both. */
export const RegistrationForm = ({ wish, choice, sessionOf, hasOpen }: RegistrationFormProps) => {
  const { notifications } = useApplication()
  const options = useRegistrationOptions(wish)
  const { isRunning, register } = useRegister(wish)
  const [answers, setAnswers] = useState<readonly ChosenOption[]>([])
  const [missing, setMissing] = useState<Missing | null>(null)
  // Who has registered for the last open date keeps the button that has the focus.
  const [isOffered, setOffered] = useState(hasOpen)
  if (hasOpen && !isOffered) setOffered(true)

  const answer = (optionId: Id, choiceId: Id | null) => {
    const others = answers.filter((one) => one.optionId !== optionId)
    setAnswers(choiceId === null ? others : [...others, { optionId, choiceId }])
    setMissing(null)
  }
  const confirm = async () => {
    if (options.status !== 'ready') {
      if (options.status === 'failed') void options.retry()
      return notifications.warn(words.options[options.status])
    }
    const outcome = await register(choice.dates, answers, options.value)
    setMissing(outcome?.kind === 'unanswered' ? { optionId: outcome.option.optionId } : null)
    if (outcome?.kind === 'registered') choice.settle(outcome.dates)
    else if (outcome && 'date' in outcome) choice.lose(outcome)
  }
  return (
    <div className={styles['form']} data-underway={choice.dates.length > 0 || undefined}>
      <ChosenDates {...{ choice, sessionOf, hasOpen }} />
      {isOffered && (
        <>
          <OptionFields {...{ options, answers, missing }} onAnswer={answer} />
          <ActionButton wide isRunning={isRunning} onClick={() => void confirm()}>
            {isRunning ? words.confirming : words.confirm(choice.dates.length)}
          </ActionButton>
        </>
      )}
    </div>
  )
}
