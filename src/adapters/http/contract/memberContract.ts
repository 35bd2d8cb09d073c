import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import {
  invitationItems,
  invitationPreviewSchema,
  invitationSchema,
  memberClassItems,
  memberItems,
  memberPageFields,
  memberRolesSchema,
} from '../member.ts'
import { memberPaths as paths } from '../memberPaths.ts'
import { departureFactsSchema } from '../departure.ts'
import { someId } from '../parsing.ts'
import { memberRoles, roleFilters, seenFilters } from '../../../domain/members/member.ts'

const { read, readAsUser, write } = callDefaults({ noun: 'member', area: '회원', origin: 'ours', specId: 'S-116' })

/** A class that no other call uses. */
const ownClass = fromResponse('enrolledClasses', 'courseClassList', 2, 'courseClassId')

/** The calls about a channel's members and invitations. Others than its staff get 403, except on their own invitation and departure. */
export const memberCalls: readonly ApiCall[] = [
  {
    ...readAsUser,
    name: 'channelMembers',
    path: paths.members,
    summary:
      'Lists the members of the channel with their roles (none for a learner), classes and last visits; without `page` it returns all of them. operatorCount counts the whole channel.',
    purpose: '채널의 회원 목록',
    query: { role: 'LEARNER', page: 1 },
    optionalQuery: { keyword: '하늘', role: roleFilters, course_class_id: 5_008, seen: seenFilters, page: 1 },
    response: listResponse('memberList', memberItems, memberPageFields),
    acceptedErrors: [403],
  },
  {
    ...readAsUser,
    name: 'channelClasses',
    path: paths.classes,
    summary:
      "Lists the classes to which the viewer may add members: a teacher's own classes, or all classes of the channel for an operator.",
    purpose: '회원을 넣을 수 있는 수업',
    response: listResponse('courseClassList', memberClassItems),
    acceptedErrors: [403],
  },
  {
    ...write,
    method: 'PUT',
    name: 'changeMemberRoles',
    path: paths.roles,
    summary:
      'Adds roles to a member and removes others, and returns all roles of the member. Roles that are not named do not change, so two operators who edit one member do not overwrite each other. 403 if the user does not operate the channel; 409 if the channel would have no operator left.',
    purpose: '회원의 역할 바꾸기',
    pathParameters: { userId: fromResponse('channelMembers', 'memberList', 0, 'userId') },
    body: {
      schema: z.object({ addedRoleList: z.array(z.enum(memberRoles)), removedRoleList: z.array(z.enum(memberRoles)) }),
      example: { addedRoleList: ['ROLE_CHANNEL_TEACHER'], removedRoleList: [] },
    },
    response: objectResponse(memberRolesSchema),
    acceptedErrors: [403, 409],
  },
  {
    ...readAsUser,
    name: 'invitations',
    path: paths.invitations,
    summary: 'Lists the invitations of the channel, newest first, including expired ones.',
    purpose: '초대 목록',
    response: listResponse('invitationList', invitationItems),
    acceptedErrors: [403],
  },
  {
    ...write,
    name: 'invite',
    path: paths.invitations,
    summary: 'Creates an invitation for a number of days and of people (null: unlimited), optionally into a class.',
    purpose: '초대 만들기',
    body: {
      schema: z.object({ courseClassId: z.nullable(someId), days: z.number(), maxUses: z.nullable(z.number()) }),
      example: { courseClassId: null, days: 7, maxUses: null },
    },
    response: objectResponse(invitationSchema),
    acceptedErrors: [403],
  },
  {
    ...read,
    name: 'invitationPreview',
    path: paths.preview,
    summary:
      'Returns what the invitation with this code leads to. isMember is false for a guest. `outdated`: the viewer was removed after the invitation was made, so they cannot use it.',
    purpose: '받은 초대 보기',
    pathParameters: { code: fromResponse('invite', 'code') },
    response: objectResponse(invitationPreviewSchema),
  },
  {
    ...write,
    name: 'acceptInvitation',
    path: paths.accept,
    summary:
      'Adds the viewer to the channel and to the class of the invitation. 404 if the code is unknown; 409 if they are already in; 410 if the invitation is revoked, expired or used up, or older than the viewer’s removal from the channel or the class: a removed user needs a new invitation.',
    purpose: '초대 받아들이기',
    body: { schema: z.object({ code: z.string() }), example: { code: fromResponse('invite', 'code') } },
    response: noContent,
    acceptedErrors: [404, 409, 410],
  },
  {
    ...readAsUser,
    name: 'departureFacts',
    path: paths.departures,
    summary:
      'Returns what a user would lose or leave behind in a class, or without a class on the channel and in all of its classes: classes, future registrations, published works, roles and payments. Allowed for the user, for operators of the channel, and for teachers of the class. 404 if the user is not there.',
    purpose: '나가기 전에 알려 줄 것',
    query: { user_id: fromResponse('me', 'userId'), course_class_id: ownClass },
    requiredQuery: ['user_id'],
    response: objectResponse(departureFactsSchema),
    acceptedErrors: [403, 404],
  },
  {
    ...write,
    name: 'depart',
    path: paths.departures,
    summary:
      'Removes a user from a class, or with courseClassId null from the channel and all of its classes; the same users as in the call above may do so. Future registrations are cancelled and roles are lost; submissions, marks, points and works stay, and are there if the user comes back. A user who was removed by somebody else needs a newer invitation. 409 if the channel would have no operator left.',
    purpose: '나가기와 내보내기',
    body: {
      schema: z.object({ userId: someId, courseClassId: z.nullable(someId) }),
      example: { userId: fromResponse('me', 'userId'), courseClassId: ownClass },
    },
    response: noContent,
    acceptedErrors: [403, 404, 409],
  },
  {
    ...write,
    method: 'DELETE',
    name: 'revokeInvitation',
    path: paths.invitation,
    summary: 'Revokes an invitation. Users who have joined by it stay.',
    purpose: '초대 거두기',
    pathParameters: { invitationId: fromResponse('invite', 'invitationId') },
    response: noContent,
    acceptedErrors: [403],
  },
]
