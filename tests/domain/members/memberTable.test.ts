import { expect, test } from 'vitest'
import { memberRows } from '../../../src/domain/members/memberTable.ts'
import { aMember } from './aMember.ts'

test('the table of the members has a line for each, with Korean times', () => {
  const classes = [
    { courseClassId: 1, title: '기초반' },
    { courseClassId: 2, title: '심화반' },
  ]
  const rows = memberRows([
    aMember({ classes }),
    aMember({
      userId: 7,
      nickname: null,
      roles: ['ROLE_CHANNEL_TEACHER', 'ROLE_CHANNEL_OPERATOR'],
      joinedDate: null,
      lastSeenDate: null,
    }),
  ])
  expect(rows).toEqual([
    ['번호', '이름', '역할', '수업', '가입한 때', '마지막으로 온 때'],
    ['100', '하늘', '학생', '기초반, 심화반', '2026-09-01 10:00', '2026-11-20 09:00'],
    ['7', '', '선생님, 운영자', '', '', ''],
  ])
})
