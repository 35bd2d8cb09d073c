import type { Log } from '../../application/platform/Log.ts'
import type { QuestRepository } from '../../application/quest/QuestRepository.ts'
import type { ApiPaths } from './apiPaths.ts'
import { getList, reported } from './calls.ts'
import { fillPath } from './fillPath.ts'
import type { HttpClient } from './HttpClient.ts'
import { parseObject } from './schemas/parse.ts'
import { questItems, rewardSchema } from './schemas/questSchema.ts'

export function httpQuestRepository(client: HttpClient, paths: ApiPaths, log: Log): QuestRepository {
  const reward = (call: string, post: () => Promise<unknown>) =>
    reported(log, call, async () => parseObject(await post(), rewardSchema, 'reward'))

  return {
    list: (signal) => getList(client, log, { path: paths.quests, key: 'questList', items: questItems, signal }),
    claim: (userQuestId) => reward(paths.questReward, () => client.post(fillPath(paths.questReward, { userQuestId }))),
    claimAll: (userQuestIds) => reward(paths.questRewards, () => client.post(paths.questRewards, { userQuestIds })),
  }
}
