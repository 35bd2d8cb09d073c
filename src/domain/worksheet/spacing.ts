import { addDays, daysBetween } from '../calendar/date.ts'

/** The days until a wrongly answered question is repeated: after each right answer it waits longer. */
export const reviewGaps = [1, 3, 7, 16] as const

/** The date on which a question is repeated. */
export interface ReviewPlan {
  /** The number of gaps that have passed. */
  readonly step: number
  /** YYYY-MM-DD, in Korea. */
  readonly dueDate: string
}

/**
 * Returns the plan after an answer on a day. A wrong answer starts over. A right one leads to the next gap, and out of the collection after
 * the last; before its day it changes nothing, because reading it a moment ago proves no memory. Null: it is not repeated.
 */
export function planAfter(plan: ReviewPlan | null, isCorrect: boolean, today: string): ReviewPlan | null {
  if (!isCorrect) return planOf(0, today)
  if (plan === null || !isDue(plan.dueDate, today)) return plan
  return planOf(plan.step + 1, today)
}

function planOf(step: number, today: string): ReviewPlan | null {
  const gap = reviewGaps[step]
  return gap === undefined ? null : { step, dueDate: addDays(today, gap) }
}

export function isDue(dueDate: string, today: string): boolean {
  return dueDate <= today
}

/** Splits reviews into those due today and later ones, the soonest first. */
export function splitReviews<Item extends { readonly reviewDate: string }>(
  items: readonly Item[],
  today: string,
): { readonly due: readonly Item[]; readonly later: readonly Item[] } {
  const inTurn = items.toSorted((one, other) => one.reviewDate.localeCompare(other.reviewDate))
  return {
    due: inTurn.filter(({ reviewDate }) => isDue(reviewDate, today)),
    later: inTurn.filter(({ reviewDate }) => !isDue(reviewDate, today)),
  }
}

interface ReviewDay {
  readonly reviewDate: string
  readonly worksheetTitle: string
  readonly count: number
}

/** Counts the questions of each worksheet on each day, in the given order. */
export function reviewDays(items: readonly Omit<ReviewDay, 'count'>[]): readonly ReviewDay[] {
  const days = new Map<string, ReviewDay>()
  for (const { reviewDate, worksheetTitle } of items) {
    const key = JSON.stringify([reviewDate, worksheetTitle])
    days.set(key, { reviewDate, worksheetTitle, count: (days.get(key)?.count ?? 0) + 1 })
  }
  return [...days.values()]
}

/** Formats a due date: '오늘', '내일' or '3일 뒤'. */
export function untilText(dueDate: string, today: string): string {
  const days = daysBetween(today, dueDate)
  if (days <= 0) return '오늘'
  return days === 1 ? '내일' : `${days}일 뒤`
}
