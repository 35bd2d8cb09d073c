import type { Id } from '../../domain/Id.ts'
import type { RegistrationOption } from '../../domain/registration/ClassDate.ts'
import type { ChosenOption } from '../../domain/registration/missingOption.ts'
import type { Loaded } from '../app/Loaded.ts'
import { RetryButton } from '../parts/RetryButton.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { type Missing, OptionField } from './OptionField.tsx'
import styles from './OptionFields.module.css'
import { registrationWords as words } from './registrationWords.ts'

interface OptionFieldsProps {
  readonly options: Loaded<readonly RegistrationOption[]>
  readonly answers: readonly ChosenOption[]
  readonly missing: Missing | null
  onAnswer(optionId: Id, choiceId: Id | null): void
}

/** What is asked with a registration. Nothing can be registered before it is known. */
export const OptionFields = ({ options, answers, missing, onAnswer }: OptionFieldsProps) => {
  switch (options.status) {
    case 'waiting':
      return <Skeleton height={72} radius="control" />
    case 'failed':
      return (
        <div className={styles['failed']}>
          <p>{words.options.failed}</p>
          <RetryButton tone="soft" retry={options.retry} />
        </div>
      )
    case 'ready':
      return options.value
        .filter(({ choices }) => choices.length > 0)
        .map((option) => (
          <OptionField
            key={option.optionId}
            option={option}
            chosen={answers.find(({ optionId }) => optionId === option.optionId)?.choiceId ?? null}
            missing={option.optionId === missing?.optionId ? missing : null}
            onAnswer={(choiceId) => onAnswer(option.optionId, choiceId)}
          />
        ))
  }
}
