import { firstDayOf, lastDayOf, monthOf } from './calendar/month.ts'
import { seoulInstant, seoulInterval } from './calendar/seoul.ts'
import { seatsLeft } from './course-class/classEnrolment.ts'
import type { ListedClass } from './course-class/courseClass.ts'
import type { PaymentType } from './course/price.ts'
import type { Id } from './id.ts'

/** The 1:1 trial class: dates are registered as for any class, and nobody has to take it before. */
export const trialClassId: Id = 'trial'

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

export interface EnrolledClassDate {
  readonly courseClass: Pick<ListedClass, 'courseClassId' | 'title' | 'channelProfile'>
  readonly classDate: ClassDate
}

export interface UpcomingDates {
  /** The class that goes on right now; of several the one that began last. */
  readonly running: EnrolledClassDate | null
  /** The one that begins next. */
  readonly next: EnrolledClassDate | null
  /** How many come after that. */
  readonly laterCount: number
}

/** Of all dates of the viewer's classes those that the viewer has registered for and that matter now. */
export function upcomingDates(dates: readonly EnrolledClassDate[], now: Date): UpcomingDates {
  const own = dates
    .filter(({ classDate: { registrationDateId } }) => registrationDateId !== null)
    .toSorted((one, other) => intervalOf(one).startsAt.getTime() - intervalOf(other).startsAt.getTime())
  const [next = null, ...later] = own.filter((date) => intervalOf(date).startsAt > now)
  return { running: own.findLast((date) => isRunning(intervalOf(date), now)) ?? null, next, laterCount: later.length }
}

/** Milliseconds until a class begins or is over; null when nothing is to come. */
export function msUntilNextChange({ running, next }: UpcomingDates, now: Date): number | null {
  const turns = [...(running ? [intervalOf(running).endsAt] : []), ...(next ? [intervalOf(next).startsAt] : [])]
  return turns.length === 0 ? null : Math.min(...turns.map((turn) => turn.getTime() - now.getTime()))
}

function intervalOf({ classDate: { date, startTime, endTime } }: EnrolledClassDate) {
  return seoulInterval(date, startTime, endTime)
}

function isRunning({ startsAt, endsAt }: ReturnType<typeof seoulInterval>, now: Date): boolean {
  return startsAt <= now && now < endsAt
}

/** Whether a date of a class can be registered by somebody who takes the class, or why not. */
export type RegistrationState =
  /** `left` is null where the capacity is not known. */
  | { readonly kind: 'open'; readonly left: number | null }
  | { readonly kind: 'alreadyRegistered'; readonly registrationDateId: Id; readonly canCancel: boolean }
  | { readonly kind: 'past' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'full' }

/** The most final reason first: a past date is not called full. */
export function registrationState(classDate: ClassDate, now: Date): RegistrationState {
  const { date, startTime, memberCount, registeredCount, isClosed, registrationDateId } = classDate
  const hasBegun = now >= seoulInstant(date, startTime)
  if (registrationDateId !== null) return { kind: 'alreadyRegistered', registrationDateId, canCancel: !hasBegun }
  if (hasBegun) return { kind: 'past' }
  if (isClosed) return { kind: 'closed' }
  const left = seatsLeft(memberCount, registeredCount)
  return left === 0 ? { kind: 'full' } : { kind: 'open', left }
}

/** The earliest date that can be registered; null when none can. */
export function firstOpenDate(dates: readonly ClassDate[], now: Date): string | null {
  const open = dates.filter((one) => registrationState(one, now).kind === 'open')
  return open.map(({ date }) => date).toSorted()[0] ?? null
}

/** Whether the target user has this date and can still give it back. */
export function mayCancel(classDate: ClassDate, now: Date): boolean {
  const state = registrationState(classDate, now)
  return state.kind === 'alreadyRegistered' && state.canCancel
}

export interface ChosenOption {
  readonly optionId: Id
  readonly choiceId: Id
}

/** The first question that has to be answered and is not; null when all are. A question without answers asks nothing. */
export function firstUnansweredOption(options: readonly RegistrationOption[], chosen: readonly ChosenOption[]): RegistrationOption | null {
  const isAnswered = ({ optionId, choices }: RegistrationOption) =>
    chosen.some((answer) => answer.optionId === optionId && choices.some(({ choiceId }) => choiceId === answer.choiceId))
  return options.find((option) => option.isRequired && option.choices.length > 0 && !isAnswered(option)) ?? null
}

/** All months from the first date to the last, always including today's. */
export function monthRangeOf(dates: readonly Pick<ClassDate, 'date'>[], today: string): { readonly first: string; readonly last: string } {
  const [first = today, ...later] = [...dates.map(({ date }) => date), today].toSorted()
  return { first: firstDayOf(monthOf(first)), last: lastDayOf(monthOf(later.at(-1) ?? first)) }
}

/** One's own dates as a list shows them: what is to come, the nearest first, then what has begun, the latest first. */
export function sortOwnDates(dates: readonly ClassDate[], now: Date): readonly ClassDate[] {
  const sorted = dates.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  const coming = sorted.filter((one) => mayCancel(one, now))
  const begun = sorted.filter((one) => !mayCancel(one, now))
  return [...coming, ...begun.toReversed()]
}
