import { isSignedIn } from './isSignedIn.ts'
import type { Viewer } from './Viewer.ts'

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
