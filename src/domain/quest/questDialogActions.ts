import { isWelcome } from './isWelcome.ts'
import { offersClaimAll } from './offersClaimAll.ts'
import type { UserQuest } from './Quest.ts'

type QuestDialogAction = 'claim' | 'claim-all' | 'go' | 'close'

/** The dialog's buttons in order. ‘go’ is there even where it is disabled; `canGo` tells which (S-177…S-183). */
export function questDialogActions(quest: UserQuest, quests: readonly UserQuest[]): readonly QuestDialogAction[] {
  if (isWelcome(quest)) return ['claim']
  return [quest.quest.clear ? 'claim' : 'go', ...(offersClaimAll(quest, quests) ? (['claim-all'] as const) : []), 'close']
}
