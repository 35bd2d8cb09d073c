import { expect, it } from 'vitest'
import { standIns, standInViewer } from '../../../src/domain/preview/standIn.ts'
import { channelRoleOf } from '../../../src/domain/viewer/ChannelRole.ts'
import { isSignedIn } from '../../../src/domain/viewer/isSignedIn.ts'
import { defaultRolePolicy } from '../../../src/domain/viewer/RolePolicy.ts'

it('each made-up viewer has the rights of its kind and no other [A-87]', () => {
  const rights = standIns.map((who) => {
    const viewer = standInViewer(who, '아무개')
    return [who, isSignedIn(viewer), channelRoleOf(null, viewer), defaultRolePolicy.teaches(viewer)]
  })
  expect(rights).toEqual([
    ['guest', false, null, false],
    ['learner', true, null, false],
    ['enterprise', true, 'ROLE_CHANNEL_ENTERPRISE', false],
    ['premium', true, 'ROLE_CHANNEL_PREMIUM', false],
    ['teacher', true, null, true],
  ])
})

it('a made-up viewer is nobody’s account [A-87]', () => {
  expect(standInViewer('learner', '학습자')).toMatchObject({ userId: 'preview', nickname: '학습자', point: 0 })
})
