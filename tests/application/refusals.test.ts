import { expect, test } from 'vitest'
import { contract } from '../../src/adapters/http/contract/contract.ts'
import { makeAnnounce } from '../../src/application/announcement.ts'
import { makeWriteComment } from '../../src/application/blog.ts'
import { makeGiveBack, makeMark, makeWriteMemberComment } from '../../src/application/classView.ts'
import { makeHandIn, makeTakeBack } from '../../src/application/homework.ts'
import { makeClaimQuestReward } from '../../src/application/quest.ts'
import { makeAnswer, makeAsk, makeChangePost, makeHidePost } from '../../src/application/question.ts'
import { makeChangeRoom } from '../../src/application/room.ts'
import { subQuest } from '../domain/quest/aQuest.ts'
import { teacher } from '../domain/viewer/viewers.ts'
import { refusal } from '../fakes/refusal.ts'

type Outcome = { readonly kind: string }

const subject = { contentType: 'PROBLEM', contentId: 7, lessonId: null } as const
const key = { homeworkId: 40, assignmentId: 400 }
const mayTeach = () => true
const marking = { score: 90, comment: '', submittedDate: null }
const quest = subQuest({ clear: true })

/** Every method of a port refuses in the same way. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the use case says which port it is
const refusing = <Port extends object>(status: number): Port =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever is asked of it, it refuses
  new Proxy({}, { get: () => async () => Promise.reject(refusal(status)) }) as Port

/** The use case of a call, whose port answers with a status. */
const useCases: Readonly<Record<string, (status: number) => Promise<Outcome>>> = {
  claimQuestReward: (status) =>
    makeClaimQuestReward({ quests: refusing(status) })({ kind: 'one', userQuestId: quest.userQuestId }, () => [quest]),
  claimQuestRewards: (status) => makeClaimQuestReward({ quests: refusing(status) })({ kind: 'all' }, () => [quest]),
  handIn: (status) => makeHandIn({ homeworks: refusing(status) })(key, ''),
  takeBack: (status) => makeTakeBack({ homeworks: refusing(status) })(key),
  markHomework: (status) => makeMark({ repository: refusing(status), mayTeach })({ viewer: teacher, key, userId: 99, marking }),
  giveBackHomework: (status) =>
    makeGiveBack({ repository: refusing(status), mayTeach })({
      viewer: teacher,
      key,
      userId: 99,
      wish: { reason: '다시', submittedDate: null },
    }),
  writeMemberComment: (status) =>
    makeWriteMemberComment({ repository: refusing(status), mayTeach })({
      viewer: teacher,
      userId: 99,
      problemId: 7,
      content: '봐요',
      submissionId: null,
    }),
  announceToClass: (status) =>
    makeAnnounce({ repository: refusing(status), mayTeach })({ viewer: teacher, courseClassId: 1, content: '봐요' }),
  writeComment: (status) => makeWriteComment({ blogs: refusing(status) })(1, '봐요'),
  askQuestion: (status) => makeAsk({ questions: refusing(status) })(teacher, subject, '왜요?'),
  answerQuestion: (status) => makeAnswer({ questions: refusing(status) })(teacher, 1, '그래서요'),
  hidePost: (status) => makeHidePost({ questions: refusing(status) })(teacher, 1, '까닭'),
  markAnswer: (status) => makeChangePost({ questions: refusing(status) })({ kind: 'mark', questionId: 1, answerId: 2 }),
  reportPost: (status) => makeChangePost({ questions: refusing(status) })({ kind: 'report', postId: 1, reason: 'RUDE' }),
  removePost: (status) => makeChangePost({ questions: refusing(status) })({ kind: 'remove', postId: 1 }),
  roomAsk: (status) => makeChangeRoom({ rooms: refusing(status) })(1, { kind: 'ask', taskNumber: null, content: '왜요?' }),
  roomAnnounce: (status) => makeChangeRoom({ rooms: refusing(status) })(1, { kind: 'announce', content: '봐요' }),
  roomAnswer: (status) => makeChangeRoom({ rooms: refusing(status) })(1, { kind: 'answer', postId: 1, content: '네', isPublic: true }),
  roomExtend: (status) => makeChangeRoom({ rooms: refusing(status) })(1, { kind: 'extend', userId: 1, extraMinutes: 5 }),
  roomStart: (status) => makeChangeRoom({ rooms: refusing(status) })(1, { kind: 'start' }),
  roomEnd: (status) => makeChangeRoom({ rooms: refusing(status) })(1, { kind: 'end' }),
  roomReopen: (status) => makeChangeRoom({ rooms: refusing(status) })(1, { kind: 'reopen', minutes: 5 }),
  roomRemove: (status) => makeChangeRoom({ rooms: refusing(status) })(1, { kind: 'remove' }),
}

const calls = contract.flatMap(({ name, method, acceptedErrors = [], otherErrors = [] }) => {
  const useCase = useCases[name]
  if (method === 'GET' || useCase === undefined) return []
  return [...new Set([401, 404, ...acceptedErrors, ...otherErrors])].map((status) => ({ name, status, useCase }))
})

test.each(calls)('a refusal has words of its own: $name answered with $status', async ({ status, useCase }) => {
  const { kind } = await useCase(status)
  expect(kind).not.toBe('failed')
})

test('every use case of the table is one of a call', () => {
  expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(Object.keys(useCases)))
})
