import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { channelRoleOf, channelRoles } from '../../../src/domain/viewer/ChannelRole.ts'
import { aChannel } from '../channel/aChannel.ts'
import { aViewer } from './viewers.ts'

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
