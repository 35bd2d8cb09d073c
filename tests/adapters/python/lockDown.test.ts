import { expect, it } from 'vitest'
import { take } from '../../../src/adapters/python/lockDown.ts'

it('leaves nothing under a name that it takes', () => {
  const realm: Record<string, unknown> = { fetch: () => 'out' }
  expect(take(realm, 'fetch')).toBe(true)
  expect(realm['fetch']).toBeUndefined()
  expect(Reflect.set(realm, 'fetch', 1)).toBe(false)
})

it('says so where something usable cannot be taken', () => {
  const realm = Object.defineProperty({}, 'fetch', { value: () => 'out' })
  expect(take(realm, 'fetch')).toBe(false)
  expect(take(Object.defineProperty({}, 'cookie', { get: () => 'out' }), 'cookie')).toBe(false)
})

it('leaves numbers that nobody can change, which lead nowhere', () => {
  const realm = Object.defineProperty({}, 'TEMPORARY', { value: 0, enumerable: true })
  expect(take(realm, 'TEMPORARY')).toBe(true)
})
