import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canGoToGoal,
  claimableSubQuests,
  closestToReward,
  creatures,
  questGoalProgress,
  hasMoreToClaim,
  isClaimable,
  isHiddenToday,
  isPerforming,
  offersClaimAll,
  pickQuest,
  isWelcomeNotReady,
  questDialogActions,
  questGoalTarget,
  questProgress,
} from '../../src/domain/quest.ts'
import { aQuest, attendance, mainQuest, subQuest, welcome } from './quest/aQuest.ts'
import { channelSite, mainSite } from './site/places.ts'

const goal = (goalName: string) => ({ goalName, goalCount: 3, completedCount: 1 })

describe('where a quest goal leads', () => {
  it.each([
    ['PROBLEM', '/problem?page=1&order=DESC'],
    ['BLOCK', '/block?page=1&order=DESC'],
    ['VIDEO', '/video?page=1&order=DESC'],
    ['DOCUMENT', '/document?page=1&order=DESC'],
    ['COURSE', '/course?page=1&order=DESC'],
    ['LIVE', '/live/course?page=1&order=DESC'],
    ['WORKSHEET', '/worksheet?page=1&order=DESC'],
    [' problem ', '/problem?page=1&order=DESC'],
  ])('%s leads to %s [S-181 A-52]', (goalName, target) => {
    expect(questGoalTarget(goalName)).toBe(target)
  })

  it.each(['ATTENDANCE', 'SOMETHING_ELSE', '', '__proto__', 'constructor'])('%j leads home [A-52 F-036]', (goalName) => {
    expect(questGoalTarget(goalName)).toBe('/')
  })
})

describe('going there', () => {
  it('takes the first goal of the list [S-181]', () => {
    expect(canGoToGoal(aQuest({ goalList: [goal('VIDEO'), goal('ATTENDANCE')] }), mainSite)).toBe(true)
    expect(canGoToGoal(aQuest({ goalList: [goal('ATTENDANCE'), goal('VIDEO')] }), mainSite)).toBe(false)
  })

  it('is not possible on a channel [S-182]', () => {
    expect(canGoToGoal(aQuest({ goalList: [goal('VIDEO')] }), channelSite)).toBe(false)
  })

  it('is not possible when the target is the home page or there is no goal [S-183 A-53]', () => {
    expect(canGoToGoal(aQuest({ goalList: [goal('ATTENDANCE')] }), mainSite)).toBe(false)
    expect(canGoToGoal(aQuest(), mainSite)).toBe(false)
  })
})

describe('what may be claimed', () => {
  it.each([
    ['PERFORMING', true, true],
    ['PERFORMING', false, false],
    ['REWARDED', true, false],
    ['REWARDED', false, false],
  ])('a quest that is %s with clear %s: %s [S-166]', (state, clear, claimable) => {
    expect(isClaimable(aQuest({ state, clear }))).toBe(claimable)
  })

  it('accepts states and small categories that it does not know, and never lets them be claimed for their state [S-153 S-165 F-047]', () => {
    const unknown = fc.string().filter((state) => state !== 'PERFORMING')
    fc.assert(
      fc.property(unknown, fc.string(), (state, smallCategory) => {
        expect(isPerforming({ state })).toBe(false)
        expect(isClaimable(aQuest({ state, clear: true, smallCategory }))).toBe(false)
        expect(isClaimable(aQuest({ clear: true, smallCategory }))).toBe(true)
      }),
    )
  })

  it('claims all sub quests that are performing and cleared, in their order, and no other [S-193]', () => {
    const [one, other] = [subQuest({ clear: true }), attendance()]
    const rest = [subQuest(), mainQuest({ clear: true }), subQuest({ clear: true, state: 'REWARDED' })]
    expect(claimableSubQuests([one, ...rest, other])).toEqual([one, other])
    expect(claimableSubQuests(rest)).toEqual([])
  })
})

