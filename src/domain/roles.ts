import { isSignedIn, type Viewer } from './viewer.ts'

/** The roles of channels, the stronger first: ENTERPRISE beats PREMIUM where both appear. */
export const channelRoles = ['ROLE_CHANNEL_ENTERPRISE', 'ROLE_CHANNEL_PREMIUM'] as const
export type ChannelRole = (typeof channelRoles)[number]

/** Returns the channel's role, else the viewer's, else the strongest of the viewer's list. No other code reads the raw fields. */
export function channelRoleOf(
  channel: { readonly role: string | null } | null,
  viewer: Pick<Viewer, 'role' | 'roleList'>,
): ChannelRole | null {
  return strongestRole([channel?.role]) ?? strongestRole([viewer.role]) ?? strongestRole(viewer.roleList)
}

function strongestRole(roles: readonly unknown[]): ChannelRole | null {
  return channelRoles.find((role) => roles.includes(role)) ?? null
}

/** The rules for who may teach and publish. The spec lists no roles, so the assumed ones are defined in this one place. */
export interface RolePolicy {
  canTeach(viewer: Viewer): boolean
  canPublish(viewer: Viewer): boolean
}

interface RoleLists {
  readonly teachingRoles: readonly string[]
  readonly publishingRoles: readonly string[]
}

export function rolePolicy({ teachingRoles, publishingRoles }: RoleLists): RolePolicy {
  return {
    canTeach: (viewer) => hasAnyRole(viewer, teachingRoles),
    canPublish: (viewer) => hasAnyRole(viewer, publishingRoles),
  }
}

const assumedRoles = ['ROLE_TEACHER', 'ROLE_OPERATOR', 'ROLE_CHANNEL_TEACHER', 'ROLE_CHANNEL_OPERATOR', 'ROLE_ADMIN']

export const defaultRolePolicy: RolePolicy = rolePolicy({ teachingRoles: assumedRoles, publishingRoles: assumedRoles })

export function hasAnyRole(viewer: Viewer, roles: readonly string[]): boolean {
  return isSignedIn(viewer) && [viewer.role, ...viewer.roleList].some((role) => role !== null && roles.includes(role))
}
