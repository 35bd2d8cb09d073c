import type { Quest, UserQuest } from '../../../src/domain/quest.ts'

export function aQuest(userQuestId: number, wishes: Partial<Quest> = {}, state = 'PERFORMING'): UserQuest {
  return {
    userQuestId,
    state,
    quest: {
      title: `퀘스트 ${userQuestId}`,
      description: null,
      largeCategory: 'SUB',
      smallCategory: null,
      character: 'CRAB',
      level: 1,
      clear: false,
      rewardType: 'POINT',
      rewardCount: 500,
      rewardItem: null,
      goalList: [{ goalName: 'PROBLEM', goalCount: 5, completedCount: 2 }],
      ...wishes,
    },
  }
}
