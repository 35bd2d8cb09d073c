import { describe, expect, it } from 'vitest'
import { nearestQuest, questProgress } from '../../../src/domain/quest/nearestQuest.ts'
import { aQuest } from './aQuest.ts'

const goal = (completedCount: number, goalCount = 4) => ({ goalName: 'PROBLEM', goalCount, completedCount })

describe('how far a quest is', () => {
  it('weighs all its goals the same [S-152] [A-53]', () => {
    expect(questProgress(aQuest({ goalList: [goal(4), goal(0)], clear: false }).quest)).toBe(0.5)
  })

  it('is done when cleared, whatever the goals say, and not begun without goals [S-166] [A-53]', () => {
    expect(questProgress(aQuest({ goalList: [goal(0)], clear: true }).quest)).toBe(1)
    expect(questProgress(aQuest({ goalList: [], clear: false }).quest)).toBe(0)
  })
})

describe('the quest that the home page shows [A-10]', () => {
  it('is the performing one that is furthest, the first of equals', () => {
    const far = aQuest({ goalList: [goal(3)], clear: false })
    const alsoFar = aQuest({ goalList: [goal(3)], clear: false })
    expect(nearestQuest([aQuest({ goalList: [goal(1)], clear: false }), far, alsoFar])).toBe(far)
  })

  it('is none when none is performing', () => {
    expect(nearestQuest([])).toBeNull()
    expect(nearestQuest([{ ...aQuest({ clear: true }), state: 'DONE' }])).toBeNull()
  })
})
