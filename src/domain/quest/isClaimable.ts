import { isPerforming } from './isPerforming.ts'
import type { UserQuest } from './Quest.ts'

export function isClaimable(quest: UserQuest): boolean {
  return isPerforming(quest) && quest.quest.clear
}
