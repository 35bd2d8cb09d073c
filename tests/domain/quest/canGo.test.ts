import { describe, expect, it } from 'vitest'
import { canGo } from '../../../src/domain/quest/canGo.ts'
import { questGoalTarget } from '../../../src/domain/quest/questGoalTarget.ts'
import { channelSite, mainSite } from '../site/places.ts'
import { aQuest } from './aQuest.ts'

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
    expect(canGo(aQuest({ goalList: [goal('VIDEO'), goal('ATTENDANCE')] }), mainSite)).toBe(true)
    expect(canGo(aQuest({ goalList: [goal('ATTENDANCE'), goal('VIDEO')] }), mainSite)).toBe(false)
  })

  it('is not possible on a channel [S-182]', () => {
    expect(canGo(aQuest({ goalList: [goal('VIDEO')] }), channelSite)).toBe(false)
  })

  it('is not possible when the target is the home page or there is no goal [S-183 A-53]', () => {
    expect(canGo(aQuest({ goalList: [goal('ATTENDANCE')] }), mainSite)).toBe(false)
    expect(canGo(aQuest(), mainSite)).toBe(false)
  })
})
