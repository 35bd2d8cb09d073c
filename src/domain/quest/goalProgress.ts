import type { QuestGoal } from './Quest.ts'

interface GoalProgress {
  readonly completed: number
  readonly total: number
  /** From 0 to 1. */
  readonly ratio: number
}

/** Never below 0 or beyond the goal; a goal of 0 is reached. */
export function goalProgress({ goalCount, completedCount }: Pick<QuestGoal, 'goalCount' | 'completedCount'>): GoalProgress {
  const total = Math.max(0, goalCount)
  const completed = Math.min(Math.max(0, completedCount), total)
  return { completed, total, ratio: total === 0 ? 1 : completed / total }
}
