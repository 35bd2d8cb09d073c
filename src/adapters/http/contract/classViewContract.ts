import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import { attemptItems, classRowItems, gridHeadFields, memberCommentItems, memberCommentSchema, problemRowItems } from '../classView.ts'
import { classViewPaths as paths } from '../classViewPaths.ts'
import { deskSchema } from '../desk.ts'
import { textOrEmpty } from '../parsing.ts'

const { readAsUser, write } = callDefaults({ noun: 'homework', area: '학급 보기', origin: 'ours', specId: 'S-116' })

const assignment = {
  homeworkId: fromResponse('assignments', 'assignmentList', 0, 'homeworkId'),
  assignmentId: fromResponse('assignments', 'assignmentList', 0, 'assignmentId'),
}
const member = { userId: fromResponse('channelMembers', 'memberList', 0, 'userId') }
const courseClass = { id: fromResponse('courseClasses', 'courseClassList', 0, 'courseClassId') }
const problem = { id: fromResponse('problems', 'problemList', 0, 'problemId') }

/** The calls of the class view, for those who teach on a channel; 403 for everybody else. */
export const classViewCalls: readonly ApiCall[] = [
  {
    ...readAsUser,
    name: 'desk',
    path: paths.desk,
    summary:
      'What lies before who teaches or runs the channel: who is stuck in the classes that they teach, homework of these days with how much of it waits to be marked or is still open, and what the week came to. 403 for everybody else.',
    purpose: '오늘 살필 것',
    response: objectResponse(deskSchema),
    acceptedErrors: [403],
  },
  {
    ...readAsUser,
    name: 'assignmentMembers',
    path: paths.assignmentMembers,
    summary:
      'Everybody who has the assignment to do, how they stand to each of its tasks, and on which labelled case their last tries failed in a row.',
    purpose: '숙제를 받은 학습자의 현황',
    pathParameters: assignment,
    response: listResponse('memberList', classRowItems, gridHeadFields),
    acceptedErrors: [403],
  },
  {
    ...readAsUser,
    name: 'classProblemMembers',
    path: paths.classMembers,
    summary:
      'Everybody who takes the class, and how they stand to each of its problems and block problems. 403 for who does not teach. `isJudging` stands where tries are still being judged: the answer does not wait for them.',
    purpose: '수업별 학습자의 현황',
    pathParameters: courseClass,
    response: listResponse('memberList', classRowItems, gridHeadFields),
    acceptedErrors: [403],
  },
  {
    ...readAsUser,
    name: 'problemMembers',
    path: paths.problemMembers,
    summary:
      'How everybody on the channel, or in one class, stands to one problem, with the last try of those who have not solved it. It does not wait for tries that are still being judged.',
    purpose: '문제별 학습자의 현황',
    pathParameters: problem,
    optionalQuery: { course_class_id: 5017 },
    response: listResponse('memberList', problemRowItems, { title: textOrEmpty }),
    acceptedErrors: [403],
  },
  {
    ...readAsUser,
    name: 'memberAttempts',
    path: paths.attempts,
    summary: "A learner's submissions of one problem as that learner sees them, the newest first: what is hidden from them stays hidden.",
    purpose: '한 학습자의 제출',
    pathParameters: { ...member, ...problem },
    response: listResponse('submissionList', attemptItems),
    acceptedErrors: [403],
  },
  {
    ...readAsUser,
    name: 'memberComments',
    path: paths.comments,
    summary: 'What teachers have written to a learner about a problem, the newest first.',
    purpose: '한 학습자에게 쓴 말',
    pathParameters: { ...member, ...problem },
    response: listResponse('commentList', memberCommentItems),
    acceptedErrors: [403],
  },
  {
    ...write,
    name: 'writeMemberComment',
    path: paths.comments,
    summary: 'Writes to a learner about a problem, or about one of their submissions: 500 characters at most.',
    purpose: '학습자에게 말 쓰기',
    pathParameters: { ...member, ...problem },
    body: {
      schema: z.object({ content: z.string(), submissionId: z.nullable(z.union([z.string(), z.number()])) }),
      example: { content: '거의 다 왔어요. 0일 때를 손으로 따라가 봐요.', submissionId: null },
    },
    response: objectResponse(memberCommentSchema),
    otherErrors: [413],
    acceptedErrors: [403],
  },
  {
    ...write,
    method: 'DELETE',
    name: 'removeMemberComment',
    path: paths.comment,
    summary: 'Takes back what the viewer has written.',
    purpose: '쓴 말 지우기',
    pathParameters: { commentId: fromResponse('writeMemberComment', 'commentId') },
    response: noContent,
  },
  {
    ...write,
    method: 'PUT',
    name: 'markHomework',
    path: paths.feedbacks,
    summary:
      'Marks what a learner has handed in, with a score of 100 (with one decimal at most) or none. `submittedDate` names the work that is marked; 409 while nothing is handed in, or when other work has been handed in since.',
    purpose: '숙제 채점',
    pathParameters: { ...assignment, ...member },
    body: {
      schema: z.object({ score: z.nullable(z.number()), comment: z.string(), submittedDate: z.nullable(z.string()) }),
      example: { score: 90, comment: '차근차근 잘 풀었어요.', submittedDate: null },
    },
    response: noContent,
    otherErrors: [413],
    acceptedErrors: [403, 404, 409],
  },
  {
    ...write,
    name: 'giveBackHomework',
    path: paths.returns,
    summary:
      'Gives work back for another try, with a reason of 500 characters at most: its state is RETURNED, and it can be handed in again, past its end, too. The mark that it had stays in `returnList`. `submittedDate` names the work; 409 while nothing is handed in, or when other work has been handed in since.',
    purpose: '숙제 다시 내게 하기',
    pathParameters: { ...assignment, ...member },
    body: {
      schema: z.object({ reason: z.string(), submittedDate: z.nullable(z.string()) }),
      example: { reason: '두 번째 과제의 0일 때를 다시 봐요.', submittedDate: null },
    },
    response: noContent,
    otherErrors: [413],
    acceptedErrors: [403, 404, 409],
  },
  {
    ...readAsUser,
    name: 'ownComments',
    path: paths.ownComments,
    summary: 'What teachers have written to the viewer about a problem, the newest first.',
    purpose: '선생님이 쓴 말',
    pathParameters: problem,
    response: listResponse('commentList', memberCommentItems),
  },
]
