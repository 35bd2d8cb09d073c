import type { QuestGoal } from './Quest.ts'

export interface GoalProgress {
  readonly completed: number
  readonly total: number
  /** From 0 to 1. */
  readonly ratio: number
}

/** Never below nothing, never beyond the goal; a goal of nothing is reached. */
export function goalProgress({ goalCount, completedCount }: Pick<QuestGoal, 'goalCount' | 'completedCount'>): GoalProgress {
  const total = Math.max(0, goalCount)
  const completed = Math.min(Math.max(0, completedCount), total)
  return { completed, total, ratio: total === 0 ? 1 : completed / total }
}
