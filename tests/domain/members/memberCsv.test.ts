import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, memberCsv } from '../../../src/domain/members/memberCsv.ts'
import { aMember } from './aMember.ts'

describe('the file of the members', () => {
  it('has a line for each, with Korean times, which Excel reads as UTF-8', () => {
    const classes = [
      { courseClassId: 1, title: '기초반' },
      { courseClassId: 2, title: '심화반' },
    ]
    const text = memberCsv([
      aMember({ classes }),
      aMember({
        userId: 7,
        nickname: null,
        roles: ['ROLE_CHANNEL_TEACHER', 'ROLE_CHANNEL_OPERATOR'],
        joinedDate: null,
        lastSeenDate: null,
      }),
    ])
    expect(text).toBe(
      '\uFEFF"회원 번호","닉네임","역할","수업","가입한 때","마지막으로 온 때"\r\n' +
        '"100","하늘","학생","기초반, 심화반","2026-09-01 10:00","2026-11-20 09:00"\r\n' +
        '"7","","선생님, 운영자","","",""\r\n',
    )
  })

  it.each(['=1+1', '+82', '-3', '@SUM(A1)', '\t=1', ' =1', '\u200B=1', '＝1', '\r1'])('%j is a text in it, and no formula', (text) => {
    expect(csvCell(text)).toBe(`"'${text}"`)
  })

  it('keeps every nickname as it is, quotes and lines included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (nickname) => {
        const cell = csvCell(nickname)
        const inside = cell.slice(1, -1).replaceAll('""', '"')
        expect([nickname, `'${nickname}`]).toContain(inside)
        expect(inside).not.toMatch(/^[=+\-@\t\r\n]/)
      }),
    )
  })
})
