import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse, type Sample } from './apiCall.ts'
import { memberPaths } from '../memberPaths.ts'
import { ownerlessWorkItems } from '../ownership.ts'
import { someId } from '../parsing.ts'
import { versionSchemaOf, workCardsOf, workSchemaOf, type WorkFormat } from '../studio.ts'
import { courseFormat, coursePictureItems } from '../studioCourse.ts'
import { roomFormat } from '../room.ts'
import { homeworkFormat } from '../setHomework.ts'
import { rejudgementSchema } from '../rejudgement.ts'
import { studioPaths } from '../studioPaths.ts'
import { problemFormat } from '../studioProblem.ts'

interface KindOfWork<Content> {
  readonly format: WorkFormat<Content>
  /** The prefix of the calls' names. */
  readonly name: string
  readonly noun: string
  /** The work's name in Korean, then in English. */
  readonly korean: string
  readonly english: string
  readonly example: Sample
  /** Calls that only this kind has, made before the work is removed. */
  readonly own?: readonly ApiCall[]
}

/** The calls of one kind of work: each is listed, opened, saved, published, withdrawn and removed in the same way. */
function callsOf<Content>({ format, name, noun, korean, english, example, own = [] }: KindOfWork<Content>): readonly ApiCall[] {
  const { readAsUser, write } = callDefaults({ noun, area: '스튜디오', origin: 'ours', specId: 'S-084' })
  const { paths, idKey, listKey, content } = format
  const created = { id: fromResponse(`${name}Create`, idKey) }
  const version = objectResponse(versionSchemaOf(format))
  const refused = [403] as const
  return [
    {
      ...readAsUser,
      name: `${name}List`,
      path: paths.list,
      summary: `Lists the viewer's own ${english}, newest first. 403 if the user has no publishing role.`,
      purpose: `내 ${korean} 목록`,
      response: listResponse(listKey, workCardsOf(format)),
      acceptedErrors: refused,
    },
    {
      ...write,
      name: `${name}Create`,
      path: paths.list,
      summary: `Creates a draft. 403 if the user has no publishing role.`,
      purpose: `새 ${korean} 저장`,
      body: { schema: z.object({ content }), example: { content: example } },
      response: version,
      otherErrors: [413],
      acceptedErrors: refused,
    },
    {
      ...readAsUser,
      name: `${name}Read`,
      path: paths.one,
      summary: 'Returns the latest saved version, and whether it is the published one. 404 if it is not the viewer’s.',
      purpose: `내 ${korean} 하나`,
      pathParameters: created,
      response: objectResponse(workSchemaOf(format)),
    },
    {
      ...write,
      method: 'PUT',
      name: `${name}Save`,
      path: paths.one,
      summary: 'Replaces the given version. 409 if another version has been saved meanwhile; 413 if it is too large.',
      purpose: `내 ${korean} 저장`,
      pathParameters: created,
      body: {
        schema: z.object({ content, updatedDate: z.string() }),
        example: { content: example, updatedDate: fromResponse(`${name}Create`, 'updatedDate') },
      },
      response: version,
      otherErrors: [409, 413],
    },
    {
      ...write,
      name: `${name}Publish`,
      path: paths.publications,
      summary: 'Publishes the given version. 409 if it is not the latest one; 422 if something is missing or contradictory.',
      purpose: `${korean} 공개`,
      pathParameters: created,
      body: { schema: z.object({ updatedDate: z.string() }), example: { updatedDate: fromResponse(`${name}Save`, 'updatedDate') } },
      response: version,
      otherErrors: [409],
      acceptedErrors: [422],
    },
    {
      ...write,
      method: 'DELETE',
      name: `${name}Withdraw`,
      path: paths.publications,
      summary: 'Removes it from the lists. Users who have begun it keep it.',
      purpose: `${korean} 내리기`,
      pathParameters: created,
      response: version,
      // A backend that cannot run programs publishes no problem.
      dependsOn: `${name}Save`,
    },
    ...own,
    {
      ...write,
      method: 'DELETE',
      name: `${name}Remove`,
      path: paths.one,
      summary: 'Deletes it. 409 if somebody has begun it.',
      purpose: `내 ${korean} 지우기`,
      pathParameters: created,
      response: noContent,
      otherErrors: [409],
      dependsOn: `${name}Withdraw`,
    },
  ]
}

const exampleCase = (label: string, visibility: string, input: string, output: string) => ({ label, visibility, input, output })

const ofProblems = callDefaults({ noun: 'problem', area: '스튜디오', origin: 'ours', specId: 'S-084' })
const createdProblem = { id: fromResponse('studioProblemCreate', 'problemId') }

const rejudgements: readonly ApiCall[] = [
  {
    ...ofProblems.readAsUser,
    name: 'studioProblemOutdated',
    path: studioPaths.problemRejudgements,
    summary: 'Returns the number of submissions that were judged by cases older than the published ones.',
    purpose: '예전 경우로 채점한 답의 수',
    pathParameters: createdProblem,
    response: objectResponse(rejudgementSchema),
  },
  {
    ...ofProblems.write,
    name: 'studioProblemRejudge',
    path: studioPaths.problemRejudgements,
    summary:
      'Judges some of these submissions again, oldest first, for at most a few seconds, and returns how many are left; the client calls it until none is. ' +
      'A submission that now solves the problem gets its reward; no reward is withdrawn.',
    purpose: '예전 경우로 채점한 답 다시 채점',
    pathParameters: createdProblem,
    response: objectResponse(rejudgementSchema),
    dependsOn: 'studioProblemSave',
  },
]

