import type { Id } from '../Id.ts'
import type { RegistrationOption } from './ClassDate.ts'

export interface ChosenOption {
  readonly optionId: Id
  readonly choiceId: Id
}

/** The first question that has to be answered and is not; null when all are. A question without answers asks nothing. */
export function missingOption(options: readonly RegistrationOption[], chosen: readonly ChosenOption[]): RegistrationOption | null {
  const isAnswered = ({ optionId, choices }: RegistrationOption) =>
    chosen.some((answer) => answer.optionId === optionId && choices.some(({ choiceId }) => choiceId === answer.choiceId))
  return options.find((option) => option.isRequired && option.choices.length > 0 && !isAnswered(option)) ?? null
}
