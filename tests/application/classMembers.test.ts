import { expect, it, vi } from 'vitest'
import { CallError } from '../../src/application/callError.ts'
import { type ClassMemberRepository, makeAddClassMember } from '../../src/application/classMembers.ts'

const wish = { courseClassId: 'a', number: '31', members: [] }
const setUp = (call: ClassMemberRepository['enrol'] = async () => {}) => {
  const enrol = vi.fn(call)
  return { enrol, letIn: makeAddClassMember({ members: { enrol } }) }
}

it('lets a member of the channel into the class [S-244]', async () => {
  const { enrol, letIn } = setUp()
  expect(await letIn(wish)).toEqual({ kind: 'added', userId: 31 })
  expect(enrol.mock.calls).toEqual([['a', { contentType: 'COURSE_CLASS', userIds: [31] }]])
})

it('asks nothing for what is no number', async () => {
  const { enrol, letIn } = setUp()
  expect(await letIn({ ...wish, number: '하늘' })).toEqual({ kind: 'invalid' })
  expect(enrol).not.toHaveBeenCalled()
})

it('is one call at a time, and the next once it is over', async () => {
  const { enrol, letIn } = setUp()
  expect(await Promise.all([letIn(wish), letIn(wish)])).toEqual([{ kind: 'added', userId: 31 }, { kind: 'alreadyAdding' }])
  expect(await letIn(wish)).toMatchObject({ kind: 'added' })
  expect(enrol).toHaveBeenCalledTimes(2)
})

it.each([
  [401, 'signInFirst'],
  [403, 'refused'],
  [404, 'notFound'],
  [409, 'alreadyMember'],
  [500, 'failed'],
])('a %i is %s, and is not tried again by itself', async (status, kind) => {
  const { enrol, letIn } = setUp(() => Promise.reject(new CallError('no', { kind: 'status', status })))
  expect(await letIn(wish)).toEqual({ kind })
  expect(enrol).toHaveBeenCalledTimes(1)
})
