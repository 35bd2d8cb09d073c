import type { UserQuest } from './Quest.ts'

/** The one quest that can only be claimed, not closed (S-176, S-177). */
export function isWelcome({ quest }: UserQuest): boolean {
  return quest.largeCategory === 'MAIN' && quest.smallCategory === 'WELCOME_POINT'
}
