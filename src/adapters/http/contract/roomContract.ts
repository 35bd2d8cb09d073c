import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import * as z from 'zod/mini'
import {
  announcementBody,
  boardFields,
  boardRowItems,
  clockSchema,
  extensionBody,
  inviteeItems,
  madePracticeSchema,
  practiceBody,
  reopeningBody,
  roomAnswerBody,
  roomDetailSchema,
  roomItems,
  roomQuestionBody,
} from '../room.ts'
import { roomPaths as paths } from '../roomPaths.ts'
import { fewestPracticeTasks, maxOpenPractices, maxPracticeTasks, practiceDays } from '../../../domain/studio/practiceSet.ts'
import { maxHomeworkTitleLength } from '../../../domain/studio/setHomework.ts'

const { read, readAsUser, write } = callDefaults({ noun: 'room', area: '대회와 시험', origin: 'ours', specId: 'S-053' })

/** A room that is running while a tool makes the calls. */
const anyRoom = { roomId: fromResponse('rooms', 'roomList', 0, 'roomId') }
const practice = { roomId: fromResponse('roomMakePractice', 'roomId') }
const problemAt = (at: number) => fromResponse('problems', 'problemList', at, 'problemId')
const empty = z.object({})
/** Statuses of calls for judges, which are tried as a learner, too. */
const forJudges = [403, 404, 409] as const

