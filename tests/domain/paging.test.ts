import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageWindow, parsePageNumber } from '../../src/domain/paging.ts'

it.each([
  ['1', 1],
  ['37', 37],
  ['999999999', 999_999_999],
])('page=%s asks for page %i', (text, page) => {
  expect(parsePageNumber(text)).toBe(page)
})

it.each([null, '', '0', '-1', '1.5', '1e3', '01', 'x', '1000000000', ' 2'])(
  'page=%s asks for no page that there can be, so for the first [F-044]',
  (text) => {
    expect(parsePageNumber(text)).toBe(1)
  },
)

describe('the numbers that lead through the pages', () => {
  it.each([
    [1, 1, 7, [1]],
    [4, 7, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, 7, [1, 2, 3, 4, 5, 8]],
    [50, 2500, 7, [1, 48, 49, 50, 51, 52, 2500]],
    [2500, 2500, 7, [1, 2496, 2497, 2498, 2499, 2500]],
    [50, 2500, 5, [1, 49, 50, 51, 2500]],
    [9999, 20, 5, [1, 18, 19, 20]],
  ])('on page %i of %i, with room for %i, they are %j', (current, last, most, numbers) => {
    expect(pageWindow(current, last, most)).toEqual(numbers)
  })

  it('are never more than there is room for, rise, and hold the first, the last and the current page', () => {
    const pages = fc.integer({ min: 1, max: 5000 }).chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)))
    fc.assert(
      fc.property(pages, fc.constantFrom(5, 7), ([current, last], most) => {
        const numbers = pageWindow(current, last, most)
        expect(numbers.length).toBeLessThanOrEqual(most)
        expect(numbers).toEqual(expect.arrayContaining([1, current, last]))
        expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
      }),
    )
  })
})
