import { readFileSync } from 'node:fs'
import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backgrounds, brandTint, type BrandTint, type Palette, tintTokens } from '../../../src/domain/channel/brandTint.ts'
import { contrast, parseHex, toOklch } from '../../../src/domain/colour.ts'

const rgb = (hex: string) => parseHex(hex) ?? expect.fail(`${hex} is no colour`)
const ratio = (one: string, other: string) => contrast(rgb(one), rgb(other))
const loadTint = (hex: string): BrandTint => brandTint(hex) ?? expect.fail(`${hex} cannot serve`)

const anyColour = integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const themes = ['light', 'dark'] as const
const inEveryTint = (check: (palette: Palette, theme: (typeof themes)[number], colour: string) => void) =>
  assert(
    property(anyColour, (colour) => {
      const tint = brandTint(colour)
      if (tint) for (const theme of themes) check(tint[theme], theme, colour)
    }),
    { numRuns: 400 },
  )

describe("a channel's colour", () => {
  test('whatever it is, what is written in it can be read on every ground, in light and dark [S-005]', () => {
    inEveryTint((palette, theme) => {
      for (const ground of [...backgrounds[theme], palette['primary-soft']]) {
        expect(ratio(palette.link, ground)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(palette.primary, ground)).toBeGreaterThanOrEqual(4.5)
      }
    })
  })

  test('whatever it is, the words on its buttons can be read, under the pointer too', () => {
    inEveryTint((palette) => {
      expect(ratio(palette['action-text'], palette.action)).toBeGreaterThanOrEqual(4.5)
      expect(ratio(palette['action-text'], palette['action-hover'])).toBeGreaterThanOrEqual(4.5)
    })
  })

  test('whatever it is, buttons, bars and the ring of the focus stand out from every ground', () => {
    inEveryTint((palette, theme) => {
      for (const ground of backgrounds[theme]) {
        for (const part of [palette.action, palette.focus, palette['ocean-500'], palette['progress-from']]) {
          expect(ratio(part, ground)).toBeGreaterThanOrEqual(3)
        }
      }
    })
  })

  test('the hue stays the channel’s', () => {
    inEveryTint((palette, _, colour) => {
      const [brand, shown] = [toOklch(rgb(colour)), toOklch(rgb(palette.primary))]
      const apart = Math.abs(brand.hue - shown.hue)
      // For colours near grey, rounding to 8 bits changes the hue a little.
      if (shown.chroma > 0.04) expect(Math.min(apart, 2 * Math.PI - apart)).toBeLessThan(0.12)
    })
  })

  test.each(['#0b7a75', '#5b3fd6', '#c2417c', '#1f6f43', '#8a5a00', '#3e5c9a', '#00688b'])(
    '%s can be read as it is, and is kept',
    (colour) => {
      expect(contrast(rgb(loadTint(colour).light.primary), rgb(colour))).toBeLessThan(1.25)
    },
  )

  test.each([null, '', '#fff', 'teal', '#12345g', '#ffffff', '#000000', '#777777', '#f4f3f5'])(
    '%s cannot serve: the sea stays blue',
    (colour) => {
      expect(brandTint(colour)).toBeNull()
    },
  )

  test('a shining yellow becomes a deep one on white', () => {
    const { light, dark } = loadTint('#ffe600')
    expect(ratio(light.primary, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(toOklch(rgb(dark.primary)).lightness).toBeGreaterThan(0.75)
  })
})

test('the grounds are those of the stylesheet', () => {
  const css = readFileSync('src/ui/app/tokens.css', 'utf8')
  const valueIn = (block: string, token: string) => {
    const value = new RegExp(`--${token}: (#[0-9a-f]+);`).exec(block)?.[1] ?? ''
    return value.length === 4 ? value.replace(/[0-9a-f]/g, '$&$&') : value
  }
  const [light = '', dark = ''] = css.split('[data-theme="dark"]')
  const groundsIn = (block: string) =>
    new Set(['surface', 'page', 'surface-raised', 'surface-sunken'].map((token) => valueIn(block, token)))
  expect(groundsIn(light)).toEqual(new Set(backgrounds.light))
  expect(groundsIn(dark)).toEqual(new Set(backgrounds.dark))
})

test('no token is named twice', () => {
  expect(new Set(tintTokens).size).toBe(tintTokens.length)
})
