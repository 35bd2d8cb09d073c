import type { Id } from '../../domain/Id.ts'
import type { UserQuest } from '../../domain/quest/Quest.ts'

export interface QuestRepository {
  list(signal?: AbortSignal): Promise<readonly UserQuest[]>
  claim(userQuestId: Id): Promise<QuestReward>
  claimAll(userQuestIds: readonly Id[]): Promise<QuestReward>
}

export interface QuestReward {
  readonly rewardCount: number
}
