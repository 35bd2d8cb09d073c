import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  codeAlphabet,
  codeLength,
  codeText,
  defaultInvitation,
  invitationHref,
  invitationState,
  isAsRequested,
  parseCode,
  personalInvitationState,
} from '../../../src/domain/members/invitation.ts'
import { anInvitation } from './aMember.ts'

const now = new Date('2026-11-20T10:00:00+09:00')

describe('an invitation', () => {
  it.each([
    [{}, 'open'],
    [{ expiresDate: '2026-11-20T10:00:00+09:00' }, 'expired'],
    [{ maxUses: 2, useCount: 1 }, 'open'],
    [{ maxUses: 2, useCount: 2 }, 'usedUp'],
    [{ isRevoked: true, expiresDate: '2026-11-01T10:00:00+09:00' }, 'revoked'],
  ])('%j is %s', (wishes, state) => {
    expect(invitationState(anInvitation(wishes), now)).toBe(state)
  })

  const createdDate = '2026-11-19T10:00:00+09:00'
  it.each([
    ['who was never removed', null, {}, 'open'],
    ['who was removed before it was drawn up', '2026-11-19T00:59:59Z', {}, 'open'],
    ['who was removed in the moment in which it was drawn up', createdDate, {}, 'outdated'],
    ['who was removed after it was drawn up', '2026-11-19T01:00:01Z', {}, 'outdated'],
    ['who was removed, where it is revoked anyway', '2026-11-19T01:00:01Z', { isRevoked: true }, 'revoked'],
  ] as const)('lets in, or not, %s', (_who, removedDate, wishes, state) => {
    expect(personalInvitationState(anInvitation({ createdDate, ...wishes }), removedDate, now)).toBe(state)
  })
})

describe('an invitation that was asked for', () => {
  const courseClass = { courseClassId: 5, title: '파이썬 첫걸음' }
  it.each([
    [{}, {}, true],
    [{ courseClass }, { courseClassId: '5' }, true],
    [{ courseClass }, {}, false],
    [{}, { courseClassId: 5 }, false],
    [{}, { days: 30 }, false],
    [{ maxUses: 1 }, { maxUses: 1 }, true],
    [{ maxUses: 1 }, {}, false],
    [{ useCount: 1 }, {}, false],
    [{ isRevoked: true }, {}, false],
  ] as const)('%j is as it was asked for, or not: %j', (own, request, expected) => {
    expect(isAsRequested(anInvitation(own), { ...defaultInvitation, ...request })).toBe(expected)
  })
})

describe('a code', () => {
  it('is read however it was typed, and out of its link', () => {
    for (const text of ['abcd-2345', ' ABCD 2345 ', 'ABCD–2345', `https://haeon.example${invitationHref('ABCD2345')}`])
      expect(parseCode(text)).toBe('ABCD2345')
  })

  it.each([
    'ＡＢＣＤ－２３４５',
    'ABCD\u20112345',
    'ABCD\u22122345',
    '초대 코드: ABCD-2345',
    '코드는 abcd 2345예요.',
    '“ABCD2345” 넣고 들어오세요!',
  ])('is read out of “%s”', (text) => {
    expect(parseCode(text)).toBe('ABCD2345')
  })

  it.each(['코드 XABCD-2345', 'ABCD-23456 넣으세요', 'ABCD-2345 아니면 EFGH-2345'])('is never guessed from “%s”', (text) => {
    expect(parseCode(text)).toBeNull()
  })

  it.each(['', 'ABCD-234', 'ABCD-23456', 'ABCD-O345', '하늘바다하늘바다'])('“%s” is none', (text) => {
    expect(parseCode(text)).toBeNull()
  })

  it('comes back from what is shown of it', () => {
    const code = fc
      .array(fc.constantFrom(...codeAlphabet), { minLength: codeLength, maxLength: codeLength })
      .map((letters) => letters.join(''))
    fc.assert(
      fc.property(code, (one) => {
        expect(parseCode(codeText(one))).toBe(one)
        expect(parseCode(invitationHref(one))).toBe(one)
      }),
    )
  })
})
