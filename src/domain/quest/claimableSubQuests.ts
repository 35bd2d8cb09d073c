import { isClaimable } from './isClaimable.ts'
import type { UserQuest } from './Quest.ts'

/** What ‘claim all’ claims (S-193). */
export function claimableSubQuests(quests: readonly UserQuest[]): readonly UserQuest[] {
  return quests.filter((quest) => quest.quest.largeCategory === 'SUB' && isClaimable(quest))
}
