import { mayHaveSucceeded, statusOf } from './callError.ts'
import type { AddClassMembers } from './classMembers.ts'
import type { CreateListed, CreationRefusal } from './createListed.ts'
import type { Depart, DepartureRepository } from './departure.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { HandOver, OwnershipRepository } from './ownership.ts'
import type { Id } from '../domain/id.ts'
import { type Invitation, type InvitationPreview, type InvitationRequest, isAsRequested, parseCode } from '../domain/members/invitation.ts'
import type { Member, MemberClass, MemberPage, MemberQuery, MemberRole, RoleChanges } from '../domain/members/member.ts'

/** Reads all members of a channel, for those who work there. */
export interface MemberRepository {
  find(query: MemberQuery, signal?: AbortSignal): Promise<MemberPage>
  /** Lists all pages of the query as one list. */
  findAll(query: MemberQuery, signal?: AbortSignal): Promise<readonly Member[]>
  /** Lists the classes that the viewer lets members into: a teacher's own, or all for an operator. */
  classes(signal?: AbortSignal): Promise<readonly MemberClass[]>
  /** Changes roles; for operators. Resolves to the roles that the member has then. */
  changeRoles(userId: Id, changes: RoleChanges): Promise<readonly MemberRole[]>
}

export interface InvitationRepository {
  /** Lists the newest first. */
  list(signal?: AbortSignal): Promise<readonly Invitation[]>
  /** The key is the call's `Idempotency-Key`. */
  create(request: InvitationRequest, key: string): Promise<Invitation>
  revoke(invitationId: Id): Promise<void>
  /** Previews an invitation, also for guests. */
  preview(code: string, signal?: AbortSignal): Promise<InvitationPreview>
  /** Requires a signed-in user. */
  accept(code: string): Promise<void>
}

/** The outcome of a refused call for somebody who works on a channel. */
type Refusal = { readonly kind: 'signInFirst' | 'refused' | 'gone' | 'failed' }

const refusals: Readonly<Record<number, Refusal['kind']>> = { 401: 'signInFirst', 403: 'refused', 404: 'gone' }

const refusalOf = (error: unknown): Refusal => ({ kind: refusals[statusOf(error) ?? 0] ?? 'failed' })

export type ChangeRolesOutcome =
  | { readonly kind: 'changed'; readonly roles: readonly MemberRole[] }
  | { readonly kind: 'lastOperator' | 'alreadyChanging' }
  | Refusal
export type ChangeRoles = (userId: Id, changes: RoleChanges) => Promise<ChangeRolesOutcome>

/** Runs one change at a time. Making the same change twice does no harm. */
export function makeChangeRoles({ members }: { readonly members: Pick<MemberRepository, 'changeRoles'> }): ChangeRoles {
  return oneAtATime({ kind: 'alreadyChanging' }, async (userId: Id, changes: RoleChanges): Promise<ChangeRolesOutcome> => {
    try {
      return { kind: 'changed', roles: await members.changeRoles(userId, changes) }
    } catch (error) {
      return statusOf(error) === 409 ? { kind: 'lastOperator' } : refusalOf(error)
    }
  })
}

export type InviteOutcome =
  | { readonly kind: 'invited'; readonly invitation: Invitation }
  | { readonly kind: 'alreadyInviting' }
  | CreationRefusal
export type Invite = (viewerId: Id | null, request: InvitationRequest) => Promise<InviteOutcome>

interface InviteDependencies {
  readonly invitations: Pick<InvitationRepository, 'create' | 'list'>
  readonly createListed: CreateListed
}

/** Makes one invitation at a time: neither a second press nor one after a lost answer makes a second one. */
export function makeInvite({ invitations, createListed }: InviteDependencies): Invite {
  return oneAtATime({ kind: 'alreadyInviting' }, async (viewerId, request): Promise<InviteOutcome> => {
    const { courseClassId, days, maxUses } = request
    const outcome = await createListed({
      of: `invitation/${viewerId ?? ''}/${courseClassId ?? ''}/${days}/${maxUses ?? ''}`,
      list: () => invitations.list(),
      idOf: ({ invitationId }) => invitationId,
      isAsAsked: (invitation) => isAsRequested(invitation, request),
      create: (key) => invitations.create(request, key),
    })
    return outcome.kind === 'made' ? { kind: 'invited', invitation: outcome.made } : outcome
  })
}

export type RevokeOutcome = { readonly kind: 'revoked' | 'alreadyRevoking' } | Refusal
export type Revoke = (invitationId: Id) => Promise<RevokeOutcome>

export function makeRevoke({ invitations }: { readonly invitations: Pick<InvitationRepository, 'revoke'> }): Revoke {
  return oneAtATime({ kind: 'alreadyRevoking' }, async (invitationId: Id): Promise<RevokeOutcome> => {
    try {
      await invitations.revoke(invitationId)
      return { kind: 'revoked' }
    } catch (error) {
      return refusalOf(error)
    }
  })
}

export interface JoinOutcome {
  readonly kind: 'joined' | 'alreadyMember' | 'invalid' | 'unknown' | 'notOpen' | 'signInFirst' | 'alreadyJoining' | 'failed'
}
export type Join = (text: string) => Promise<JoinOutcome>

const joinRefusals: Readonly<Record<number, JoinOutcome['kind']>> = {
  400: 'unknown',
  401: 'signInFirst',
  404: 'unknown',
  409: 'alreadyMember',
  410: 'notOpen',
}

/** Accepts the code as it was typed. When the answer was lost, the invitation tells whether the viewer has joined (F-084). */
export function makeJoin({ invitations }: { readonly invitations: Pick<InvitationRepository, 'accept' | 'preview'> }): Join {
  const accept = oneAtATime({ kind: 'alreadyJoining' }, async (code: string): Promise<JoinOutcome> => {
    try {
      await invitations.accept(code)
      return { kind: 'joined' }
    } catch (error) {
      const status = statusOf(error)
      if (!mayHaveSucceeded(status)) return { kind: joinRefusals[status ?? 0] ?? 'failed' }
      const found = await invitations.preview(code).catch(() => null)
      return { kind: found?.isMember ? 'joined' : 'failed' }
    }
  })
  return async (text) => {
    const code = parseCode(text)
    return code === null ? { kind: 'invalid' } : accept(code)
  }
}

/** Lists the ports and use cases of the pages of a channel's members and invitations. */
export interface MemberFeature {
  readonly members: MemberRepository
  readonly invitations: InvitationRepository
  readonly changeRoles: ChangeRoles
  readonly invite: Invite
  readonly revoke: Revoke
  readonly join: Join
  readonly addToClass: AddClassMembers
  readonly departures: DepartureRepository
  readonly depart: Depart
  readonly ownership: OwnershipRepository
  readonly handOver: HandOver
}
