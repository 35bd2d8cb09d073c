import { describe, expect, it } from 'vitest'
import { formatNumber, formatOneDecimal, isolated, percentDone } from '../../src/domain/format.ts'

const grouping = new Intl.NumberFormat('ko-KR')
const decimal = new Intl.NumberFormat('ko-KR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

describe('numbers as Korean readers know them', () => {
  it.each([0, 7, 999, 1000, 12_345, 123_456, 1_000_000, 9_007_199_254_740_991, -1, -999, -1000, -123_456, 2 ** 60, 1234.5, Number.NaN])(
    '%d is grouped as the browser would group it',
    (count) => {
      expect(formatNumber(count)).toBe(grouping.format(count))
    },
  )

  it.each([0, 0.04, 0.05, 1, 3.14, 4.25, 4.35, 4.95, 9.99, 10])('%d has one decimal, as the browser would round it', (value) => {
    expect(formatOneDecimal(value)).toBe(decimal.format(value))
  })
})

it.each([
  [0, 4, 0],
  [1, 3, 33],
  [2, 3, 66],
  [29, 100, 29],
  [199, 200, 99],
  [200, 200, 100],
  [201, 200, 100],
  [-1, 4, 0],
  [3, 0, 0],
])('%d of %d are %d per cent: 100 only when nothing is left', (done, total, percent) => {
  expect(percentDone(done, total)).toBe(percent)
})

it('a name that is written from right to left keeps its direction to itself within a sentence', () => {
  expect(`${isolated('שלום')}님, 안녕하세요!`).toBe('\u2068שלום\u2069님, 안녕하세요!')
  expect(['하늘', 'Ada', '😀'].map(isolated)).toEqual(['하늘', 'Ada', '😀'])
})
