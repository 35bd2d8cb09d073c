import { describe, expect, it } from 'vitest'
import { type DepartureFacts, departureObstacle, departureSentences } from '../../../src/domain/members/departure.ts'
import { aMember } from './aMember.ts'

const all: DepartureFacts = { classCount: 2, bookingCount: 3, workCount: 4, roleCount: 1, paidAmount: 30_000 }
const none: DepartureFacts = { classCount: 0, bookingCount: 0, workCount: 0, roleCount: 0, paidAmount: 0 }
const courseClassId = 5

describe('who leaves is told what becomes of what they have', () => {
  it.each([
    [
      all,
      null,
      true,
      ['수업 2개', '날짜 3개', '역할', '4개는 주인이 없는', '30,000원'],
      ['받은 점수', '포인트와 옷장은 그대로예요', '초대를 받으면'],
    ],
    [none, null, true, [], ['받은 점수', '포인트', '초대를 받으면']],
    [none, null, false, [], ['선생님이 계속 볼 수', '그 사람의 것', '전에 보낸 초대로는 들어올 수 없어요']],
    [all, courseClassId, true, ['자료', '날짜 3개', '30,000원'], ['받은 점수', '포인트', '다시 신청하거나']],
    [none, courseClassId, false, ['자료'], ['선생님이 계속 볼 수', '그 사람의 것', '전에 보낸 초대로는 들어올 수 없어요']],
  ] as const)('%j from %j (own: %s)', (facts, from, isOwn, lost, stays) => {
    const told = departureSentences(facts, { courseClassId: from, isOwn })
    expect(told.lost).toEqual(lost.map((part) => expect.stringContaining(part)))
    expect(told.stays).toEqual(stays.map((part) => expect.stringContaining(part)))
  })
})

it('the last operator of a channel leaves it no sooner than there is another one, and a class at any time', () => {
  const operator = aMember({ roles: ['ROLE_CHANNEL_OPERATOR'] })
  expect(departureObstacle(operator, { courseClassId: null }, 1)).toBe('lastOperator')
  expect(departureObstacle(operator, { courseClassId: null }, 2)).toBeNull()
  expect(departureObstacle(operator, { courseClassId: 5 }, 1)).toBeNull()
  expect(departureObstacle(aMember(), { courseClassId: null }, 1)).toBeNull()
})
