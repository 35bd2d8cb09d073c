import { expect, it } from 'vitest'
import { attendedMeetings } from '../../../src/domain/course-class/attendance.ts'

const member = (userId: number) => ({
  userId,
  nickname: `학생${userId}`,
  profile: null,
  completedCount: 0,
  totalCount: 1,
  studiedDate: null,
})
const attendance = (day: number, ...presentUserIds: readonly (number | string)[]) => ({
  meetingId: day,
  startsAt: `2026-11-${day}T18:00:00+09:00`,
  endsAt: `2026-11-${day}T19:00:00+09:00`,
  presentUserIds,
})

it('tells of each time, the latest first, who of those in the class was away', () => {
  const members = [member(1), member(2)]
  const told = attendedMeetings([attendance(13, 1, 9), attendance(20, '1', 2)], members)
  expect(told.map(({ meetingId, presentCount, memberCount, absent }) => [meetingId, presentCount, memberCount, absent])).toEqual([
    [20, 2, 2, []],
    [13, 1, 2, [member(2)]],
  ])
})
