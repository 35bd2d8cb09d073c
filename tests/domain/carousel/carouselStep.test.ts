import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastPosition, movesByItself, stepCarousel } from '../../../src/domain/carousel/carouselStep.ts'

const sizes = fc.record({ visible: fc.integer({ min: 1, max: 4 }), count: fc.integer({ min: 0, max: 60 }) })

describe('the next position of a carousel', () => {
  it('is one item on or back [S-025 A-34]', () => {
    expect(stepCarousel({ at: 1, visible: 4, count: 8 }, 1)).toBe(2)
    expect(stepCarousel({ at: 1, visible: 4, count: 8 }, -1)).toBe(0)
  })

  it('wraps to the start after the last full view, and back to it from the start [S-025 S-187 A-34]', () => {
    expect(lastPosition(8, 4)).toBe(4)
    expect(stepCarousel({ at: 4, visible: 4, count: 8 }, 1)).toBe(0)
    expect(stepCarousel({ at: 0, visible: 4, count: 8 }, -1)).toBe(4)
  })

  it('stays at the start when everything is in view [A-34 F-042 F-043]', () => {
    for (const count of [0, 1, 4]) {
      expect(lastPosition(count, 4)).toBe(0)
      expect(stepCarousel({ at: 0, visible: 4, count }, 1)).toBe(0)
      expect(stepCarousel({ at: 0, visible: 4, count }, -1)).toBe(0)
    }
  })

  it('goes back from the end of a list that has become shorter [F-043]', () => {
    expect(stepCarousel({ at: 9, visible: 2, count: 4 }, -1)).toBe(1)
    expect(stepCarousel({ at: 9, visible: 2, count: 4 }, 1)).toBe(0)
  })

  it('moves by itself only when there is more than fits [A-34 F-042 F-043]', () => {
    expect(movesByItself({ count: 4, visible: 4 })).toBe(false)
    expect(movesByItself({ count: 1, visible: 4 })).toBe(false)
    expect(movesByItself({ count: 5, visible: 4 })).toBe(true)
  })

  it('is always a position that exists [S-187]', () => {
    fc.assert(
      fc.property(sizes, fc.nat(80), fc.constantFrom(1, -1), ({ visible, count }, at, by) => {
        const next = stepCarousel({ at, visible, count }, by)
        expect(next).toBeGreaterThanOrEqual(0)
        expect(next).toBeLessThanOrEqual(lastPosition(count, visible))
      }),
    )
  })

  it('visits every position once before it is back, in both directions [S-187]', () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom(1, -1), ({ visible, count }, by) => {
        const positions = lastPosition(count, visible) + 1
        const visited = new Set<number>()
        let at = 0
        for (let step = 0; step < positions; step += 1) {
          visited.add(at)
          at = stepCarousel({ at, visible, count }, by)
        }
        expect(visited.size).toBe(positions)
        expect(at).toBe(0)
      }),
    )
  })
})
