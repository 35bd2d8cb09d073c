import type { QuestScenario } from '../DemoAddress.ts'
import { questFacts as all, type QuestFacts } from './catalogue/quests.ts'
import { served } from './hostile/served.ts'
import type { WorldContext } from './WorldContext.ts'
import type { UserQuest } from '../../src/domain/quest.ts'

type Standing = readonly [facts: QuestFacts, clear: boolean]

const scenarios: Readonly<Record<QuestScenario, readonly Standing[]>> = {
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
    [all.watchVideo, false],
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
const usualDay: readonly Standing[] = [...scenarios.subs, [all.attendance, true]]

const hugeAmount = 1_000

/** As asked; unasked, the persona's usual quests in the amount that the content has of everything. */
export function quests({ address }: WorldContext): readonly unknown[] {
  if (address.quests !== null) return questsFrom(scenarios[address.quests])
  const usual = questsFrom(address.persona === 'newcomer' ? scenarios.welcome : usualDay)
  switch (address.content) {
    case 'empty':
      return []
    case 'one':
      return usual.slice(0, 1)
    case 'huge':
      return [
        ...usual,
        ...questsFrom(
          Array.from({ length: hugeAmount - usual.length }, () => [all.watchVideo, false]),
          usual.length,
        ),
      ]
    default:
      return served({ address }, 'quests', usual)
  }
}

function questsFrom(standings: readonly Standing[], before = 0): readonly UserQuest[] {
  return standings.map(([facts, clear], at) => questAt(facts, clear, before + at))
}

function questAt({ goals, ...facts }: QuestFacts, clear: boolean, at: number): UserQuest {
  const goalList = goals.map(({ goalName, goalCount, done }) => ({ goalName, goalCount, completedCount: clear ? goalCount : done }))
  return { userQuestId: 8_001 + at, state: 'PERFORMING', quest: { ...facts, clear, rewardType: 'POINT', goalList } }
}
