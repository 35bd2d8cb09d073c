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
  parseObject,
  requiredNumber,
  type Schema,
  someId,
  textOrEmpty,
  validItems,
} from './parsing.ts'
import type { Log } from '../../application/platform.ts'
import type { QuestRepository, QuestReward } from '../../application/quest.ts'
import { creatures, type UserQuest } from '../../domain/quest.ts'

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
  goalList: validItems(z.object({ goalName: textOrEmpty, goalCount: count, completedCount: count })),
})

const userQuestSchema: Schema<UserQuest> = z.object({ userQuestId: someId, state: textOrEmpty, quest: questFields })

export const questItems: ItemReader<UserQuest> = { schema: userQuestSchema, idOf: ({ userQuestId }) => userQuestId }

export const rewardSchema: Schema<QuestReward> = z.object({ rewardCount: z.pipe(requiredNumber, z.transform(nonNegative)) })

function nonNegative(reward: number): number {
  return Math.max(0, reward)
}

export function httpQuestRepository(client: HttpClient, paths: ApiPaths, log: Log): QuestRepository {
  const reward = (call: string, post: () => Promise<unknown>) =>
    withErrorLog(log, call, async () => parseObject(await post(), rewardSchema, 'reward'))

  return {
    list: (signal) => fetchFirstPage(client, log, { path: paths.quests, key: 'questList', items: questItems, signal }),
    claim: (userQuestId) => reward(paths.questReward, () => client.post(fillPath(paths.questReward, { userQuestId }))),
    claimAll: (userQuestIds) => reward(paths.questRewards, () => client.post(paths.questRewards, { userQuestIds })),
  }
}
