import { describe, expect, it } from 'vitest'
import { answersInOrder, isPostShown, maxPostLength, postRights, questionHref, textGap } from '../../src/domain/question.ts'
import { anAnswer, aQuestion } from './aQuestion.ts'

describe('what is written', () => {
  it.each([
    ['', 'empty'],
    [' \n ', 'empty'],
    ['왜요?', null],
    ['가'.repeat(maxPostLength), null],
    ['가'.repeat(maxPostLength + 1), 'tooLong'],
  ])('%# is told when it cannot be sent', (text, gap) => {
    expect(textGap(text, maxPostLength)).toBe(gap)
  })
})

it('the marked answer stands first, then the oldest; what has no date comes last', () => {
  const answers = [
    anAnswer({ postId: 1, createdDate: null }),
    anAnswer({ postId: 2, createdDate: '2026-11-20T09:00:00+09:00' }),
    anAnswer({ postId: 3, createdDate: '2026-11-19T09:00:00+09:00' }),
    anAnswer({ postId: 4, createdDate: '2026-11-20T10:00:00+09:00', isMarked: true }),
  ]
  expect(answersInOrder(answers).map(({ postId }) => postId)).toEqual([4, 3, 2, 1])
})

it.each([
  [null, false, false, true],
  ['광고', false, false, false],
  ['광고', true, false, true],
  ['광고', false, true, true],
])('hidden with %j, mine: %j, as a moderator: %j: seen %j', (hiddenReason, isMine, isModerator, isShown) => {
  expect(isPostShown({ hiddenReason, isMine }, isModerator)).toBe(isShown)
})

const nothing = { mayRemove: false, mayHide: false, mayMark: false, mayReport: false }
const [guest, reader, moderator] = [
  { isUser: false, isModerator: false },
  { isUser: true, isModerator: false },
  { isUser: true, isModerator: true },
]

describe('who may do what', () => {
  it.each([
    ['a guest with anything', anAnswer({ isMine: true }), { ...guest, isModerator: true }, {}],
    ['a reader with a question', aQuestion(), reader, { mayReport: true }],
    ['a reader with one that is reported already', aQuestion({ isReported: true }), reader, {}],
    ['a writer with a question', aQuestion({ isMine: true }), reader, { mayRemove: true }],
    [
      'a writer with a question that nobody else has answered',
      aQuestion({ isMine: true, answers: [anAnswer({ isMine: true })] }),
      reader,
      { mayRemove: true },
    ],
    ['a writer with a question that is answered', aQuestion({ isMine: true, answers: [anAnswer()] }), reader, {}],
    ['a writer with an answer that is hidden', anAnswer({ isMine: true, hiddenReason: '광고' }), reader, { mayRemove: true }],
    ['a moderator with a question', aQuestion(), moderator, { mayHide: true }],
    ['a moderator with an answer', anAnswer(), moderator, { mayHide: true, mayMark: true }],
    ['a moderator with an answer that is hidden', anAnswer({ hiddenReason: '광고' }), moderator, { mayHide: true }],
    ['a moderator with an own answer', anAnswer({ isMine: true }), moderator, { mayRemove: true, mayMark: true }],
  ])('%s', (_, post, viewer, rights) => {
    expect(postRights(post, viewer)).toEqual({ ...nothing, ...rights })
  })
})

it.each([
  [{ contentType: 'COURSE', contentId: 1, lessonId: 2 }, '/course/1/lesson/2#question-9'],
  [{ contentType: 'COURSE_CLASS', contentId: 1, lessonId: 2 }, '/course/class/1/lesson/2#question-9'],
  [{ contentType: 'COURSE', contentId: 1, lessonId: null }, '/course/1/lesson#question-9'],
  [{ contentType: 'PROBLEM', contentId: 1, lessonId: null }, '/learn/problem/1#question-9'],
  [{ contentType: 'DOCUMENT', contentId: 1, lessonId: null }, '/learn/document/1#question-9'],
  [{ contentType: 'VIDEO', contentId: 1, lessonId: 3 }, '/learn/video/1#question-9'],
] as const)('a question about %j stands at %s', (subject, href) => {
  expect(questionHref(subject, 9)).toBe(href)
})
