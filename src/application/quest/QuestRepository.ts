import type { UserQuest } from '../../domain/quest/Quest.ts'

export interface QuestRepository {
  list(signal?: AbortSignal): Promise<readonly UserQuest[]>
}
