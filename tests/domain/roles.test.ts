import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { channelRoleOf, channelRoles, defaultRolePolicy, rolePolicy } from '../../src/domain/roles.ts'
import { aChannel } from './channel/aChannel.ts'
import { aViewer, guest, learner } from './viewer/viewers.ts'

const [ENTERPRISE, PREMIUM] = channelRoles

describe('effective channel role', () => {
  it('accepts the two channel roles and rejects look-alikes [S-007 F-048]', () => {
    expect(channelRoles).toEqual(['ROLE_CHANNEL_ENTERPRISE', 'ROLE_CHANNEL_PREMIUM'])
    for (const role of channelRoles) expect(channelRoleOf(null, aViewer({ role }))).toBe(role)
    for (const role of ['ROLE_CHANNEL_enterprise', 'CHANNEL_PREMIUM', 'ROLE_CHANNEL_PREMIUM ', 'ROLE_TEACHER', '']) {
      expect(channelRoleOf(null, aViewer({ role }))).toBeNull()
    }
  })

  it("reads the channel's role first, then the viewer's, then the viewer's list [A-01]", () => {
    const viewer = aViewer({ role: PREMIUM, roleList: [ENTERPRISE] })
    expect(channelRoleOf(aChannel({ role: ENTERPRISE }), viewer)).toBe(ENTERPRISE)
    expect(channelRoleOf(aChannel({ role: PREMIUM }), aViewer({ role: ENTERPRISE }))).toBe(PREMIUM)
    expect(channelRoleOf(aChannel({ role: 'ROLE_CHANNEL_FREE' }), viewer)).toBe(PREMIUM)
    expect(channelRoleOf(aChannel(), viewer)).toBe(PREMIUM)
    expect(channelRoleOf(null, aViewer({ role: 'ROLE_TEACHER', roleList: [PREMIUM] }))).toBe(PREMIUM)
  })

  it('lets enterprise beat premium where both appear [A-01]', () => {
    expect(channelRoleOf(null, aViewer({ roleList: [PREMIUM, ENTERPRISE] }))).toBe(ENTERPRISE)
  })

  it('gives no role for roles that it does not know [F-048]', () => {
    const unknown = fc.string().filter((role) => !channelRoles.some((known) => known === role))
    fc.assert(
      fc.property(unknown, unknown, fc.array(unknown), (channel, role, roleList) => {
        expect(channelRoleOf(aChannel({ role: channel }), aViewer({ role, roleList }))).toBeNull()
      }),
    )
  })
})

const defaultRoles = ['ROLE_TEACHER', 'ROLE_OPERATOR', 'ROLE_CHANNEL_TEACHER', 'ROLE_CHANNEL_OPERATOR', 'ROLE_ADMIN']

describe('role policy', () => {
  it.each(defaultRoles)('%s teaches and publishes, by role or by role list [S-212 S-213 A-05 A-06]', (role) => {
    for (const viewer of [aViewer({ role }), aViewer({ roleList: ['ROLE_USER', role] })]) {
      expect(defaultRolePolicy.canTeach(viewer)).toBe(true)
      expect(defaultRolePolicy.canPublish(viewer)).toBe(true)
    }
  })

  it('gives a guest, a learner and a member of an academy no such rights [S-062 S-084 A-06]', () => {
    const member = aViewer({ role: 'ROLE_CHANNEL_ENTERPRISE', roleList: ['ROLE_CHANNEL_PREMIUM'] })
    for (const viewer of [guest, learner, member, aViewer({ role: 'role_teacher' })]) {
      expect(defaultRolePolicy.canTeach(viewer)).toBe(false)
      expect(defaultRolePolicy.canPublish(viewer)).toBe(false)
    }
  })

  it.each(['INVALID', 'PENDING'] as const)('gives a teacher who is %s no rights [S-161 A-05]', (authState) => {
    const viewer = aViewer({ authState, role: 'ROLE_TEACHER' })
    expect(defaultRolePolicy.canTeach(viewer)).toBe(false)
    expect(defaultRolePolicy.canPublish(viewer)).toBe(false)
  })

  it('lets an installation name its own teaching and publishing roles [A-05 A-06]', () => {
    const policy = rolePolicy({ teachingRoles: ['ROLE_COACH'], publishingRoles: ['ROLE_EDITOR'] })
    const coach = aViewer({ role: 'ROLE_COACH' })
    expect([policy.canTeach(coach), policy.canPublish(coach)]).toEqual([true, false])
    const editor = aViewer({ role: 'ROLE_EDITOR' })
    expect([policy.canTeach(editor), policy.canPublish(editor)]).toEqual([false, true])
    expect(policy.canTeach(aViewer({ role: 'ROLE_TEACHER' }))).toBe(false)
  })
})
