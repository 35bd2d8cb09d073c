import type { PaymentType } from '../course/PaymentType.ts'
import type { Id } from '../Id.ts'

/** A date for which a class can be registered. The spec leaves the fields open (S-134); these are ours. */
export interface ClassDate {
  /** Korean calendar date (YYYY-MM-DD). */
  readonly date: string
  /** HH:MM in Seoul. */
  readonly startTime: string
  readonly endTime: string
  /** The capacity. */
  readonly memberCount: number | null
  readonly registeredCount: number | null
  readonly isClosed: boolean
  /** The target user's own registration, which can be cancelled; null: none. */
  readonly registrationDateId: Id | null
}

/** How many registrations the target user has on a date, over all classes. */
export interface DateCount {
  readonly date: string
  readonly count: number
}

/** A question that comes with a registration, such as what to lend. */
export interface RegistrationOption {
  readonly optionId: Id
  readonly name: string
  readonly isRequired: boolean
  readonly choices: readonly OptionChoice[]
}

export interface OptionChoice {
  readonly choiceId: Id
  readonly name: string
  readonly cost: number | null
  readonly paymentType: PaymentType | null
}
