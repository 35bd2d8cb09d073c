import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Portrait } from '../../../src/ui/viewer/Portrait.tsx'

const worn = (...pieces: ['HAT' | 'SKIN' | 'HAIR', string][]) =>
  pieces.map(([itemCategory, spriteStand1]) => ({ itemCategory, spriteStand1 }))
const show = (userId: number, items: ReturnType<typeof worn> = []) =>
  render(<Portrait viewer={{ userId, nickname: null, equippedUserItemList: items }} size={48} />).container

test('an avatar is dressed from the skin outwards [S-149, S-150]', () => {
  const layers = [...show(1, worn(['HAT', '/hat.svg'], ['SKIN', '/skin.svg'], ['HAIR', '/hair.svg'])).querySelectorAll('img')]
  expect(layers.map((layer) => layer.getAttribute('src'))).toEqual(['/skin.svg', '/hair.svg', '/hat.svg'])
})

test('a sprite with an unsafe address is not drawn [F-054]', () => {
  const container = show(1, worn(['SKIN', 'javascript:alert(1)']))
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('use')).not.toBeNull()
})

test('who wears nothing is a creature, the same one every time', () => {
  const creature = (userId: number) => show(userId).querySelector('use')?.getAttribute('href')
  expect(creature(42)).toBe(creature(42))
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(creature)).size).toBeGreaterThan(2)
})

test('a sprite that two pieces share is drawn once, one that does not come is left out, and nobody is left without a face', () => {
  const container = show(1, worn(['SKIN', '/skin.svg'], ['HAIR', '/hat.svg'], ['HAT', '/hat.svg']))
  const layers = () => [...container.querySelectorAll('img')]
  expect(layers()).toHaveLength(2)
  fireEvent.error(layers()[0] as HTMLImageElement)
  expect(layers().map((layer) => layer.getAttribute('src'))).toEqual(['/hat.svg'])
  fireEvent.error(layers()[0] as HTMLImageElement)
  expect(layers()).toEqual([])
  expect(container.querySelector('use')).not.toBeNull()
})
