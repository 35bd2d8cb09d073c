import { describe, expect, it } from 'vitest'
import { defaultRolePolicy, rolePolicy } from '../../../src/domain/viewer/RolePolicy.ts'
import { aViewer, guest, learner } from './viewers.ts'

const defaultRoles = ['ROLE_TEACHER', 'ROLE_OPERATOR', 'ROLE_CHANNEL_TEACHER', 'ROLE_CHANNEL_OPERATOR', 'ROLE_ADMIN']

describe('role policy', () => {
  it.each(defaultRoles)('%s teaches and publishes, by role or by role list [S-212 S-213 A-05 A-06]', (role) => {
    for (const viewer of [aViewer({ role }), aViewer({ roleList: ['ROLE_USER', role] })]) {
      expect(defaultRolePolicy.teaches(viewer)).toBe(true)
      expect(defaultRolePolicy.canPublish(viewer)).toBe(true)
    }
  })

  it('gives a guest, a learner and a member of an academy no such rights [S-062 S-084 A-06]', () => {
    const member = aViewer({ role: 'ROLE_CHANNEL_ENTERPRISE', roleList: ['ROLE_CHANNEL_PREMIUM'] })
    for (const viewer of [guest, learner, member, aViewer({ role: 'role_teacher' })]) {
      expect(defaultRolePolicy.teaches(viewer)).toBe(false)
      expect(defaultRolePolicy.canPublish(viewer)).toBe(false)
    }
  })

  it.each(['INVALID', 'PENDING'] as const)('gives a teacher who is %s no rights [S-161 A-05]', (authState) => {
    const viewer = aViewer({ authState, role: 'ROLE_TEACHER' })
    expect(defaultRolePolicy.teaches(viewer)).toBe(false)
    expect(defaultRolePolicy.canPublish(viewer)).toBe(false)
  })

  it('lets an installation name its own teaching and publishing roles [A-05 A-06]', () => {
    const policy = rolePolicy({ teachingRoles: ['ROLE_COACH'], publishingRoles: ['ROLE_EDITOR'] })
    const coach = aViewer({ role: 'ROLE_COACH' })
    expect([policy.teaches(coach), policy.canPublish(coach)]).toEqual([true, false])
    const editor = aViewer({ role: 'ROLE_EDITOR' })
    expect([policy.teaches(editor), policy.canPublish(editor)]).toEqual([false, true])
    expect(policy.teaches(aViewer({ role: 'ROLE_TEACHER' }))).toBe(false)
  })
})
