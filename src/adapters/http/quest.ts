import * as z from 'zod/mini'
import type { ApiPaths } from './apiPaths.ts'
import { fetchFirstPage, fillPath, withErrorLog } from './calls.ts'
import type { HttpClient } from './client.ts'
import {
  count,
  flag,
  type ItemReader,
  nullableNumber,
  nullableText,
  oneOf,
  orNull,
  requiredImage,
  requiredItems,
  requiredText,
  type Schema,
  someId,
  textOrEmpty,
} from './parsing.ts'
import type { Log } from '../../application/platform.ts'
import type { QuestRepository, QuestReward } from '../../application/quest.ts'
import { creatures, type UserQuest } from '../../domain/quest.ts'
import { itemCategories } from '../../domain/viewer.ts'

const questFields = z.object({
  title: textOrEmpty,
  description: nullableText,
  largeCategory: oneOf(['MAIN', 'SUB']),
  smallCategory: nullableText,
  character: oneOf(creatures),
  level: nullableNumber,
  clear: flag,
  rewardType: nullableText,
  rewardCount: count,
  rewardItem: orNull(z.object({ title: requiredText, itemCategory: z.enum(itemCategories), spriteStand1: requiredImage })),
  goalList: requiredItems(z.object({ goalName: textOrEmpty, goalCount: count, completedCount: count })),
})

const userQuestSchema: Schema<UserQuest> = z.object({ userQuestId: someId, state: textOrEmpty, quest: questFields })

export const questItems: ItemReader<UserQuest> = { schema: userQuestSchema, idOf: ({ userQuestId }) => userQuestId }

export const rewardSchema: Schema<QuestReward> = z.object({ rewardCount: z.pipe(nullableNumber, z.transform(nonNegative)) })

function nonNegative(reward: number | null): number | null {
  return reward === null ? null : Math.max(0, reward)
}

const unknownReward: QuestReward = { rewardCount: null }
const optionalBody = { expect: 'optional' } as const

export function httpQuestRepository(client: HttpClient, paths: ApiPaths, log: Log): QuestRepository {
  // Returns the reward. The status alone tells the success: a reward with an unreadable amount is no failure (F-085).
  const reward = (call: string, post: () => Promise<unknown>) =>
    withErrorLog(log, call, async () => z.safeParse(rewardSchema, await post()).data ?? unknownReward)

  return {
    list: (signal) => fetchFirstPage(client, log, { path: paths.quests, key: 'questList', items: questItems, signal }),
    claim: (userQuestId) =>
      reward(paths.questReward, () => client.post(fillPath(paths.questReward, { userQuestId }), undefined, optionalBody)),
    claimAll: (userQuestIds) => reward(paths.questRewards, () => client.post(paths.questRewards, { userQuestIds }, optionalBody)),
  }
}
