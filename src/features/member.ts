import { eduenv } from '../adapters/http/classPaths.ts'
import { httpClassMemberRepository } from '../adapters/http/courseClass.ts'
import { httpDepartureRepository } from '../adapters/http/departure.ts'
import { httpInvitationRepository, httpMemberRepository } from '../adapters/http/member.ts'
import { httpOwnershipRepository } from '../adapters/http/ownership.ts'
import { makeAddClassMembers } from '../application/classMembers.ts'
import { makeDepart } from '../application/departure.ts'
import { makeChangeRoles, makeInvite, makeJoin, makeRevoke, type MemberFeature } from '../application/member.ts'
import { makeHandOver } from '../application/ownership.ts'
import { wireCreateListed } from './createListed.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireMember({ client, clientOf, log, clock, storageScope }: FeatureDependencies): MemberFeature {
  const members = httpMemberRepository(client, log)
  const invitations = httpInvitationRepository(client, log)
  const departures = httpDepartureRepository(client, log)
  const ownership = httpOwnershipRepository(client, log)
  return {
    members,
    invitations,
    changeRoles: makeChangeRoles({ members }),
    invite: makeInvite({ invitations, createListed: wireCreateListed({ log, clock, storageScope }) }),
    revoke: makeRevoke({ invitations }),
    join: makeJoin({ invitations }),
    departures,
    depart: makeDepart({ departures }),
    ownership,
    handOver: makeHandOver({ ownership }),
    addToClass: makeAddClassMembers({ members: httpClassMemberRepository(client, clientOf(eduenv), log) }),
  }
}
