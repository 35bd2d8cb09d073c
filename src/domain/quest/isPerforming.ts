import type { UserQuest } from './Quest.ts'

export function isPerforming(quest: Pick<UserQuest, 'state'>): boolean {
  return quest.state === 'PERFORMING'
}
