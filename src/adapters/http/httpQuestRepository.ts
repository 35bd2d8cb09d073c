import type { Log } from '../../application/platform/Log.ts'
import type { QuestRepository } from '../../application/quest/QuestRepository.ts'
import type { ApiPaths } from './apiPaths.ts'
import { getList } from './calls.ts'
import type { HttpClient } from './HttpClient.ts'
import { questItems } from './schemas/questSchema.ts'

export function httpQuestRepository(client: HttpClient, paths: ApiPaths, log: Log): QuestRepository {
  return {
    list: (signal) => getList(client, log, { path: paths.quests, key: 'questList', items: questItems, signal }),
  }
}
