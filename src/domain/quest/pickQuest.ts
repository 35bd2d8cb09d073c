import { isClaimable } from './isClaimable.ts'
import { isPerforming } from './isPerforming.ts'
import { isWelcome } from './isWelcome.ts'
import type { UserQuest } from './Quest.ts'

/** In the spec's order (S-167…S-170). The last two ask for cleared only, not for performing. */
const pickOrder: readonly ((quest: UserQuest) => boolean)[] = [
  (quest) => isWelcome(quest) && isPerforming(quest),
  (quest) => isClearedAttendance(quest),
  ({ quest }) => quest.largeCategory === 'MAIN' && quest.clear,
  ({ quest }) => quest.largeCategory === 'SUB' && quest.clear,
]

/** The quest that the pop-up shows; among equals the server's first. */
export function pickQuest(quests: readonly UserQuest[]): UserQuest | null {
  for (const isWanted of pickOrder) {
    const found = quests.find(isWanted)
    if (found !== undefined) return found
  }
  return null
}

function isClearedAttendance(quest: UserQuest): boolean {
  return quest.quest.largeCategory === 'SUB' && quest.quest.smallCategory === 'ATTENDANCE' && isClaimable(quest)
}
