import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import { assignmentDetailSchema, taskItems } from '../homework.ts'
import { homeworkPaths as paths } from '../homeworkPaths.ts'

const anyAssignment = {
  homeworkId: fromResponse('assignments', 'assignmentList', 0, 'homeworkId'),
  assignmentId: fromResponse('assignments', 'assignmentList', 0, 'assignmentId'),
}
const { readAsUser, write } = callDefaults({ noun: 'homework', area: '숙제', origin: 'ours', specId: 'S-116' })

/** The spec has the list of assignments and the address of their page, but names no call for one: paths, bodies and answers are ours. */
export const homeworkCalls: readonly ApiCall[] = [
  {
    ...readAsUser,
    name: 'assignment',
    path: paths.assignment,
    summary: "The list's fields, the teacher, what was handed in and what the teacher says of it; 403 for who does not have it to do.",
    purpose: '숙제 하나',
    pathParameters: anyAssignment,
    response: objectResponse(assignmentDetailSchema),
    otherErrors: [403],
  },
  {
    ...readAsUser,
    name: 'assignmentTasks',
    path: paths.tasks,
    summary: 'What is to be done, in order, with how far the viewer is. Scores are of 100.',
    purpose: '숙제의 과제',
    pathParameters: anyAssignment,
    response: listResponse('taskList', taskItems),
  },
  {
    ...write,
    name: 'handIn',
    path: paths.submissions,
    summary:
      'Hands it in, with a comment of at most 300 characters or none; 409 when it is handed in, 410 past its end and its late end, 403 for who teaches.',
    purpose: '숙제 제출',
    pathParameters: anyAssignment,
    body: { schema: z.object({ comment: z.optional(z.string()) }), example: { comment: '다섯 번째 과제가 재미있었어요.' } },
    response: noContent,
    acceptedErrors: [403, 409, 410],
    dependsOn: 'assignmentTasks',
  },
  {
    ...write,
    method: 'DELETE',
    name: 'takeBack',
    path: paths.submissions,
    summary:
      'Takes back what was handed in, until its end (its late end where it was handed in late); 404 when nothing is handed in, 409 when it is marked, 410 past the end, 403 for who teaches.',
    purpose: '숙제 제출 되돌리기',
    pathParameters: anyAssignment,
    response: noContent,
    acceptedErrors: [403, 404, 409, 410],
    dependsOn: 'assignmentTasks',
  },
]
