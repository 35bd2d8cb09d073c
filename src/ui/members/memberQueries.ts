import { skipToken, useQuery } from '@tanstack/react-query'
import type { InviteOutcome } from '../../application/member.ts'
import type { Id } from '../../domain/id.ts'
import type { Invitation, InvitationPreview, InvitationRequest } from '../../domain/members/invitation.ts'
import {
  type MemberClass,
  type MemberPage,
  type MemberQuery,
  hasSameRoles,
  memberQuery,
  type MemberRole,
  roleChanges,
} from '../../domain/members/member.ts'
import { memberRows, rolesText } from '../../domain/members/memberTable.ts'
import { useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { downloadCsv } from '../kit/download.ts'
import { type Loadable, type LoadablePage, useLoadable } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { channelMemberWords as words } from './channelMemberWords.ts'
import { useViewerList } from '../viewer/listQuery.ts'
import { useWriter } from '../viewer/useOwner.ts'
import { useViewerQuery } from '../viewer/viewerQuery.ts'
import { keyForViewer } from '../kit/query.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly channelMembers: true
    readonly channelClasses: true
    readonly invitation: true
    readonly invitations: true
  }
}

export const useMembers = (query: MemberQuery, enabled = true): LoadablePage<MemberPage> => {
  const { members } = useFeature('member')
  return useViewerList<MemberPage>({ name: 'channelMembers', query, read: (signal) => members.find(query, signal), enabled })
}

export const useChannelClasses = (): Loadable<readonly MemberClass[]> => {
  const { members } = useFeature('member')
  return useLoadable(useViewerQuery<readonly MemberClass[]>({ name: 'channelClasses', read: (signal) => members.classes(signal) }))
}

export const useInvitations = (): Loadable<readonly Invitation[]> => {
  const { invitations } = useFeature('member')
  return useLoadable(useViewerQuery<readonly Invitation[]>({ name: 'invitations', read: (signal) => invitations.list(signal) }))
}

/** Reads the preview of an invitation; `code` is null if no code is known yet. */
export const useInvitationPreview = (code: string | null): Loadable<InvitationPreview> => {
  const { invitations } = useFeature('member')
  return useLoadable(
    useQuery<InvitationPreview>({
      queryKey: keyForViewer('invitation', useSite().site, useViewer(), code),
      queryFn: code === null ? skipToken : ({ signal }) => invitations.preview(code, signal),
    }),
  )
}

export const useInvite = () => {
  const { invite } = useFeature('member')
  const { notifications } = useApplication()
  const viewerId = useWriter() ?? null
  return useAction({
    name: 'invite',
    async run(request: InvitationRequest): Promise<InviteOutcome> {
      const outcome = await invite(viewerId, request)
      const isFine = outcome.kind === 'invited' || outcome.kind === 'alreadyInviting'
      notifications[isFine ? 'success' : 'warn'](words.invite.outcome[outcome.kind])
      return outcome
    },
    invalidates: () => ['invitations'],
  })
}

export const useRevoke = () => {
  const { revoke } = useFeature('member')
  const { notifications } = useApplication()
  return useAction({
    name: 'revokeInvitation',
    async run(invitationId: Id) {
      const { kind } = await revoke(invitationId)
      const isFine = kind === 'revoked' || kind === 'alreadyRevoking'
      notifications[isFine ? 'success' : 'warn'](words.invite.revoked[kind])
      return kind
    },
    invalidates: () => ['invitations'],
  })
}

interface ClassAddition {
  readonly courseClassId: Id
  readonly userIds: readonly Id[]
}

/** Adds members to a class and notifies of the outcome. The lists are refetched also if the answer was lost (F-084). */
export const useAddToClass = () => {
  const { addToClass } = useFeature('member')
  const { notifications } = useApplication()
  return useAction({
    name: 'addToClass',
    async run({ courseClassId, userIds }: ClassAddition) {
      const { kind } = await addToClass(courseClassId, userIds)
      notifications[kind === 'added' || kind === 'alreadyAdding' ? 'success' : 'warn'](words.addToClass.outcome[kind])
      return kind
    },
    invalidates: () => ['channelMembers', 'classMembers', 'courseClass'],
  })
}

interface RoleChange {
  readonly userId: Id
  /** The roles that the page showed; `after` are the wanted ones. */
  readonly before: readonly MemberRole[]
  readonly after: readonly MemberRole[]
}

/** Changes roles, also the viewer's own. If another operator has changed some meanwhile, the notification tells the current ones. */
export const useChangeRoles = () => {
  const { changeRoles } = useFeature('member')
  const { notifications } = useApplication()
  return useAction({
    name: 'changeRoles',
    async run({ userId, before, after }: RoleChange) {
      const outcome = await changeRoles(userId, roleChanges(before, after))
      if (outcome.kind === 'changed' && !hasSameRoles(outcome.roles, after))
        notifications.success(words.roles.merged(rolesText(before), rolesText(outcome.roles)))
      else
        notifications[outcome.kind === 'changed' || outcome.kind === 'alreadyChanging' ? 'success' : 'warn'](
          words.roles.outcome[outcome.kind],
        )
      return outcome.kind
    },
    invalidates: () => ['channelMembers', 'viewer'],
  })
}

/** Exports all members that match the query, not only the current page. */
export const useExport = () => {
  const { members } = useFeature('member')
  const { notifications } = useApplication()
  return useAction({
    name: 'exportMembers',
    async run(query: MemberQuery) {
      try {
        const all = await members.findAll({ ...memberQuery.initial, ...query })
        downloadCsv(words.export.file, memberRows(all))
      } catch {
        // The client has already logged the cause.
        notifications.warn(words.export.failed)
      }
    },
  })
}
