import { firstDayOf, lastDayOf, monthOf } from './calendar/month.ts'
import { seoulInstant, seoulInterval } from './calendar/seoul.ts'
import { seatsLeft } from './course-class/classEnrolment.ts'
import type { ListedClass } from './course-class/courseClass.ts'
import type { PaymentType } from './course/price.ts'
import type { Id } from './id.ts'

/** The 1:1 trial class: its dates are registered as for any class, but no enrolment is needed. */
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

/** The number of registrations that the target user has on a date, in all classes. */
export interface DateCount {
  readonly date: string
  readonly count: number
}

/** A question that comes with a registration, such as which device to lend. */
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
  /** The class in progress; if there are several, the one that began last. */
  readonly running: EnrolledClassDate | null
  /** The class that begins next. */
  readonly next: EnrolledClassDate | null
  /** The number of dates after that. */
  readonly laterCount: number
}

/** Picks from all dates of the viewer's classes the registered ones that are in progress or still to come. */
export function upcomingDates(dates: readonly EnrolledClassDate[], now: Date): UpcomingDates {
  const own = dates
    .filter(({ classDate: { registrationDateId } }) => registrationDateId !== null)
    .toSorted((one, other) => intervalOf(one).startsAt.getTime() - intervalOf(other).startsAt.getTime())
  const [next = null, ...later] = own.filter((date) => intervalOf(date).startsAt > now)
  return { running: own.findLast((date) => isRunning(intervalOf(date), now)) ?? null, next, laterCount: later.length }
}

/** Returns the milliseconds until a class begins or is over; null when there is none to come. */
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

/** The state of a date for a learner of the class: open, or the reason why it cannot be registered. */
export type RegistrationState =
  /** `left` is null where the capacity is unknown. */
  | { readonly kind: 'open'; readonly left: number | null }
  | { readonly kind: 'alreadyRegistered'; readonly registrationDateId: Id; readonly canCancel: boolean }
  | { readonly kind: 'past' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'full' }

/** Returns the state, the most final reason first: a past date is not called full. */
export function registrationState(classDate: ClassDate, now: Date): RegistrationState {
  const { date, startTime, memberCount, registeredCount, isClosed, registrationDateId } = classDate
  const hasBegun = now >= seoulInstant(date, startTime)
  if (registrationDateId !== null) return { kind: 'alreadyRegistered', registrationDateId, canCancel: !hasBegun }
  if (hasBegun) return { kind: 'past' }
  if (isClosed) return { kind: 'closed' }
  const left = seatsLeft(memberCount, registeredCount)
  return left === 0 ? { kind: 'full' } : { kind: 'open', left }
}

/** Returns the earliest date that can be registered; null when there is none. */
export function firstOpenDate(dates: readonly ClassDate[], now: Date): string | null {
  const open = dates.filter((one) => registrationState(one, now).kind === 'open')
  return open.map(({ date }) => date).toSorted()[0] ?? null
}

/** Tells whether the target user has this date and can still cancel it. */
export function mayCancel(classDate: ClassDate, now: Date): boolean {
  const state = registrationState(classDate, now)
  return state.kind === 'alreadyRegistered' && state.canCancel
}

export interface ChosenOption {
  readonly optionId: Id
  readonly choiceId: Id
}

/** Returns the first required question that is not answered; null when all are. A question without choices requires nothing. */
export function firstUnansweredOption(options: readonly RegistrationOption[], chosen: readonly ChosenOption[]): RegistrationOption | null {
  const isAnswered = ({ optionId, choices }: RegistrationOption) =>
    chosen.some((answer) => answer.optionId === optionId && choices.some(({ choiceId }) => choiceId === answer.choiceId))
  return options.find((option) => option.isRequired && option.choices.length > 0 && !isAnswered(option)) ?? null
}

/** Returns the range of months from the first date to the last, always including today's. */
export function monthRangeOf(dates: readonly Pick<ClassDate, 'date'>[], today: string): { readonly first: string; readonly last: string } {
  const [first = today, ...later] = [...dates.map(({ date }) => date), today].toSorted()
  return { first: firstDayOf(monthOf(first)), last: lastDayOf(monthOf(later.at(-1) ?? first)) }
}

/** Sorts the viewer's own dates for a list: those to come, the nearest first, then those that have begun, the latest first. */
export function sortOwnDates(dates: readonly ClassDate[], now: Date): readonly ClassDate[] {
  const sorted = dates.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  const coming = sorted.filter((one) => mayCancel(one, now))
  const begun = sorted.filter((one) => !mayCancel(one, now))
  return [...coming, ...begun.toReversed()]
}
