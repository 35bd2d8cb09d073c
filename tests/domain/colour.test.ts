import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, fromOklch, parseHex, toHex, toOklch } from '../../src/domain/colour.ts'

const anyHex = integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const rgb = (hex: string) => parseHex(hex) ?? expect.fail(`${hex} is no colour`)

describe('a colour', () => {
  test('comes back from lightness, chroma and hue as it was', () => {
    assert(property(anyHex, (hex) => toHex(fromOklch(toOklch(rgb(hex)))) === hex))
  })

  test('that no screen can show loses chroma, and keeps its hue and lightness', () => {
    const shown = toOklch(fromOklch({ lightness: 0.7, chroma: 0.4, hue: 2.4 }))
    expect(shown.chroma).toBeLessThan(0.4)
    expect(shown.lightness).toBeCloseTo(0.7, 2)
    expect(shown.hue).toBeCloseTo(2.4, 1)
  })

  test.each(['', '#fff', 'ffffff', '#ggffff', null])('is not read from %o', (text) => {
    expect(parseHex(text)).toBeNull()
  })

  test('contrasts as WCAG says: 21 for black on white, 1 for itself', () => {
    expect(contrast(rgb('#000000'), rgb('#ffffff'))).toBeCloseTo(21, 5)
    expect(contrast(rgb('#1b74f0'), rgb('#1b74f0'))).toBe(1)
    expect(contrast(rgb('#767676'), rgb('#ffffff'))).toBeCloseTo(4.54, 2)
  })
})
