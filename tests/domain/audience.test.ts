import { expect, test } from 'vitest'
import { isFor } from '../../src/domain/audience.ts'

test('it is for everybody, for a class, or for those who are named', () => {
  const member = { userId: 100, isMember: true, isInClass: (courseClassId: unknown) => courseClassId === 5_009 }
  expect(isFor({ type: 'ALL' }, member)).toBe(true)
  expect(isFor({ type: 'ALL' }, { ...member, isMember: false })).toBe(false)
  expect(isFor({ type: 'CLASS', courseClassId: 5_009 }, member)).toBe(true)
  expect(isFor({ type: 'CLASS', courseClassId: 5_010 }, member)).toBe(false)
  expect(isFor({ type: 'MEMBERS', userIds: [99, '100'] }, member)).toBe(true)
  expect(isFor({ type: 'MEMBERS', userIds: [99] }, member)).toBe(false)
})