describe('claim all', () => {
  it('is offered for a sub quest when there is another one, of any state [S-180 A-43]', () => {
    const sub = subQuest({ clear: true })
    expect(offersClaimAll(sub, [sub])).toBe(false)
    expect(offersClaimAll(sub, [sub, mainQuest()])).toBe(false)
    expect(offersClaimAll(sub, [sub, subQuest()])).toBe(true)
    expect(offersClaimAll(sub, [sub, subQuest({ state: 'REWARDED' })])).toBe(true)
  })

  it('is not offered for a main quest [S-180]', () => {
    const main = mainQuest({ clear: true })
    expect(offersClaimAll(main, [main, subQuest(), subQuest()])).toBe(false)
  })
})

it('knows exactly six sea creatures [S-002 S-154]', () => {
  expect(creatures).toEqual(['DOLPHIN', 'CRAB', 'TURTLE', 'NEMO', 'SEAHORSE', 'SHARK'])
})

const progress = (completedCount: number, goalCount: number) => questGoalProgress({ completedCount, goalCount })

it('tells how much of a goal is done [S-152]', () => {
  expect(progress(1, 4)).toEqual({ completed: 1, total: 4, ratio: 0.25 })
})

it('stays between nothing and the goal [A-53 F-051]', () => {
  expect(progress(7, 3)).toEqual({ completed: 3, total: 3, ratio: 1 })
  expect(progress(-2, 3)).toEqual({ completed: 0, total: 3, ratio: 0 })
  expect(progress(0, 0)).toEqual({ completed: 0, total: 0, ratio: 1 })
  expect(progress(2, -1)).toEqual({ completed: 0, total: 0, ratio: 1 })
})

it('never leaves the bar, whatever the numbers [F-051]', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (completedCount, goalCount) => {
      const { completed, total, ratio } = progress(completedCount, goalCount)
      expect(completed).toBeGreaterThanOrEqual(0)
      expect(completed).toBeLessThanOrEqual(total)
      expect(ratio).toBeGreaterThanOrEqual(0)
      expect(ratio).toBeLessThanOrEqual(1)
    }),
  )
})

it('is dismissed on the day that was stored [S-173 S-326]', () => {
  expect(isHiddenToday('2026-11-20', '2026-11-20')).toBe(true)
})

it('comes back on a later day [S-175]', () => {
  expect(isHiddenToday('2026-11-20', '2026-11-21')).toBe(false)
})

it.each([null, '', 'true', '2026-11-20T00:00:00Z', '2027-01-01'])('is not dismissed by %j, which is no date of today [A-46]', (stored) => {
  expect(isHiddenToday(stored, '2026-11-20')).toBe(false)
})

const goalOf = (completedCount: number, goalCount = 4) => ({ goalName: 'PROBLEM', goalCount, completedCount })

describe('how far a quest is', () => {
  it('weighs all its goals the same [S-152] [A-53]', () => {
    expect(questProgress(aQuest({ goalList: [goalOf(4), goalOf(0)], clear: false }).quest)).toBe(0.5)
  })

  it('is done when cleared, whatever the goals say, and not begun without goals [S-166] [A-53]', () => {
    expect(questProgress(aQuest({ goalList: [goalOf(0)], clear: true }).quest)).toBe(1)
    expect(questProgress(aQuest({ goalList: [], clear: false }).quest)).toBe(0)
  })
})

describe('the quest that the home page shows [A-10]', () => {
  it('is the performing one that is furthest, the first of equals', () => {
    const far = aQuest({ goalList: [goalOf(3)], clear: false })
    const alsoFar = aQuest({ goalList: [goalOf(3)], clear: false })
    expect(closestToReward([aQuest({ goalList: [goalOf(1)], clear: false }), far, alsoFar])).toBe(far)
  })

  it('is none when none is performing', () => {
    expect(closestToReward([])).toBeNull()
    expect(closestToReward([{ ...aQuest({ clear: true }), state: 'DONE' }])).toBeNull()
  })
})

const cleared = { clear: true }

