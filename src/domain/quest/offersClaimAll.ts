import type { UserQuest } from './Quest.ts'

/** For a sub quest that is not the only one. All states count: else ‘nothing to claim’ could never be said. */
export function offersClaimAll(quest: UserQuest, quests: readonly UserQuest[]): boolean {
  return isSub(quest) && quests.filter(isSub).length > 1
}

function isSub({ quest }: UserQuest): boolean {
  return quest.largeCategory === 'SUB'
}
