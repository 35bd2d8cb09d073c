import { expect, it, vi } from 'vitest'
import { CallError } from '../../src/application/callError.ts'
import { type ClassMemberRepository, makeAddClassMembers } from '../../src/application/classMembers.ts'

const setUp = (call: ClassMemberRepository['enrol'] = async () => {}) => {
  const enrol = vi.fn(call)
  return { enrol, add: makeAddClassMembers({ members: { enrol } }) }
}

it('lets members of the channel into the class, as the request is given [S-244]', async () => {
  const { enrol, add } = setUp()
  expect(await add('a', [31, 'b'])).toEqual({ kind: 'added' })
  expect(enrol.mock.calls).toEqual([['a', { contentType: 'COURSE_CLASS', userIds: [31, 'b'] }]])
})

it('asks nothing for nobody', async () => {
  const { enrol, add } = setUp()
  expect(await add('a', [])).toEqual({ kind: 'nobody' })
  expect(enrol).not.toHaveBeenCalled()
})

it('is one call at a time, and the next once it is over', async () => {
  const { enrol, add } = setUp()
  expect(await Promise.all([add('a', [31]), add('a', [32])])).toEqual([{ kind: 'added' }, { kind: 'alreadyAdding' }])
  expect(await add('a', [32])).toEqual({ kind: 'added' })
  expect(enrol).toHaveBeenCalledTimes(2)
})

it.each([
  [401, 'signInFirst'],
  [403, 'refused'],
  [404, 'notFound'],
  [409, 'alreadyMember'],
  [500, 'failed'],
])('a %i is %s, and is not tried again by itself', async (status, kind) => {
  const { enrol, add } = setUp(() => Promise.reject(new CallError('no', { kind: 'status', status })))
  expect(await add('a', [31])).toEqual({ kind })
  expect(enrol).toHaveBeenCalledTimes(1)
})