describe('the quest that the pop-up shows', () => {
  it('is first the main welcome quest while it is performing, cleared or not [S-167]', () => {
    for (const clear of [true, false]) {
      const first = welcome({ clear })
      expect(pickQuest([subQuest(cleared), mainQuest(cleared), attendance(), first])).toBe(first)
    }
  })

  it('is second a sub attendance quest that is performing and cleared [S-168]', () => {
    const second = attendance()
    expect(pickQuest([subQuest(cleared), mainQuest(cleared), second])).toBe(second)
  })

  it('is third any cleared main quest [S-169]', () => {
    const third = mainQuest(cleared)
    expect(pickQuest([subQuest(cleared), third])).toBe(third)
  })

  it('is fourth any cleared sub quest [S-170]', () => {
    const fourth = subQuest(cleared)
    expect(pickQuest([mainQuest(), subQuest(), fourth])).toBe(fourth)
  })

  it('is none where none fits [S-171]', () => {
    expect(pickQuest([])).toBeNull()
    expect(pickQuest([mainQuest(), subQuest(), attendance({ clear: false }), welcome({ state: 'DONE' })])).toBeNull()
    expect(pickQuest([aQuest({ largeCategory: null, clear: true })])).toBeNull()
  })

  it('wants the welcome quest to be main, and the attendance quest sub, performing and cleared [S-167 S-168]', () => {
    const main = mainQuest(cleared)
    const others = [
      welcome({ largeCategory: 'SUB', clear: true }),
      attendance({ largeCategory: null }),
      attendance({ state: 'REWARDED' }),
      attendance({ clear: false }),
    ]
    expect(pickQuest([...others, main])).toBe(main)
  })

  it('asks the cleared ones for nothing but being cleared, whatever their state [S-165 A-44]', () => {
    const rewarded = mainQuest({ clear: true, state: 'REWARDED' })
    expect(pickQuest([rewarded])).toBe(rewarded)
  })

  it('is the server’s first among equals [A-45]', () => {
    const [first, second] = [subQuest(cleared), subQuest(cleared)]
    expect(pickQuest([first, second])).toBe(first)
    expect(pickQuest([second, first])).toBe(second)
  })
})

const others = [subQuest(), subQuest()]

it.each([true, false])('the welcome quest can only be claimed (cleared: %s) [S-176 S-177 A-42]', (clear) => {
  const quest = welcome({ clear })
  expect(questDialogActions(quest, [quest, ...others])).toEqual(['claim'])
})

it('only a welcome quest whose goal is not reached offers what cannot succeed yet [A-42]', () => {
  expect([welcome(), welcome({ clear: true }), mainQuest()].map(isWelcomeNotReady)).toEqual([true, false, false])
})

it('a cleared quest can be claimed or closed [S-178 S-179]', () => {
  const quest = mainQuest({ clear: true })
  expect(questDialogActions(quest, [quest, ...others])).toEqual(['claim', 'close'])
})

it('a cleared sub quest among others also offers to claim all [S-180]', () => {
  const quest = subQuest({ clear: true })
  expect(questDialogActions(quest, [quest])).toEqual(['claim', 'close'])
  expect(questDialogActions(quest, [quest, ...others])).toEqual(['claim', 'claim-all', 'close'])
})

it('claiming all brings more only where another sub quest can be claimed', () => {
  const quest = subQuest({ clear: true })
  const other = { ...subQuest({ clear: true }), userQuestId: 99 }
  expect(hasMoreToClaim(quest, [quest])).toBe(false)
  expect(hasMoreToClaim(quest, [quest, { ...other, state: 'DONE' }])).toBe(false)
  expect(hasMoreToClaim(quest, [quest, other])).toBe(true)
})

it('a quest that is not cleared offers to go instead of to claim [S-181]', () => {
  const quest = mainQuest()
  expect(questDialogActions(quest, [quest])).toEqual(['go', 'close'])
  expect(questDialogActions(subQuest(), others)).toEqual(['go', 'claim-all', 'close'])
})