/** The spec only has the lobby's address: paths, bodies and answers are ours. */
export const roomCalls: readonly ApiCall[] = [
  {
    ...read,
    name: 'rooms',
    path: paths.rooms,
    summary:
      'Lists the contests and tests of the channel that the viewer may join, running ones first, with the server’s time. If there is no start date, a teacher starts the room; ' +
      'participation is the viewer’s own time, including extra minutes. isPractice: the viewer has made it for themselves, and nobody else sees it. ' +
      'A backend must apply the audience consistently in the list, the room, its table, the start and the notifications: ALL are the members of the ' +
      'channel, CLASS those of the class, MEMBERS the named ones. Guests see public contests only, and every signed-in user may begin them.',
    purpose: '대회와 시험 목록',
    response: listResponse('roomList', roomItems, clockSchema.shape),
  },
  {
    ...read,
    name: 'room',
    path: paths.room,
    summary:
      'Returns a room with the server’s time. The tasks are included once the viewer has begun, for judges, and for everybody after the end. ' +
      'An answer may arrive up to lateMinutes after the end and counts from the moment it was written. ' +
      'New times take effect when the teacher publishes them: the end of a started room moves for everybody, a room that was ended opens again, and a post tells the participants, ' +
      'as it does for changed tasks. After the start, timing, start, scoring, verdicts and languages cannot change, and after the end neither can the helps and the freeze: ' +
      'publishing such a change is refused. 403 if the room is not open to the user.',
    purpose: '대회나 시험 하나',
    pathParameters: anyRoom,
    response: objectResponse(roomDetailSchema),
    otherErrors: [403],
  },
  {
    ...read,
    name: 'roomBoard',
    path: paths.board,
    summary:
      'Returns everything that changes while the room runs; the page polls it every ten seconds: a page of fifty rows of the table, the viewer’s own row, the times, and the posts of ' +
      'the judges. Before the start, this call of a signed-in user who is no judge is their sign of presence: waitingCount is the number of users who made it in the last 30 seconds, ' +
      'and null after the start. told is FROZEN when other users’ results since the freeze are shown as being judged, and NONE when no results ' +
      'are shown before the end: then another user’s cell counts at most one attempt, since a second one would reveal that the first was wrong. For judges it is ALL. ' +
      'Only judges get other users’ participation and lateCount. Everything but ownRow, ' +
      'participation and postList is the same for all participants, so a backend can compute the table once for all requests.',
    purpose: '순위표와 알림',
    pathParameters: anyRoom,
    query: { page: 1 },
    response: listResponse('standingList', boardRowItems, boardFields),
    otherErrors: [403],
  },
  {
    ...write,
    name: 'roomMakePractice',
    path: paths.rooms,
    summary:
      `Creates a set that only the viewer sees, with ${fewestPracticeTasks} to ${maxPracticeTasks} problems of the catalogue, of 20, 40 or 60 minutes (timing OWN, scoring POINTS), and a title of up to ${maxHomeworkTitleLength} characters. ` +
      `It can be begun within ${practiceDays} days and ends with the viewer’s own time. It does not exist for other users, whatever their role. The viewer is a participant and not a judge. ` +
      `409 if ${maxOpenPractices} of the viewer’s sets are not over.`,
    purpose: '나만의 연습 시험 만들기',
    body: {
      schema: practiceBody,
      example: {
        title: '나만의 연습 시험',
        minutes: 40,
        verdicts: 'AT_ONCE',
        allowsHints: false,
        allowsTutor: false,
        problemIdList: [problemAt(0), problemAt(1), problemAt(2)],
      },
    },
    response: objectResponse(madePracticeSchema),
    acceptedErrors: [409],
    otherErrors: [413],
  },
  {
    ...write,
    method: 'DELETE',
    name: 'roomRemove',
    path: paths.room,
    summary: 'Deletes a set that the viewer has made for themselves; its submissions stay. 403 for any other room.',
    purpose: '나만의 연습 시험 지우기',
    pathParameters: practice,
    response: noContent,
  },
  {
    ...write,
    name: 'roomBegin',
    path: paths.participations,
    summary:
      'Starts the viewer’s time. Repeating the call changes nothing. 403 if the room is not open to the user, or if they are its judge; 409 if it is not running.',
    purpose: '시작하기',
    pathParameters: anyRoom,
    body: { schema: empty, example: {} },
    response: noContent,
    acceptedErrors: [403, 409],
  },
  {
    ...write,
    name: 'roomAsk',
    path: paths.questions,
    summary:
      'Asks the judges about a task, or (null) a general question. 403 if the user does not take part; 413 for more than 300 characters.',
    purpose: '심판에게 질문하기',
    pathParameters: anyRoom,
    body: { schema: roomQuestionBody, example: { taskNumber: 1, content: '둘째 줄에 빈칸이 있어도 되나요?' } },
    response: noContent,
    acceptedErrors: [403],
    otherErrors: [413],
    dependsOn: 'roomBegin',
  },
  {
    ...readAsUser,
    name: 'roomResults',
    path: paths.results,
    summary:
      'Returns the whole table with everybody’s own time. invitedList holds everybody in the room’s audience, whether or not they have begun, with the extra minutes that they were given ' +
      'beforehand and, until the start, the time of their last roomBoard call as seenDate; it is empty for a public contest. This call and those that follow are for judges only: 403 for everybody else.',
    purpose: '결과 모두',
    pathParameters: anyRoom,
    response: listResponse('standingList', boardRowItems, { invitedList: z.array(inviteeItems.schema) }),
    acceptedErrors: [403],
  },
  {
    ...write,
    name: 'roomAnnounce',
    path: paths.announcements,
    summary: 'Publishes a post to everybody in the room.',
    purpose: '모두에게 알리기',
    pathParameters: anyRoom,
    body: { schema: announcementBody, example: { content: '2번 문제의 예제를 다시 읽어 주세요.' } },
    response: noContent,
    acceptedErrors: forJudges,
    otherErrors: [413],
  },
  {
    ...write,
    method: 'PUT',
    name: 'roomAnswer',
    path: paths.answers,
    summary:
      'Answers a question, visible to its author or to everybody. `before` is the answer to be replaced, null for none. 409 if it differs from the current one because another judge ' +
      'has answered meanwhile. Repeating the same answer is not a conflict.',
    purpose: '질문에 답하기',
    pathParameters: { ...anyRoom, postId: 1 },
    body: { schema: roomAnswerBody, example: { answer: '네, 있어도 돼요.', isPublic: true, before: null } },
    response: noContent,
    acceptedErrors: forJudges,
    otherErrors: [413],
  },
  {
    ...write,
    method: 'PUT',
    name: 'roomExtend',
    path: paths.extension,
    summary:
      'Sets a user’s extra minutes, up to 180, also before they or the room begin. 404 if the user has neither begun nor is invited; ' +
      '409 if their time would already be over.',
    purpose: '한 사람에게 시간 더 주기',
    pathParameters: { ...anyRoom, userId: 1000 },
    body: { schema: extensionBody, example: { extraMinutes: 10 } },
    response: noContent,
    acceptedErrors: forJudges,
  },
  {
    ...write,
    name: 'roomStart',
    path: paths.starts,
    summary: 'Starts a room that waits for its teacher. 409 for any other room.',
    purpose: '지금 시작하기',
    pathParameters: anyRoom,
    body: { schema: empty, example: {} },
    response: noContent,
    acceptedErrors: forJudges,
  },
  {
    ...write,
    name: 'roomEnd',
    path: paths.ends,
    summary:
      'Ends a running room for everybody, now. A user may also end their own set once they have begun it. 409 if the room is not running.',
    purpose: '지금 끝내기',
    pathParameters: anyRoom,
    body: { schema: empty, example: {} },
    response: noContent,
    acceptedErrors: forJudges,
  },
  {
    ...write,
    name: 'roomReopen',
    path: paths.reopenings,
    summary:
      'Reopens a room that is over for everybody, for up to 180 minutes from now; a post tells the participants. Submissions stay, and late ones that are ' +
      'in time by the new end count. 409 if the room is not over.',
    purpose: '끝난 시험 다시 열기',
    pathParameters: anyRoom,
    body: { schema: reopeningBody, example: { minutes: 10 } },
    response: noContent,
    acceptedErrors: forJudges,
  },
]
