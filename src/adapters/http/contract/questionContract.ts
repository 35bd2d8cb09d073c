import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import { pageFields } from '../reads.ts'
import {
  questionAnswerBody,
  answerSchema,
  markBody,
  moderatorSchema,
  questionBody,
  questionItems,
  questionSchema,
  reportBody,
  visibilityBody,
} from '../question.ts'
import { questionPaths as paths } from '../questionPaths.ts'

const { read, write } = callDefaults({ noun: 'question', area: '질문', origin: 'ours', specId: 'S-116' })

// The first problem is not used: it is closed by the room that is begun while a tool runs the calls.
const problemId = fromResponse('problems', 'problemList', 1, 'problemId')
const askedId = fromResponse('askQuestion', 'postId')
const answeredId = fromResponse('answerQuestion', 'postId')

/** The calls about questions under a lesson or a content, and their answers. */
export const questionCalls: readonly ApiCall[] = [
  {
    ...read,
    name: 'questions',
    path: paths.questions,
    summary:
      'Lists the questions about a content, newest first, each with all its answers. Hidden posts are listed for their author and for moderators only, with the reason; the answers of a hidden question are hidden with it. Moderators are the teachers of the course or class, the author of the content, and the operators of the channel; only they get reportCount, and isModerator tells whether the viewer is one. isTeacher marks posts of users who teach there. 403 if the lesson is not open to the viewer; 409 if a room closes the problem to the viewer (closedBy), as for all calls about questions.',
    purpose: '질문 목록',
    query: { content_type: 'PROBLEM', content_id: problemId, page: 1 },
    requiredQuery: ['content_type', 'content_id'],
    optionalQuery: { lesson_id: 1 },
    response: listResponse('questionList', questionItems, { ...pageFields, ...moderatorSchema.shape }),
    otherErrors: [401, 403, 404, 409],
  },
  {
    ...write,
    name: 'askQuestion',
    path: paths.questions,
    summary:
      'Publishes a question, which may contain code between lines of ```. 403 if the lesson is not open to the viewer; 409 if a room closes the problem to them; 413 for more than 2,000 characters.',
    purpose: '질문하기',
    body: {
      schema: questionBody,
      example: { contentType: 'PROBLEM', contentId: problemId, lessonId: null, content: '입력이 한 줄인데 왜 두 번 읽어야 하나요?' },
    },
    response: objectResponse(questionSchema),
    otherErrors: [404, 409, 413],
  },
  {
    ...read,
    name: 'question',
    path: paths.question,
    summary: 'Returns one question, whichever page of the list it is on; notifications lead to it. 404 if it is hidden from the viewer.',
    purpose: '질문 하나',
    pathParameters: { questionId: askedId },
    response: objectResponse(questionSchema),
    otherErrors: [401, 403],
  },
  {
    ...write,
    name: 'answerQuestion',
    path: paths.answers,
    summary: 'Publishes an answer; everybody who may ask may answer, also their own questions. 413 for more than 2,000 characters.',
    purpose: '답하기',
    pathParameters: { questionId: askedId },
    body: { schema: questionAnswerBody, example: { content: '한 줄에 두 수가 있으면 `split()`으로 나눠 보세요.' } },
    response: objectResponse(answerSchema),
    otherErrors: [413],
  },
  {
    ...write,
    method: 'PUT',
    name: 'markAnswer',
    path: paths.markedAnswer,
    summary:
      'Accepts an answer in place of the one accepted before; null removes the acceptance. 403 if the user is not a moderator; 404 if the answer is hidden or belongs to another question.',
    purpose: '답 고르기',
    pathParameters: { questionId: askedId },
    body: { schema: markBody, example: { answerId: answeredId } },
    response: noContent,
    acceptedErrors: [403],
  },
  {
    ...write,
    method: 'PUT',
    name: 'hidePost',
    path: paths.visibility,
    summary:
      'Hides a question or an answer, or shows it again. Its author sees the reason in the list and in a notification: 1 to 200 characters, null when it is shown again. A hidden answer is no longer the accepted one. 403 if the user is not a moderator; 413 if the reason is too long.',
    purpose: '질문이나 답 가리기',
    pathParameters: { postId: answeredId },
    body: { schema: visibilityBody, example: { isHidden: true, reason: '풀이가 그대로 들어 있어서 가렸어요.' } },
    response: noContent,
    acceptedErrors: [403],
    otherErrors: [413],
  },
  {
    ...write,
    name: 'reportPost',
    path: paths.reports,
    summary:
      'Reports a post to the moderators. SOLUTION: it gives a solution away; RUDE; ADVERTISEMENT; OTHER. The reporter stays anonymous. 403 for the user’s own post; 409 if they have reported it already.',
    purpose: '신고하기',
    pathParameters: { postId: fromResponse('questions', 'questionList', { where: { isMine: false } }, 'postId') },
    body: { schema: reportBody, example: { reason: 'SOLUTION' } },
    response: noContent,
    acceptedErrors: [409],
  },
  {
    ...write,
    method: 'DELETE',
    name: 'removePost',
    path: paths.post,
    summary: 'Removes a post of the viewer. 404 for any other post; 409 for a question that somebody else has answered.',
    purpose: '내 질문이나 답 지우기',
    pathParameters: { postId: askedId },
    response: noContent,
    acceptedErrors: [409],
  },
]
