import { describe, expect, it } from 'vitest'
import { rangeCovers, slideRange } from '../../../../src/ui/kit/carousel/useCarousel.ts'

describe('slideWindow', () => {
  it('a short list is drawn as a whole', () => {
    expect(slideRange(0, 1, 3, 3)).toEqual({ from: 0, to: 3 })
    expect(slideRange(0, 4, 7, 3)).toEqual({ from: 0, to: 7 })
  })

  it('of a thousand items only those in view and three on either side are drawn [F-053]', () => {
    expect(slideRange(500, 4, 1000, 3)).toEqual({ from: 497, to: 507 })
    expect(slideRange(0, 4, 1000, 3)).toEqual({ from: 0, to: 7 })
    expect(slideRange(996, 4, 1000, 3)).toEqual({ from: 993, to: 1000 })
  })

  it('of what nobody sees yet no more than the view is drawn', () => {
    expect(slideRange(2, 4, 12, 0)).toEqual({ from: 2, to: 6 })
    expect(slideRange(0, 4, 3, 0)).toEqual({ from: 0, to: 3 })
  })

  it('a view is covered when every item of it is drawn', () => {
    expect(rangeCovers({ from: 496, to: 508 }, 500, 4, 1000)).toBe(true)
    expect(rangeCovers({ from: 496, to: 508 }, 505, 4, 1000)).toBe(false)
    expect(rangeCovers({ from: 496, to: 508 }, 495, 4, 1000)).toBe(false)
    expect(rangeCovers({ from: 0, to: 12 }, 0, 4, 3)).toBe(false)
    expect(rangeCovers({ from: 0, to: 3 }, 0, 4, 3)).toBe(true)
  })
})
