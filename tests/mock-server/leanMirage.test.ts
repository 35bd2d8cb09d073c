import { expect, test } from 'vitest'
import { leanMirage } from '../../mock-server/leanMirage.ts'

interface Hook {
  readonly filter: { readonly id: RegExp }
  handler(id?: string, importer?: string): unknown
}

const { resolveId, load } = leanMirage() as unknown as Record<'resolveId' | 'load', Hook>

test('only the interceptor that Mirage brings along is left out of the demo build', () => {
  expect(['pretender', '@miragejs/pretender-node-polyfill'].every((id) => resolveId.filter.id.test(id))).toBe(true)
  expect(['miragejs', 'pretender/more', './pretender', './_getTagged'].some((id) => resolveId.filter.id.test(id))).toBe(false)
  expect(load.filter.id.test(String(resolveId.handler('pretender')))).toBe(true)
  expect(load.handler()).toContain('export default class')
})

test("lodash's test for old browsers makes room for what it falls back on in every other", () => {
  const resolved = { resolve: (id: string, importer: string) => `${id} of ${importer}` }
  expect(resolveId.filter.id.test('./_getTag')).toBe(true)
  expect(resolveId.handler.call(resolved, './_getTag', 'isEmpty.js')).toBe('./_baseGetTag of isEmpty.js')
})
