import { expect, test } from 'vitest'
import { leanMirage } from '../../mock-server/leanMirage.ts'

test('only the interceptor that Mirage brings along is left out of the demo build', () => {
  const { resolveId, load } = leanMirage() as unknown as Record<'resolveId' | 'load', { filter: { id: RegExp }; handler: () => string }>
  expect(['pretender', '@miragejs/pretender-node-polyfill'].every((id) => resolveId.filter.id.test(id))).toBe(true)
  expect(['miragejs', 'pretender/more', './pretender'].some((id) => resolveId.filter.id.test(id))).toBe(false)
  expect(load.filter.id.test(resolveId.handler())).toBe(true)
  expect(load.handler()).toContain('export default class')
})
