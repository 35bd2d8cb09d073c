import { questFacts as all, type QuestFacts } from '../content/questContent.ts'
import type { DemoAddress, QuestScenario } from '../demoAddress.ts'
import type { DemoSchema, QuestRow } from '../models.ts'
import { finishedCount } from './earnings.ts'
import type { World } from './world.ts'

type SeededQuest = readonly [facts: QuestFacts, clear: boolean]

const scenarios: Readonly<Record<QuestScenario, readonly SeededQuest[]>> = {
  welcome: [
    [all.welcome, false],
    [all.attendance, true],
  ],
  attendance: [
    [all.firstPython, true],
    [all.attendance, true],
  ],
  main: [
    [all.firstPython, true],
    [all.threeProblems, true],
  ],
  sub: [[all.threeProblems, true]],
  subs: [
    [all.threeProblems, true],
    [all.oneMoreProblem, false],
    [all.blockGame, true],
  ],
  uncleared: [
    [all.firstPython, false],
    [all.watchVideo, false],
    [all.readDocument, false],
    [all.worksheet, false],
  ],
  none: [],
}

/** For everybody but the newcomer. */
const usualQuests: readonly SeededQuest[] = [...scenarios.subs, [all.attendance, true]]

/** As asked; unasked, the persona's usual quests in the amount that the content has of everything. */
export function questsOf({ quests, persona, content }: DemoAddress): readonly SeededQuest[] {
  if (quests !== null) return scenarios[quests]
  const usual = persona === 'newcomer' ? scenarios.welcome : usualQuests
  switch (content) {
    case 'empty':
      return []
    case 'one':
      return usual.slice(0, 1)
    default:
      return usual
  }
}

/** Every set of quests counts its quests from the same number. */
export function questSetOf({ address }: World): string {
  return address.quests ?? 'usual'
}

/** A quest as it stands by now: with what was finished since the page began, and choosing an avatar is the goal of the welcome quest. */
export function questStanding<Row extends Pick<QuestRow, 'clear' | 'smallCategory' | 'goalList'>>(row: Row, schema: DemoSchema): Row {
  const isWelcomed = row.smallCategory === 'WELCOME_POINT' && schema.first('avatar') !== null
  const goalList = row.goalList.map((goal) => {
    const completed = isWelcomed ? goal.goalCount : goal.completedCount + finishedCount(schema, goal.goalName)
    return { ...goal, completedCount: Math.min(goal.goalCount, completed) }
  })
  const isReached = goalList.length > 0 && goalList.every((goal) => goal.completedCount >= goal.goalCount)
  return { ...row, clear: row.clear || isWelcomed || isReached, goalList }
}

/** Numbers of the quests whose reward was taken. */
export function claimedQuests(world: World, schema: DemoSchema): ReadonlySet<unknown> {
  return new Set(schema.where('reward', { questSet: questSetOf(world) }).models.map(({ userQuestId }) => userQuestId))
}
