import { describe, expect, test } from 'vitest'
import { planMinutes } from '../../../src/domain/problems/lessonPlan.ts'

describe('the minutes of a plan', () => {
  test('are those of its stages together', () => {
    const stage = (minutes: number) => ({ name: '전개', minutes, text: '풀어요.' })
    expect(planMinutes({ stages: [stage(5), stage(30), stage(5)] })).toBe(40)
    expect(planMinutes({ stages: [] })).toBe(0)
  })
})
