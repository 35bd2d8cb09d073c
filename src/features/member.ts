import { eduenv } from '../adapters/http/classPaths.ts'
import { httpClassMemberRepository } from '../adapters/http/courseClass.ts'
import { httpInvitationRepository, httpMemberRepository } from '../adapters/http/member.ts'
import { makeAddClassMembers } from '../application/classMembers.ts'
import { makeChangeRoles, makeInvite, makeJoin, makeRevoke, type MemberFeature } from '../application/member.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireMember({ client, clientOf, log }: FeatureDependencies): MemberFeature {
  const members = httpMemberRepository(client, log)
  const invitations = httpInvitationRepository(client, log)
  return {
    members,
    invitations,
    changeRoles: makeChangeRoles({ members }),
    invite: makeInvite({ invitations }),
    revoke: makeRevoke({ invitations }),
    join: makeJoin({ invitations }),
    addToClass: makeAddClassMembers({ members: httpClassMemberRepository(client, clientOf(eduenv), log) }),
  }
}