const problemCalls = callsOf({
  format: problemFormat,
  name: 'studioProblem',
  noun: 'problem',
  korean: '문제',
  english: 'problems',
  example: {
    title: '조개 두 배',
    difficulty: 2,
    category: '사칙연산',
    statement: '조개 수의 두 배를 출력해요.',
    inputRule: '조개 수가 주어져요.',
    outputRule: '두 배를 출력해요.',
    hints: '곱하기를 떠올려 봐요.',
    caseList: [exampleCase('', 'OPEN', '3', '6'), exampleCase('0개일 때', 'LABEL', '0', '0')],
    reference: 'print(int(input()) * 2)\n',
    generator: 'import random\nrandom.seed(int(input()))\nprint(random.randint(0, 9))\n',
    taskKind: 'WRITE',
    extraLines: '',
    brokenCode: '',
    table: { variables: [], lines: [], rows: [] },
  },
  own: rejudgements,
})

const pictures: ApiCall = {
  ...callDefaults({ noun: 'course', area: '스튜디오', origin: 'ours', specId: 'S-084' }).readAsUser,
  name: 'studioCoursePictures',
  path: studioPaths.coursePictures,
  summary: 'Lists the drawings for courses. 403 if the user has no publishing role.',
  purpose: '강의 그림 목록',
  response: listResponse('pictureList', coursePictureItems),
  acceptedErrors: [403],
}

const courseCalls = callsOf({
  format: courseFormat,
  name: 'studioCourse',
  noun: 'course',
  korean: '강의',
  english: 'courses',
  example: {
    title: '조개로 배우는 첫 코딩',
    comment: '조개를 세면서 코드를 처음 써 봐요.',
    introduction: '읽고, 따라 하고, 직접 풀어요.',
    level: 'BEGINNER',
    categoryList: ['파이썬'],
    picture: 'python',
    cost: 0,
    chapterList: [
      {
        key: 1,
        title: '바닷가에서',
        lessonList: [
          {
            key: 2,
            title: '첫 인사',
            isPreview: true,
            kind: 'DOCUMENT',
            source: { from: 'TEXT', partList: [{ kind: 'paragraph', text: '반가워요!' }] },
          },
        ],
      },
    ],
    nextKey: 3,
  },
})

const ofHomework = callDefaults({ noun: 'homework', area: '스튜디오', origin: 'ours', specId: 'S-084' })

/** The calls about works of all kinds that have lost their owner. */
const ownership: readonly ApiCall[] = [
  {
    ...ofHomework.readAsUser,
    name: 'ownerlessWorks',
    path: memberPaths.ownerlessWorks,
    summary:
      'Lists the works that were published on the channel by users who have left it or lost their role there. 403 if the user neither teaches on nor operates the channel.',
    purpose: '주인이 없는 것 목록',
    response: listResponse('workList', ownerlessWorkItems),
    acceptedErrors: [403],
  },
  {
    ...ofHomework.write,
    method: 'PUT',
    name: 'handOverWork',
    path: memberPaths.workOwner,
    summary:
      'Transfers a work (HOMEWORK, ROOM, COURSE or PROBLEM) to a teacher or operator of the channel. Its owner may transfer it; if it has no owner, an operator may transfer it, and a teacher may take it. Its id and all submissions stay. 409 if it has an owner again; 422 if the receiver does not teach there.',
    purpose: '다른 선생님에게 넘기기',
    pathParameters: { workKind: 'HOMEWORK', workId: fromResponse('setHomeworkCreate', homeworkFormat.idKey) },
    body: { schema: z.object({ userId: someId }), example: { userId: fromResponse('me', 'userId') } },
    response: noContent,
    acceptedErrors: [403, 409, 422],
  },
]

const homeworkCalls = callsOf({
  own: ownership,
  format: homeworkFormat,
  name: 'setHomework',
  noun: 'homework',
  korean: '낸 숙제',
  english: 'homework',
  example: {
    title: '반복문 다시 보기',
    description: '하나씩 천천히 풀어요.',
    endDate: '2099-11-27T23:59:00+09:00',
    lateEndDate: null,
    audience: { type: 'ALL' },
    taskList: [{ type: 'PROBLEM', contentId: fromResponse('problems', 'problemList', 0, 'problemId'), title: '첫 문제' }],
  },
})

const roomCalls = callsOf({
  format: roomFormat,
  name: 'setRoom',
  noun: 'room',
  korean: '만든 시험',
  english: 'contests and tests',
  example: {
    title: '반복문 수행평가',
    description: '자기 속도로 풀어요.',
    timing: 'OWN',
    startDate: '2020-03-02T09:00:00+09:00',
    endDate: '2099-11-27T23:59:00+09:00',
    minutes: 40,
    scoring: 'POINTS',
    freezeMinutes: 0,
    verdicts: 'AT_ONCE',
    allowsHints: false,
    allowsTutor: false,
    languages: [],
    lateMinutes: 5,
    audience: { type: 'ALL' },
    taskList: [{ type: 'PROBLEM', contentId: fromResponse('problems', 'problemList', 0, 'problemId'), title: '첫 문제', point: 100 }],
  },
})

export const studioCalls: readonly ApiCall[] = [...problemCalls, pictures, ...courseCalls, ...homeworkCalls, ...roomCalls]
