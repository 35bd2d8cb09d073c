import { addDays, daysBetween } from '../calendar/date.ts'

/** Days until a question that was answered wrongly comes again: after each right answer it waits longer. */
export const reviewGaps = [1, 3, 7, 16] as const

/** When a question comes again. */
export interface ReviewPlan {
  /** How many of the gaps are behind it. */
  readonly step: number
  /** YYYY-MM-DD, in Korea. */
  readonly dueDate: string
}

/**
 * The plan after an answer on a day. A wrong answer starts over. A right one leads to the next gap, and out of the collection after the last;
 * before its day it changes nothing, for what was read a moment ago is not remembered yet. Null: it does not come again.
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

/** What waits for today, and what comes later, the soonest first. */
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

/** How many questions of each worksheet come on each day, in the given order. */
export function reviewDays(items: readonly Omit<ReviewDay, 'count'>[]): readonly ReviewDay[] {
  const days = new Map<string, ReviewDay>()
  for (const { reviewDate, worksheetTitle } of items) {
    const key = JSON.stringify([reviewDate, worksheetTitle])
    days.set(key, { reviewDate, worksheetTitle, count: (days.get(key)?.count ?? 0) + 1 })
  }
  return [...days.values()]
}

/** '오늘', '내일' or '3일 뒤'. */
export function untilText(dueDate: string, today: string): string {
  const days = daysBetween(today, dueDate)
  if (days <= 0) return '오늘'
  return days === 1 ? '내일' : `${days}일 뒤`
}
