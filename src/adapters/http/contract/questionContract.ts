import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import { pageFields } from '../pageSchema.ts'
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
      'The questions about a content, the newest first, each with all its answers; 409 for a problem that a room closes to the viewer (closedBy), as for every call about a question; 403 for a lesson that the viewer may not open. What is hidden is listed for its writer and for moderators alone, with the reason; the answers of a hidden question go with it. Moderators are those who teach the course or class, who have made the content, and who run the channel; they alone get reportCount, and isModerator tells whether the viewer is one. isTeacher marks what somebody wrote who teaches there.',
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
      'Asks a question. 403 for a lesson that the viewer may not open, 409 for a problem that a room closes to them, 413 for more than 2,000 characters. Code may stand in it between lines of ```.',
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
    summary: 'One question, wherever it stands in its list: a notification leads to it. 404 for one that is hidden from the viewer.',
    purpose: '질문 하나',
    pathParameters: { questionId: askedId },
    response: objectResponse(questionSchema),
    otherErrors: [401, 403],
  },
  {
    ...write,
    name: 'answerQuestion',
    path: paths.answers,
    summary: 'Answers a question, also one’s own; for everybody who may ask there. 413 for more than 2,000 characters.',
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
      'Marks the answer that helps; the one that was marked before is not any more. null takes the mark away. 403 for who is no moderator there, 404 for an answer to another question or one that is hidden.',
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
      'Hides a question or an answer, or shows it again. The reason is told to its writer, in the list and by a notification: 1 to 200 characters (413 for more), null where it is shown again. A hidden answer loses its mark. 403 for who is no moderator there.',
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
      'Tells the moderators that something does not belong there. SOLUTION: it gives a solution away; RUDE; ADVERTISEMENT; OTHER. Once for each reader (409 afterwards), and never of what one has written (403). The reporter is named to nobody.',
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
    summary: 'Removes what the viewer has written; 404 for anything else. 409 for a question that somebody else has answered.',
    purpose: '내 질문이나 답 지우기',
    pathParameters: { postId: askedId },
    response: noContent,
    acceptedErrors: [409],
  },
]
