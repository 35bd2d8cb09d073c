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
      'Everybody of the channel, with roles (none: a learner), classes and when they were here last; all of them without a page. operatorCount counts the whole channel.',
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
    summary: "The classes that the viewer lets members into: a teacher's own, an operator's all of the channel.",
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
      'Gives a member roles and takes others, and answers all that they have then. What is not named stays as it is, so that two operators who change one member lose nothing; 403 for who does not run the channel, 409 where nobody would run it any more.',
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
    summary: 'The invitations of the channel, the newest first, also those that are over.',
    purpose: '초대 목록',
    response: listResponse('invitationList', invitationItems),
    acceptedErrors: [403],
  },
  {
    ...write,
    name: 'invite',
    path: paths.invitations,
    summary: 'Makes an invitation for so many days and people (null: any number), also into a class.',
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
    summary: 'What an invitation leads to, by its code. isMember is false for a guest.',
    purpose: '받은 초대 보기',
    pathParameters: { code: fromResponse('invite', 'code') },
    response: objectResponse(invitationPreviewSchema),
  },
  {
    ...write,
    name: 'acceptInvitation',
    path: paths.accept,
    summary: 'Joins the channel, and the class of the invitation. 404: no such code; 409: in already; 410: revoked, expired or used up.',
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
      'What somebody has in a class, or without a class on the channel and in all of its classes: classes, registered dates to come, works of theirs that others see, roles, and money that was paid. For themselves; for who runs the channel; of a class, for who teaches it. 404: not there.',
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
      'Leaves a class, or with courseClassId null the channel and all of its classes, oneself, or removes somebody else, by the rules of the call above. Registered dates to come are cancelled and roles are lost; what was handed in, marks and points stay, and works stay where they are. 409: nobody would run the channel any more. Who comes back has what stayed.',
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
    summary: 'Ends an invitation. Who came by it stays.',
    purpose: '초대 거두기',
    pathParameters: { invitationId: fromResponse('invite', 'invitationId') },
    response: noContent,
    acceptedErrors: [403],
  },
]
