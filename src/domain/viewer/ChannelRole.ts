import type { ChannelInfo } from '../channel/ChannelInfo.ts'
import type { Viewer } from './Viewer.ts'

/** Stronger first: ENTERPRISE beats PREMIUM where both appear. */
export const channelRoles = ['ROLE_CHANNEL_ENTERPRISE', 'ROLE_CHANNEL_PREMIUM'] as const
export type ChannelRole = (typeof channelRoles)[number]

/** The channel's own role, else the viewer's, else the strongest of the viewer's list. Nobody else reads the raw fields. */
export function channelRoleOf(channel: Pick<ChannelInfo, 'role'> | null, viewer: Pick<Viewer, 'role' | 'roleList'>): ChannelRole | null {
  return strongest([channel?.role]) ?? strongest([viewer.role]) ?? strongest(viewer.roleList)
}

function strongest(roles: readonly unknown[]): ChannelRole | null {
  return channelRoles.find((role) => roles.includes(role)) ?? null
}
