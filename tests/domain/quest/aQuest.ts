import type { Quest, UserQuest } from '../../../src/domain/quest.ts'

let lastId = 0

type Wishes = Partial<Quest> & { readonly state?: string }

/** A performing sub quest that is not cleared unless told otherwise. */
export function aQuest({ state = 'PERFORMING', ...fields }: Wishes = {}): UserQuest {
  lastId += 1
  return {
    userQuestId: lastId,
    state,
    quest: {
      title: `퀘스트 ${lastId}`,
      description: null,
      largeCategory: 'SUB',
      smallCategory: null,
      character: 'DOLPHIN',
      level: 1,
      clear: false,
      rewardType: 'POINT',
      rewardCount: 10,
      rewardItem: null,
      goalList: [],
      ...fields,
    },
  }
}

export const welcome = (fields: Wishes = {}) => aQuest({ largeCategory: 'MAIN', smallCategory: 'WELCOME_POINT', ...fields })
export const attendance = (fields: Wishes = {}) => aQuest({ smallCategory: 'ATTENDANCE', clear: true, ...fields })
export const mainQuest = (fields: Wishes = {}) => aQuest({ largeCategory: 'MAIN', ...fields })
export const subQuest = (fields: Wishes = {}) => aQuest(fields)
