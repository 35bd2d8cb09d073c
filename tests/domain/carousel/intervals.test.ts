import { expect, it } from 'vitest'
import { bannerInterval, itemInterval, wordInterval } from '../../../src/domain/carousel/intervals.ts'

it('the top banner moves on every 5 seconds [S-024 S-185 S-295]', () => {
  expect(bannerInterval).toBe(5000)
})

it('item carousels move on every 7 seconds [S-186 S-297]', () => {
  expect(itemInterval).toBe(7000)
})

it('the rotating word changes every 2 seconds [S-028 S-296]', () => {
  expect(wordInterval).toBe(2000)
})
