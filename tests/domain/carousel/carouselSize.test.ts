import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carouselGap, carouselSize } from '../../../src/domain/carousel/carouselSize.ts'

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
