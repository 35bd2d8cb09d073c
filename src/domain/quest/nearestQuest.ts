import { goalProgress } from './goalProgress.ts'
import { isPerforming } from './isPerforming.ts'
import type { Quest, UserQuest } from './Quest.ts'

/** How far a quest is, all its goals weighing the same. */
export function questProgress({ clear, goalList }: Quest): number {
  if (clear) return 1
  const ratios = goalList.map((goal) => goalProgress(goal).ratio)
  return ratios.length === 0 ? 0 : ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
}

/** The performing quest whose reward is closest; the first of equals. */
export function nearestQuest(quests: readonly UserQuest[]): UserQuest | null {
  const [nearest] = quests.filter(isPerforming).toSorted((one, other) => questProgress(other.quest) - questProgress(one.quest))
  return nearest ?? null
}
