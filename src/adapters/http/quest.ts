import * as z from 'zod/mini'
import type { ApiPaths } from './apiPaths.ts'
import { fillPath, getList, reported } from './calls.ts'
import type { HttpClient } from './client.ts'
import { count, flag, someId, type Items, label, number, oneOf, parseObject, requiredNumber, type Schema, text, usable } from './parsing.ts'
import type { Log } from '../../application/platform.ts'
import type { QuestRepository, QuestReward } from '../../application/quest.ts'
import { creatures, type UserQuest } from '../../domain/quest.ts'

const quest = z.object({
  title: label,
  description: text,
  largeCategory: oneOf(['MAIN', 'SUB']),
  smallCategory: text,
  character: oneOf(creatures),
  level: number,
  clear: flag,
  rewardType: text,
  rewardCount: count,
  goalList: usable(z.object({ goalName: label, goalCount: count, completedCount: count })),
})

const schema: Schema<UserQuest> = z.object({ userQuestId: someId, state: label, quest })

export const questItems: Items<UserQuest> = { schema, idOf: ({ userQuestId }) => userQuestId }

export const rewardSchema: Schema<QuestReward> = z.object({ rewardCount: z.pipe(requiredNumber, z.transform(atLeastNone)) })

function atLeastNone(reward: number): number {
  return Math.max(0, reward)
}

export function httpQuestRepository(client: HttpClient, paths: ApiPaths, log: Log): QuestRepository {
  const reward = (call: string, post: () => Promise<unknown>) =>
    reported(log, call, async () => parseObject(await post(), rewardSchema, 'reward'))

  return {
    list: (signal) => getList(client, log, { path: paths.quests, key: 'questList', items: questItems, signal }),
    claim: (userQuestId) => reward(paths.questReward, () => client.post(fillPath(paths.questReward, { userQuestId }))),
    claimAll: (userQuestIds) => reward(paths.questRewards, () => client.post(paths.questRewards, { userQuestIds })),
  }
}
