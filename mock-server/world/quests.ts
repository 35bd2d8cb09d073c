import { questFacts as all, type QuestFacts } from '../content/questContent.ts'
import type { DemoAddress, QuestScenario } from '../demoAddress.ts'
import type { DemoSchema, QuestRow } from '../models.ts'
import { learningLog } from './learningRecord.ts'
import type { World } from './world.ts'
import { addDays } from '../../src/domain/calendar/date.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import { finishedSince } from '../../src/domain/learningLog.ts'

/** A seeded quest. It counts the viewer's log since it began; `clear`: met in any case, as its address asks for. */
type SeededQuest = readonly [facts: QuestFacts, clear: boolean, daysAgo: number]

/** The number of days in which everything lies that the demo's learners did before the demo. */
const longAgo = 14
const aWeekAgo = 7

const scenarios: Readonly<Record<QuestScenario, readonly SeededQuest[]>> = {
  welcome: [
    [all.welcome, false, 0],
    [all.attendance, true, 0],
  ],
  attendance: [
    [all.firstPython, true, longAgo],
    [all.attendance, true, 0],
  ],
  main: [
    [all.firstPython, true, longAgo],
    [all.threeProblems, true, longAgo],
  ],
  sub: [[all.threeProblems, true, longAgo]],
  subs: [
    [all.threeProblems, true, longAgo],
    [all.oneMoreProblem, false, aWeekAgo],
    [all.blockGame, true, aWeekAgo],
  ],
  uncleared: [
    [all.firstPython, false, aWeekAgo],
    [all.watchVideo, false, 0],
    [all.readDocument, false, 0],
    [all.worksheet, false, 0],
  ],
  none: [],
}

/** The quests of every persona but the newcomer. */
const usualQuests: readonly SeededQuest[] = [...scenarios.subs, [all.attendance, true, 0]]

/** Returns the quests of the address; without any, the persona's usual ones, in the amount of the view's content. */
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

/** Returns the name of the quest set, since every set numbers its quests from the same number. */
export function questSetOf({ address }: World): string {
  return address.quests ?? 'usual'
}

/** Counts the viewer's quests by their log. Choosing an avatar is the goal of the welcome quest. */
export function questStandings(world: World, schema: DemoSchema, rows: readonly QuestRow[]) {
  const log = learningLog(world, schema)
  const arrival = seoulDate(world.now)
  return rows.map((row) => {
    const { clear, smallCategory, daysAgo } = row
    const isMet = clear || (smallCategory === 'WELCOME_POINT' && schema.first('avatar') !== null)
    const goalList = row.goals.map(({ goalName, goalCount }) => {
      const finished = isMet ? goalCount : finishedSince(log, goalName, addDays(arrival, -daysAgo))
      return { goalName, goalCount, completedCount: Math.min(goalCount, finished) }
    })
    return { ...row, clear: isMet || goalList.every(({ goalCount, completedCount }) => completedCount >= goalCount), goalList }
  })
}

/** Returns the numbers of the quests whose reward was claimed. */
export function claimedQuests(world: World, schema: DemoSchema): ReadonlySet<unknown> {
  return new Set(schema.where('reward', { questSet: questSetOf(world) }).models.map(({ userQuestId }) => userQuestId))
}
