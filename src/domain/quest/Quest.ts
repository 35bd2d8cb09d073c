import type { Id } from '../Id.ts'
import type { Creature } from './creature.ts'

/** A quest as one learner has it. `state` is an open set: the spec names only PERFORMING (S-165). */
export interface UserQuest {
  readonly userQuestId: Id
  readonly state: string
  readonly quest: Quest
}

export interface Quest {
  readonly title: string
  readonly description: string | null
  readonly largeCategory: 'MAIN' | 'SUB' | null
  /** An open set: WELCOME_POINT, ATTENDANCE and others (S-153). */
  readonly smallCategory: string | null
  readonly character: Creature | null
  readonly level: number | null
  readonly clear: boolean
  readonly rewardType: string | null
  readonly rewardCount: number
  readonly goalList: readonly QuestGoal[]
}

export interface QuestGoal {
  readonly goalName: string
  readonly goalCount: number
  readonly completedCount: number
}
