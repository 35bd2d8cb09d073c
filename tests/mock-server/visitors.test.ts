import { expect, test } from 'vitest'
import { demoPage, memoryStore } from './demo.ts'

test('who teaches sees everybody who learns on the channel, each with a number of their own', async () => {
  const { memberList } = await demoPage('persona=teacher', memoryStore()).json('channels/members?role=LEARNER')
  const names = memberList.map(({ nickname }: { nickname: string }) => nickname)
  expect(names.slice(0, 4)).toEqual(['새내기', '하늘', '나래결', '가람슬'])
  expect(names).toHaveLength(16)
  expect(new Set(memberList.map(({ userId }: { userId: number }) => userId)).size).toBe(16)
  for (const persona of ['newcomer', 'learner'] as const) {
    const { userId } = await demoPage(`persona=${persona}`, memoryStore()).json('users/me')
    expect(memberList.map((member: { userId: number }) => member.userId)).toContain(userId)
  }
})

test.each([
  ['guest', 401],
  ['learner', 403],
] as const)('a %s is told nothing of the others', async (persona, status) => {
  expect((await demoPage(`persona=${persona}`, memoryStore()).call('channels/members')).status).toBe(status)
})
