import type { ChannelInfo } from './channel/channel.ts'
import { isSignedIn, type Viewer } from './viewer.ts'

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

/** Who teaches and who publishes. The spec does not list the roles, so that those assumed stand in one place. */
export interface RolePolicy {
  teaches(viewer: Viewer): boolean
  canPublish(viewer: Viewer): boolean
}

interface RoleLists {
  readonly teachingRoles: readonly string[]
  readonly publishingRoles: readonly string[]
}

export function rolePolicy({ teachingRoles, publishingRoles }: RoleLists): RolePolicy {
  return {
    teaches: (viewer) => holdsOneOf(viewer, teachingRoles),
    canPublish: (viewer) => holdsOneOf(viewer, publishingRoles),
  }
}

const ourGuess = ['ROLE_TEACHER', 'ROLE_OPERATOR', 'ROLE_CHANNEL_TEACHER', 'ROLE_CHANNEL_OPERATOR', 'ROLE_ADMIN']

export const defaultRolePolicy: RolePolicy = rolePolicy({ teachingRoles: ourGuess, publishingRoles: ourGuess })

function holdsOneOf(viewer: Viewer, roles: readonly string[]): boolean {
  return isSignedIn(viewer) && [viewer.role, ...viewer.roleList].some((role) => role !== null && roles.includes(role))
}
