import { describe, expect, test } from 'vitest'
import { classIdOf, classNumberOf } from '../../../mock-server/world/ids.ts'

describe('ids of classes', () => {
  test.each([
    [{ channel: 0, kind: 'live', number: 0 }, 3_001],
    [{ channel: 0, kind: 'class', number: 1_007 }, 6_008],
    [{ channel: 3, kind: 'class', number: 4 }, 35_005],
    [{ channel: 2, kind: 'live', number: 49_999 }, 102_049_999],
    [{ channel: 0, kind: 'class', number: 1_900 }, 100_501_900],
  ] as const)('%j is %d, and the other way round', (number, id) => {
    expect(classIdOf(number)).toBe(id)
    expect(classNumberOf(String(id))).toEqual(number)
  })

  test.each(['', '-1', '7', '2999', '1.5', 'x', '100000005', null, undefined, '1e400'])('%j is none', (id) => {
    expect(classNumberOf(id)).toBeNull()
  })
})
