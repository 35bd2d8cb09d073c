import { describe, expect, it, vi } from 'vitest'
import { type InvitationRepository, makeChangeRoles, makeInvite, makeJoin, makeRevoke } from '../../src/application/member.ts'
import { defaultInvitation, type InvitationPreview } from '../../src/domain/members/invitation.ts'
import { memberRoles } from '../../src/domain/members/member.ts'
import { anInvitation } from '../domain/members/aMember.ts'
import { fakeCreateListed } from '../fakes/features.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

const failures = [
  [refusal(401), 'signInFirst'],
  [refusal(403), 'refused'],
  [refusal(404), 'gone'],
  [refusal(500), 'failed'],
  [lostConnection(), 'failed'],
] as const

describe('roles', () => {
  const change = { added: ['ROLE_CHANNEL_TEACHER'], removed: [] } as const

  it('are given and taken one change at a time, and the answer tells all that there are', async () => {
    const changeRoles = vi.fn(async () => memberRoles)
    const run = makeChangeRoles({ members: { changeRoles } })
    expect(await Promise.all([run(7, change), run(7, { added: [], removed: [] })])).toEqual([
      { kind: 'changed', roles: memberRoles },
      { kind: 'alreadyChanging' },
    ])
    expect(changeRoles.mock.calls).toEqual([[7, change]])
  })

  it.each([[refusal(409), 'lastOperator'] as const, ...failures])('%s is %s', async (error, kind) => {
    expect(await makeChangeRoles({ members: { changeRoles: () => Promise.reject(error) } })(7, change)).toEqual({ kind })
  })
})

describe('an invitation', () => {
  const inviting = (create: InvitationRepository['create'], list: InvitationRepository['list'] = async () => []) =>
    makeInvite({ invitations: { create, list }, createListed: fakeCreateListed() })

  it('is found where its answer was lost', async () => {
    let isSent = false
    const send = async () => {
      isSent = true
      throw lostConnection()
    }
    const others = anInvitation({ invitationId: 2, maxUses: 1 })
    const invite = inviting(send, async () => (isSent ? [others, anInvitation()] : []))
    expect(await invite(1, defaultInvitation)).toEqual({ kind: 'invited', invitation: anInvitation() })
  })

  it('is made one at a time, and ended', async () => {
    const invite = inviting(async () => anInvitation())
    expect(await Promise.all([invite(1, defaultInvitation), invite(1, defaultInvitation)])).toEqual([
      { kind: 'invited', invitation: anInvitation() },
      { kind: 'alreadyInviting' },
    ])
    expect(await makeRevoke({ invitations: { revoke: async () => {} } })(1)).toEqual({ kind: 'revoked' })
  })

  it.each(failures)('%s is %s', async (error, kind) => {
    expect(await inviting(() => Promise.reject(error))(1, defaultInvitation)).toEqual({ kind })
    expect(await makeRevoke({ invitations: { revoke: () => Promise.reject(error) } })(1)).toEqual({ kind })
  })
})

describe('joining', () => {
  const preview: InvitationPreview = { channelName: '해온', courseClass: null, state: 'open', isMember: true }
  const joinWith = (answers: Partial<InvitationRepository>) =>
    makeJoin({ invitations: { accept: async () => {}, preview: async () => preview, ...answers } })

  it('sends the code as the server knows it, once', async () => {
    const accept = vi.fn(async () => {})
    const join = joinWith({ accept })
    expect(await Promise.all([join(' abcd-2345'), join('ABCD2345')])).toEqual([{ kind: 'joined' }, { kind: 'alreadyJoining' }])
    expect(accept.mock.calls).toEqual([['ABCD2345']])
  })

  it('asks nothing for what is no code', async () => {
    const accept = vi.fn(async () => {})
    expect(await joinWith({ accept })('하늘')).toEqual({ kind: 'invalid' })
    expect(accept).not.toHaveBeenCalled()
  })

  it.each([
    [400, 'unknown'],
    [401, 'signInFirst'],
    [404, 'unknown'],
    [409, 'alreadyMember'],
    [410, 'notOpen'],
    [418, 'failed'],
  ])('a %i is %s', async (status, kind) => {
    expect(await joinWith({ accept: () => Promise.reject(refusal(status)) })('ABCD2345')).toEqual({ kind })
  })

  it('whose answer was lost is looked for, and never sent again [F-084]', async () => {
    const accept = vi.fn(() => Promise.reject(lostConnection()))
    expect(await joinWith({ accept })('ABCD2345')).toEqual({ kind: 'joined' })
    expect(await joinWith({ accept, preview: async () => ({ ...preview, isMember: false }) })('ABCD2345')).toEqual({ kind: 'failed' })
    expect(await joinWith({ accept, preview: () => Promise.reject(lostConnection()) })('ABCD2345')).toEqual({ kind: 'failed' })
    expect(accept).toHaveBeenCalledTimes(3)
  })
})
