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
import { fewestPracticeTasks, mostOpenPractices, mostPracticeTasks, practiceDays } from '../../../domain/studio/practiceSet.ts'
import { longestHomeworkTitle } from '../../../domain/studio/setHomework.ts'

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
      'The contests and tests of the channel that the viewer may take part in, those that run first, with the server’s clock. Without a start a teacher will start it; ' +
      'participation is the viewer’s own time, with what was added for them. isPractice: the viewer has made it for themself, and nobody else sees it. ' +
      'A backend must guarantee that the words of an audience are its rule in the list, the room, its table, its beginning and the notices alike: ALL are the members of the ' +
      'channel, CLASS those of the class, MEMBERS those that are named; only a public contest is seen by guests, and begun by whoever is signed in.',
    purpose: '대회와 시험 목록',
    response: listResponse('roomList', roomItems, clockSchema.shape),
  },
  {
    ...read,
    name: 'room',
    path: paths.room,
    summary:
      'One of them, with the server’s clock. The tasks are told once the viewer has begun, to judges, and to everybody when it is over. ' +
      'For so many lateMinutes an answer may be on its way and counts from when it was written. ' +
      'Times that its teacher publishes anew hold at once: the end of one that has started moves for everybody, one that was ended opens again, and a post tells those in it, ' +
      'as it does of other tasks. Once it has started its timing, start, scoring, verdicts and languages stay as they are, and once it is over its helps and its freeze, too: ' +
      'publishing other ones is refused. 403: it is for others.',
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
      'All that changes while it runs, asked for every ten seconds: a page of fifty rows of the table, the viewer’s own row, times, and what ' +
      'the judges tell. told is FROZEN when others’ results since the freeze look as if they were still being judged, and NONE when nobody’s ' +
      'are told before the end; to judges it is ALL. Only judges get others’ participation. It is the same for everybody but for ownRow, ' +
      'participation and postList, so that a backend makes the table once for all who ask.',
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
      `Makes a set that the viewer alone sees, with ${fewestPracticeTasks} to ${mostPracticeTasks} problems of the catalogue, of 20, 40 or 60 minutes (timing OWN, scoring POINTS), and a title of up to ${longestHomeworkTitle} characters. ` +
      `It can be begun for ${practiceDays} days, and is over when the viewer’s time is. To others it is not there, whatever their role; the viewer is no judge of it, and takes part in it. ` +
      `409: ${mostOpenPractices} of the viewer’s own are not over.`,
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
    summary: 'Takes away a set that the viewer has made for themself; what was handed in stays handed in. 403 for any other room.',
    purpose: '나만의 연습 시험 지우기',
    pathParameters: practice,
    response: noContent,
  },
  {
    ...write,
    name: 'roomBegin',
    path: paths.participations,
    summary: 'The viewer begins. Again: nothing changes. 403: it is for others, or the viewer is its judge; 409: it does not run.',
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
      'Asks the judges, about a task or (null) about nothing in particular. 403 for who does not take part; 413 beyond 300 characters.',
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
      'The whole table, with everybody’s own time, and in invitedList everybody for whom the room is, whether they have begun or not, with the minutes that they were given ' +
      'beforehand; it is empty for a public contest. For judges: 403 for everybody else, as for the calls that follow.',
    purpose: '결과 모두',
    pathParameters: anyRoom,
    response: listResponse('standingList', boardRowItems, { invitedList: z.array(inviteeItems.schema) }),
    acceptedErrors: [403],
  },
  {
    ...write,
    name: 'roomAnnounce',
    path: paths.announcements,
    summary: 'Tells everybody in the room something.',
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
    summary: 'Answers a question, to who asked or to everybody. The last answer counts.',
    purpose: '질문에 답하기',
    pathParameters: { ...anyRoom, postId: 1 },
    body: { schema: roomAnswerBody, example: { answer: '네, 있어도 돼요.', isPublic: true } },
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
      'Sets how many minutes more than the others somebody has, up to 180, also before they or the room begin; 404 for who has neither begun nor is invited, ' +
      '409 where it would be over already.',
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
    summary: 'Starts what waits for a teacher; 409 for what does not.',
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
      'Ends what runs, for everybody, now; 409 for what does not run. Who has made a set for themself ends it, too, once they have begun.',
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
      'Runs what is over again, for everybody, for so many minutes from now on, up to 180, and a post tells those in it. What was handed in stays; what came late ' +
      'and is in time by the new end counts. 409 for what is not over.',
    purpose: '끝난 시험 다시 열기',
    pathParameters: anyRoom,
    body: { schema: reopeningBody, example: { minutes: 10 } },
    response: noContent,
    acceptedErrors: forJudges,
  },
]
