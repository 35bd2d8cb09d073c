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
    summary:
      "Returns the fields of the list, the teacher, the submission and the teacher's feedback. 403 if the homework is not assigned to the user.",
    purpose: '숙제 하나',
    pathParameters: anyAssignment,
    response: objectResponse(assignmentDetailSchema),
    otherErrors: [403],
  },
  {
    ...readAsUser,
    name: 'assignmentTasks',
    path: paths.tasks,
    summary: 'Lists the tasks in order with the viewer’s state in each. Scores are out of 100.',
    purpose: '숙제의 과제',
    pathParameters: anyAssignment,
    response: listResponse('taskList', taskItems),
  },
  {
    ...write,
    name: 'handIn',
    path: paths.submissions,
    summary:
      'Hands the homework in, with or without a comment of at most 300 characters. 403 for teachers; 409 if it is handed in already; 410 after its end and its late end.',
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
      'Withdraws the submission, until the end (the late end if it was handed in late). 403 for teachers; 404 if nothing is handed in; 409 if it is marked; 410 after the end.',
    purpose: '숙제 제출 되돌리기',
    pathParameters: anyAssignment,
    response: noContent,
    acceptedErrors: [403, 404, 409, 410],
    dependsOn: 'assignmentTasks',
  },
]
