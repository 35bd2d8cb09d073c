import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  autoAdvances,
  bannerIntervalMs,
  carouselGap,
  carouselSize,
  itemIntervalMs,
  lastPosition,
  rotatingWords,
  stepCarousel,
  videoLoadThreshold,
  wordAt,
  wordIntervalMs,
} from '../../src/domain/carousel.ts'

it('the demo video loads once a tenth of it is in view [S-034 S-298]', () => {
  expect(videoLoadThreshold).toBe(0.1)
})

describe('how many items fit into a carousel', () => {
  it.each([
    [0, 2, 'S-301'],
    [687, 2, 'S-301'],
    [687.9, 2, 'S-301'],
    [688, 3, 'S-300'],
    [932, 3, 'S-300'],
    [932.9, 3, 'A-35'],
    [933, 4, 'S-299'],
    [2000, 4, 'S-299'],
  ])('a container %d px wide shows %d [%s]', (width, visible) => {
    expect(carouselSize(width, 'default').visible).toBe(visible)
  })

  it.each([
    [0, 2, 'S-304'],
    [507, 2, 'S-304'],
    [507.9, 2, 'A-35'],
    [508, 3, 'S-303'],
    [687, 3, 'S-303'],
    [688, 4, 'S-302'],
  ])('for live and other classes a container %d px wide shows %d [%s A-36]', (width, visible) => {
    expect(carouselSize(width, 'live').visible).toBe(visible)
  })

  it('leaves 11 px between items [S-305]', () => {
    expect(carouselGap).toBe(11)
    expect(carouselSize(933, 'default').itemWidth).toBe((933 - 3 * 11) / 4)
  })

  it('fills the width exactly with items and gaps [S-305]', () => {
    fc.assert(
      fc.property(fc.double({ min: 11, max: 10_000, noNaN: true }), fc.constantFrom('default', 'live'), (width, kind) => {
        const { visible, itemWidth } = carouselSize(width, kind)
        expect(visible * itemWidth + carouselGap * (visible - 1)).toBeCloseTo(width, 6)
      }),
    )
  })

  it('gives a container without room items without width [A-35]', () => {
    expect(carouselSize(0, 'default')).toEqual({ visible: 2, itemWidth: 0 })
    expect(carouselSize(5, 'live')).toEqual({ visible: 2, itemWidth: 0 })
  })
})

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
    expect(autoAdvances({ count: 4, visible: 4 })).toBe(false)
    expect(autoAdvances({ count: 1, visible: 4 })).toBe(false)
    expect(autoAdvances({ count: 5, visible: 4 })).toBe(true)
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

it('the top banner moves on every 5 seconds [S-024 S-185 S-295]', () => {
  expect(bannerIntervalMs).toBe(5000)
})

it('item carousels move on every 7 seconds [S-186 S-297]', () => {
  expect(itemIntervalMs).toBe(7000)
})

it('the rotating word changes every 2 seconds [S-028 S-296]', () => {
  expect(wordIntervalMs).toBe(2000)
})

const words = rotatingWords('캠퍼스')

const wordAfter = (milliseconds: number) => wordAt(Math.floor(milliseconds / wordIntervalMs), words)

it('the rotating words are school, academy and the channel’s own word [S-027 S-094 S-188]', () => {
  expect(words).toEqual(['학교', '학원', '캠퍼스'])
})

it('they follow each other every two seconds and begin again [S-027 S-188]', () => {
  expect([0, 1999, 2000, 4000, 6000, 8000].map(wordAfter)).toEqual(['학교', '학교', '학원', '캠퍼스', '학교', '학원'])
})

it('there is a word before the first tick [S-188]', () => {
  expect(wordAt(-1, words)).toBe('학교')
})
