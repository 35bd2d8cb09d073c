import { expect, test } from 'vitest'
import { brandTint } from '../../../src/domain/channel/brandTint.ts'
import { brandUse } from '../../../src/domain/channel/brandUse.ts'

test.each(['#0B7A75', '#5b3fd6', '#8a1538', '#0f5ccb'])('%s can be read as it is: it is kept, on large areas too', (colour) => {
  expect(brandUse(colour)).toEqual({ kind: 'unchanged' })
  expect(brandTint(colour)?.light.brand).toBe(colour.toLowerCase())
})

test.each(['#ffcc00', '#ff8a3d', '#e8609c'])(
  '%s is too light for words: they say which darker one they use, large areas keep it',
  (colour) => {
    const use = brandUse(colour)
    expect(use).toMatchObject({ kind: 'darkened', picked: colour })
    expect(use).toHaveProperty('used', brandTint(colour)?.light.action)
    expect(brandTint(colour)?.light.brand).toBe(colour)
  },
)

test('a darker tone counts as another colour from 0.04 of lightness on: these two need less than 0.0001 less and more', () => {
  expect(brandUse('#4b69d2')).toEqual({ kind: 'unchanged' })
  expect(brandUse('#5a69c3')).toMatchObject({ kind: 'darkened' })
})

test.each(['#777777', '#ffffff', '#000000'])('%s has no hue: it is not used', (colour) => {
  expect(brandUse(colour)).toEqual({ kind: 'unused', picked: colour })
})

test('what is no colour has no use', () => {
  expect(brandUse(null)).toBeNull()
  expect(brandUse('#ffcc0')).toBeNull()
})

test('in the dark a shining area is softer', () => {
  expect(brandTint('#ffe600')?.dark.brand).not.toBe('#ffe600')
  expect(brandTint('#0b7a75')?.dark.brand).toBe('#0b7a75')
})
