import type { Site } from '../site/Site.ts'
import { isOnChannel } from '../site/siteOf.ts'
import type { UserQuest } from './Quest.ts'
import { homePage, questGoalTarget } from './questGoalTarget.ts'

/** Whether ‘go’ leads anywhere: not from a channel, and not to the page one is on (S-182, S-183). */
export function canGo({ quest }: UserQuest, site: Site): boolean {
  const [firstGoal] = quest.goalList
  return !isOnChannel(site) && firstGoal !== undefined && questGoalTarget(firstGoal.goalName) !== homePage
}
