import * as z from 'zod/mini'
import { expectNothing, fetchList, fillPath, runWrite, withErrorLog } from './calls.ts'
import { channelMemberFields } from './channelMember.ts'
import type { CallOptions, HttpClient } from './client.ts'
import { optionalDateTime, requiredDateTime } from './timeSchemas.ts'
import { memberPaths as paths } from './memberPaths.ts'
import {
  count,
  type ItemReader,
  nullableNumber,
  orNull,
  parseList,
  parseObject,
  ownValue,
  requiredFlag,
  requiredNumber,
  requiredText,
  type Schema,
  someId,
  textOrEmpty,
  requiredItems,
  validItems,
} from './parsing.ts'
import { fetchObject } from './reads.ts'
import type { InvitationRepository, MemberRepository } from '../../application/member.ts'
import type { Log } from '../../application/platform.ts'
import { type Invitation, type InvitationPreview, personalInvitationStates } from '../../domain/members/invitation.ts'
import { type Member, type MemberClass, type MemberQuery, memberRoles } from '../../domain/members/member.ts'

const memberClassSchema: Schema<MemberClass> = z.object({ courseClassId: someId, title: requiredText })

export const memberClassItems: ItemReader<MemberClass> = { schema: memberClassSchema, idOf: ({ courseClassId }) => courseClassId }

const memberSchema: Schema<Member> = z.pipe(
  z.object({
    ...channelMemberFields,
    roleList: requiredItems(z.enum(memberRoles)),
    courseClassList: requiredItems(memberClassSchema),
    joinedDate: optionalDateTime,
    lastSeenDate: optionalDateTime,
  }),
  z.transform(({ roleList, courseClassList, ...member }) => ({ ...member, roles: roleList, classes: courseClassList })),
)

export const memberRolesSchema = z.object({ roleList: validItems(z.enum(memberRoles)) })

export const memberItems: ItemReader<Member> = { schema: memberSchema, idOf: ({ userId }) => userId }

/** Beside the list, on each of its pages. */
export const memberPageFields = { totalCount: requiredNumber, pageSize: requiredNumber, operatorCount: count }

const pageFields = z.object(memberPageFields)

/** Converts a query; without `page` the answer has all members. */
function parametersOf({ keyword, role, courseClassId, seen }: MemberQuery): NonNullable<CallOptions['query']> {
  return {
    ...(keyword !== null && { keyword }),
    ...(role !== null && { role }),
    ...(courseClassId !== null && { course_class_id: courseClassId }),
    ...(seen !== null && { seen }),
  }
}

export function httpMemberRepository(client: HttpClient, log: Log): MemberRepository {
  return {
    find: (query, signal) =>
      withErrorLog(log, paths.members, async () => {
        const raw = await client.get(paths.members, { query: { ...parametersOf(query), page: query.page }, signal })
        const items = parseList(ownValue(raw, 'memberList'), memberItems, 'memberList', log)
        return { items, ...parseObject(raw, pageFields, 'members', log) }
      }),
    findAll: (query, signal) =>
      fetchList(log, paths.members, 'memberList', memberItems, () => client.get(paths.members, { query: parametersOf(query), signal })),
    classes: (signal) => fetchList(log, paths.classes, 'courseClassList', memberClassItems, () => client.get(paths.classes, { signal })),
    changeRoles: (userId, { added, removed }) =>
      withErrorLog(log, paths.roles, async () => {
        const answer = await client.put(fillPath(paths.roles, { userId }), { addedRoleList: added, removedRoleList: removed })
        return parseObject(answer, memberRolesSchema, 'roles', log).roleList
      }),
  }
}

export const invitationSchema: Schema<Invitation> = z.pipe(
  z.object({
    invitationId: someId,
    code: requiredText,
    courseClass: orNull(memberClassSchema),
    createdDate: requiredDateTime,
    expiresDate: requiredDateTime,
    maxUses: nullableNumber,
    useCount: count,
    isRevoked: requiredFlag,
  }),
  z.transform((invitation) => invitation),
)

export const invitationItems: ItemReader<Invitation> = { schema: invitationSchema, idOf: ({ invitationId }) => invitationId }

export const invitationPreviewSchema: Schema<InvitationPreview> = z.object({
  channelName: textOrEmpty,
  courseClass: orNull(memberClassSchema),
  state: z.enum(personalInvitationStates),
  isMember: requiredFlag,
})

export function httpInvitationRepository(client: HttpClient, log: Log): InvitationRepository {
  return {
    list: (signal) => fetchList(log, paths.invitations, 'invitationList', invitationItems, () => client.get(paths.invitations, { signal })),
    create: (request, idempotencyKey) =>
      withErrorLog(log, paths.invitations, async () =>
        parseObject(await client.post(paths.invitations, request, { idempotencyKey }), invitationSchema, 'invitation', log),
      ),
    revoke: (invitationId) => runWrite(log, paths.invitation, () => client.delete(fillPath(paths.invitation, { invitationId }))),
    preview: (code, signal) =>
      fetchObject(client, log, { path: paths.preview, params: { code }, signal, schema: invitationPreviewSchema, name: 'invitation' }),
    accept: (code) => runWrite(log, paths.accept, () => client.post(paths.accept, { code }, expectNothing)),
  }
}
