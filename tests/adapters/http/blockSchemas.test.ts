import { expect, test } from 'vitest'
import { blockStandingSchema } from '../../../src/adapters/http/blockSchemas.ts'

const draftOf = (program: unknown) =>
  blockStandingSchema.parse({ state: 'TRIED', hintList: [], draft: { program, updatedDate: '2026-11-20T09:00:00+09:00' } }).draft?.code

test('a draft with blocks that this release does not know stays as the server has it', () => {
  const later = { version: 1, scripts: [{ trigger: { kind: 'loose' }, body: [{ kind: 'fly' }], place: null }], functions: [] }
  expect(draftOf(later)).toBe(JSON.stringify(later))
  expect(draftOf({ version: 2 })).toBe('{"version":2}')
})

test('a draft that it knows comes as it is written here, and no object is no draft', () => {
  expect(draftOf({ functions: [], scripts: [], version: 1 })).toBe('{"version":1,"scripts":[],"functions":[]}')
  expect(draftOf('blocks')).toBeUndefined()
  expect(draftOf(null)).toBeUndefined()
})
