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
      'Returns a teacher’s or operator’s overview: learners who are stuck in their classes, current homework with the numbers of works to mark and of works not handed in, and a summary of the week. 403 for everybody else.',
    purpose: '오늘 살필 것',
    response: objectResponse(deskSchema),
    acceptedErrors: [403],
  },
  {
    ...readAsUser,
    name: 'assignmentMembers',
    path: paths.assignmentMembers,
    summary:
      'Lists all learners of the assignment with their state in each task, and the labelled case on which their latest consecutive attempts failed.',
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
      'Lists all learners of the class with their state in each of its problems and block problems. `isJudging` marks results whose submissions are still being judged; the response does not wait for them. 403 if the user does not teach the class.',
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
      'Lists the members of the channel or of one class with their state in one problem, and the latest submission of those who have not solved it. The response does not wait for submissions that are still being judged.',
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
    summary:
      "Lists a learner's submissions of one problem, newest first, as that learner sees them: what is hidden from the learner is hidden here, too.",
    purpose: '한 학습자의 제출',
    pathParameters: { ...member, ...problem },
    response: listResponse('submissionList', attemptItems),
    acceptedErrors: [403],
  },
  {
    ...readAsUser,
    name: 'memberComments',
    path: paths.comments,
    summary: 'Lists the teachers’ comments to a learner about a problem, newest first.',
    purpose: '한 학습자에게 쓴 말',
    pathParameters: { ...member, ...problem },
    response: listResponse('commentList', memberCommentItems),
    acceptedErrors: [403],
  },
  {
    ...write,
    name: 'writeMemberComment',
    path: paths.comments,
    summary: 'Sends a learner a comment about a problem or about one of their submissions, at most 500 characters long.',
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
    summary: 'Removes a comment that the viewer has written.',
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
      'Marks a learner’s work with a score from 0 to 100 (at most one decimal) or without a score. `submittedDate` identifies the work; `before` is the mark to be replaced, null for none. 409 if nothing is handed in, if other work was handed in since, or if another teacher has marked the work meanwhile.',
    purpose: '숙제 채점',
    pathParameters: { ...assignment, ...member },
    body: {
      schema: z.object({
        score: z.nullable(z.number()),
        comment: z.string(),
        submittedDate: z.nullable(z.string()),
        before: z.nullable(z.object({ score: z.nullable(z.number()), comment: z.nullable(z.string()) })),
      }),
      example: { score: 90, comment: '차근차근 잘 풀었어요.', submittedDate: null, before: null },
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
      'Returns work to the learner for another attempt, with a reason of at most 500 characters. Its state becomes RETURNED, and it can be handed in again even after its end. The learner’s note and the former mark stay in `returnList`. `submittedDate` identifies the work. 409 if nothing is handed in, or if other work was handed in since.',
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
    summary: 'Lists the teachers’ comments to the viewer about a problem, newest first.',
    purpose: '선생님이 쓴 말',
    pathParameters: problem,
    response: listResponse('commentList', memberCommentItems),
  },
]
