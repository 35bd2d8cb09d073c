import { contentListHref, studyTypes } from './content/contentKind.ts'
import { listPaths, paths } from './paths.ts'
import type { Id } from './id.ts'
import { isOnChannel, type Site } from './site/site.ts'
import type { ItemCategory } from './viewer.ts'

/** The six sea creatures of quests and problems (S-154). */
export const creatures = ['DOLPHIN', 'CRAB', 'TURTLE', 'NEMO', 'SEAHORSE', 'SHARK'] as const
export type Creature = (typeof creatures)[number]

/** A learner's copy of a quest. `state` is an open set: the spec names only PERFORMING (S-165). */
export interface UserQuest {
  readonly userQuestId: Id
  readonly state: string
  readonly quest: Quest
}

export interface Quest {
  readonly title: string
  readonly description: string | null
  readonly largeCategory: 'MAIN' | 'SUB' | null
  /** An open set: WELCOME_POINT, ATTENDANCE and others (S-153). */
  readonly smallCategory: string | null
  readonly character: Creature | null
  readonly level: number | null
  readonly clear: boolean
  readonly rewardType: string | null
  readonly rewardCount: number
  /** An item to wear that comes with the reward. */
  readonly rewardItem: QuestGift | null
  readonly goalList: readonly QuestGoal[]
}

export interface QuestGift {
  readonly title: string
  readonly itemCategory: ItemCategory
  readonly spriteStand1: string
}

export interface QuestGoal {
  readonly goalName: string
  readonly goalCount: number
  readonly completedCount: number
}

/** Goals have no target of their own in the spec: one about a kind of content leads to the list of that kind. */
const targets = new Map<string, string>([
  ...studyTypes.map((kind) => [kind, contentListHref(kind)] as const),
  ['LIVE', listPaths.liveClasses],
])

export function questGoalTarget(goalName: string): string {
  return targets.get(goalName.trim().toUpperCase()) ?? paths.home
}

/** Tells whether ‘go’ leads anywhere: not from a channel, and not to the current page (S-182, S-183). */
export function canGoToGoal({ quest }: UserQuest, site: Site): boolean {
  const [firstGoal] = quest.goalList
  return !isOnChannel(site) && firstGoal !== undefined && questGoalTarget(firstGoal.goalName) !== paths.home
}

export function isPerforming(quest: Pick<UserQuest, 'state'>): boolean {
  return quest.state === 'PERFORMING'
}

export function isClaimable(quest: UserQuest): boolean {
  return isPerforming(quest) && quest.quest.clear
}

/** Lists the quests that ‘claim all’ claims (S-193). */
export function claimableSubQuests(quests: readonly UserQuest[]): readonly UserQuest[] {
  return quests.filter((quest) => quest.quest.largeCategory === 'SUB' && isClaimable(quest))
}

interface GoalProgress {
  readonly completed: number
  readonly total: number
  /** A number from 0 to 1. */
  readonly ratio: number
}

/** Measures the progress, never below 0 or beyond the goal; a goal of 0 is reached. */
export function questGoalProgress({ goalCount, completedCount }: Pick<QuestGoal, 'goalCount' | 'completedCount'>): GoalProgress {
  const total = Math.max(0, goalCount)
  const completed = Math.min(Math.max(0, completedCount), total)
  return { completed, total, ratio: total === 0 ? 1 : completed / total }
}

/** Tells whether the quest is hidden today. The stored date must be today's; an invalid or future one is ignored. */
export function isHiddenToday(stored: string | null, today: string): boolean {
  return stored === today
}

/** Tells whether it is the welcome quest, which can only be claimed, not closed (S-176, S-177). */
export function isWelcomeQuest({ quest }: UserQuest): boolean {
  return quest.largeCategory === 'MAIN' && quest.smallCategory === 'WELCOME_POINT'
}

/** Tells whether it is a welcome quest whose goal is not reached yet: its only action cannot succeed. */
export function isWelcomeNotReady(quest: UserQuest): boolean {
  return isWelcomeQuest(quest) && !quest.quest.clear
}

/** Returns the progress of a quest; all its goals have the same weight. */
export function questProgress({ clear, goalList }: Quest): number {
  if (clear) return 1
  const ratios = goalList.map((goal) => questGoalProgress(goal).ratio)
  return ratios.length === 0 ? 0 : ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
}

/** Returns the performing quest whose reward is closest; the first of equals. */
export function closestToReward(quests: readonly UserQuest[]): UserQuest | null {
  const [nearest] = quests.filter(isPerforming).toSorted((one, other) => questProgress(other.quest) - questProgress(one.quest))
  return nearest ?? null
}

/** Tells whether it is one of several sub quests. All states count: else ‘nothing to claim’ could never be said. */
export function offersClaimAll(quest: UserQuest, quests: readonly UserQuest[]): boolean {
  return isSubQuest(quest) && quests.filter(isSubQuest).length > 1
}

/** Tells whether ‘claim all’ brings more than the quest's own reward. It is offered either way (S-180), but calls only then. */
export function hasMoreToClaim({ userQuestId }: UserQuest, quests: readonly UserQuest[]): boolean {
  return claimableSubQuests(quests).some((other) => other.userQuestId !== userQuestId)
}

function isSubQuest({ quest }: UserQuest): boolean {
  return quest.largeCategory === 'SUB'
}

/** Conditions in the spec's order (S-167…S-170). The last two require cleared only, not performing. */
const pickOrder: readonly ((quest: UserQuest) => boolean)[] = [
  (quest) => isWelcomeQuest(quest) && isPerforming(quest),
  (quest) => isClearedAttendance(quest),
  ({ quest }) => quest.largeCategory === 'MAIN' && quest.clear,
  ({ quest }) => quest.largeCategory === 'SUB' && quest.clear,
]

/** Picks the quest that the pop-up shows; among equals the server's first. */
export function pickQuest(quests: readonly UserQuest[]): UserQuest | null {
  for (const isWanted of pickOrder) {
    const found = quests.find(isWanted)
    if (found !== undefined) return found
  }
  return null
}

function isClearedAttendance(quest: UserQuest): boolean {
  return quest.quest.largeCategory === 'SUB' && quest.quest.smallCategory === 'ATTENDANCE' && isClaimable(quest)
}

type QuestDialogAction = 'claim' | 'claim-all' | 'go' | 'close'

/** Lists the dialog's buttons in order. ‘go’ is listed even where it is disabled; `canGoToGoal` tells where (S-177…S-183). */
export function questDialogActions(quest: UserQuest, quests: readonly UserQuest[]): readonly QuestDialogAction[] {
  if (isWelcomeQuest(quest)) return ['claim']
  return [quest.quest.clear ? 'claim' : 'go', ...(offersClaimAll(quest, quests) ? (['claim-all'] as const) : []), 'close']
}
