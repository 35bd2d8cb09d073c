import type { Invitation } from '../../../src/domain/members/invitation.ts'
import type { Member } from '../../../src/domain/members/member.ts'

export const aMember = (wishes: Partial<Member> = {}): Member => ({
  userId: 100,
  nickname: '하늘',
  profile: null,
  roles: [],
  classes: [],
  joinedDate: '2026-09-01T10:00:00+09:00',
  lastSeenDate: '2026-11-20T09:00:00+09:00',
  ...wishes,
})

export const anInvitation = (wishes: Partial<Invitation> = {}): Invitation => ({
  invitationId: 1,
  code: 'ABCD2345',
  courseClass: null,
  createdDate: '2026-11-20T10:00:00+09:00',
  expiresDate: '2026-11-27T10:00:00+09:00',
  maxUses: null,
  useCount: 0,
  isRevoked: false,
  ...wishes,
})
