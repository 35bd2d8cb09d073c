import { describe, expect, test } from 'vitest'
import { homeworkCards } from '../../src/application/studyCards.ts'
import { classCsv } from '../../src/domain/classCsv.ts'
import { endingSoon } from '../../src/domain/desk.ts'
import { type AssignmentState, assignmentPhase, canHandIn, sortForLearner } from '../../src/domain/homework.ts'
import { endInForce, takingBack } from '../../src/domain/homeworkEnds.ts'
import { inboxText } from '../../src/domain/inbox.ts'
import { nextSteps } from '../../src/domain/report/nextSteps.ts'
import { homeworkLines, homeworkSentence } from '../../src/domain/report/reportSentences.ts'
import { inboxItem } from '../domain/anInboxItem.ts'
import { aHomework, aReport } from '../domain/report/aReport.ts'

const ends = { endDate: '2026-11-20T18:00:00+09:00', lateEndDate: '2026-11-22T18:00:00+09:00' } as const
const seoul = 'Asia/Seoul'

const homework = (state: AssignmentState) => ({ homeworkId: 1, assignmentId: 1, title: '구구단', description: null, state, ...ends })
const report = (state: AssignmentState) => aReport({ classes: [], courses: [], homework: [aHomework({ title: '구구단', state, ...ends })] })
const handedInEarlier = { ...homework('HANDED_IN'), assignmentId: 2, endDate: '2026-11-01' }
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

/**
 * Returns every sentence on homework at a moment, by place: its page, lists, the home page, a teacher's desk, notices, the report and its
 * print.
 */
function said(state: AssignmentState, at: string) {
  const now = new Date(at)
  const { sentence, detail } = inboxText(inboxItem('HOMEWORK_DUE', { title: '구구단', ...ends }), now)
  return {
    page: [assignmentPhase(homework(state), now), canHandIn(assignmentPhase(homework(state), now)), endInForce(homework(state), now)],
    list: sortForLearner([handedInEarlier, homework(state)], now, seoul).map(({ assignmentId }) => assignmentId),
    card: homeworkCards([homework(state)], now, seoul)[0]?.badge?.label,
    ...(state === 'OPEN' && {
      desk: endingSoon([{ ...homework(state), toMarkCount: 0, openCount: 1 }], now).map(({ until, isLate }) => [until, isLate]),
      notice: plain(`${sentence}, ${String(detail)}`),
    }),
    report: homeworkSentence(homeworkLines(report(state).homework, now)),
    next: plain(
      nextSteps(report(state), now, 3)
        .map(({ when, what }) => (when === null ? what : `${when} ${what}`))
        .join(''),
    ),
  }
}

const left = '숙제 1개 가운데 0개를 냈어요. 1개가 남아 있어요.'

test.each([
  [
    'a week before',
    '2026-11-13T10:00:00+09:00',
    {
      page: ['open', true, ends.endDate],
      list: [1, 2],
      card: 'D-7',
      desk: [],
      notice: '‘구구단’ 숙제가 11월 20일 (금)에 끝나요, 11월 20일 (금) 오후 6시까지',
      report: left,
      next: '11월 20일 (금)까지 숙제 ‘구구단’을 내요.',
    },
  ],
  [
    'on the last day',
    '2026-11-20T10:00:00+09:00',
    {
      page: ['soon', true, ends.endDate],
      list: [1, 2],
      card: '오늘 마감',
      desk: [[ends.endDate, false]],
      notice: '‘구구단’ 숙제가 오늘 끝나요, 오늘 오후 6시까지',
      report: left,
      next: '11월 20일 (금)까지 숙제 ‘구구단’을 내요.',
    },
  ],
  [
    'between the end and the late end',
    '2026-11-21T10:00:00+09:00',
    {
      page: ['late', true, ends.lateEndDate],
      list: [1, 2],
      card: '늦은 제출 가능',
      desk: [],
      notice: '‘구구단’ 숙제를 늦게 낼 수 있어요, 내일 오후 6시까지',
      report: left,
      next: '11월 22일 (일)까지 숙제 ‘구구단’을 내요.',
    },
  ],
  [
    'on the last day for late work',
    '2026-11-22T10:00:00+09:00',
    {
      page: ['late', true, ends.lateEndDate],
      list: [1, 2],
      card: '늦은 제출 가능',
      desk: [[ends.lateEndDate, true]],
      notice: '‘구구단’ 숙제를 늦게 낼 수 있어요, 오늘 오후 6시까지',
      report: left,
      next: '11월 22일 (일)까지 숙제 ‘구구단’을 내요.',
    },
  ],
  [
    'after the late end',
    '2026-11-23T10:00:00+09:00',
    {
      page: ['closed', false, ends.endDate],
      list: [2, 1],
      card: '마감',
      desk: [],
      notice: '‘구구단’ 숙제가 끝났어요, 11월 20일 (금) 오후 6시까지',
      report: '숙제 1개 가운데 0개를 냈어요. 1개는 내지 않고 끝났어요.',
      next: '',
    },
  ],
])('every place says the same of homework that was not handed in %s', (_, at, expected) => {
  expect(said('OPEN', at)).toEqual(expected)
})

test.each(['2026-11-13T10:00:00+09:00', '2026-11-21T10:00:00+09:00', '2026-11-23T10:00:00+09:00'])(
  'work that was given back is waited for, whatever its ends (%s)',
  (at) => {
    expect(said('RETURNED', at)).toEqual({
      page: ['returned', true, null],
      list: [1, 2],
      card: '다시 내기',
      report: left,
      next: '숙제 ‘구구단’을 내요.',
    })
  },
)

describe.each([
  ['2026-11-20T17:59:59+09:00', false],
  ['2026-11-20T18:00:00+09:00', false],
  ['2026-11-20T18:00:01+09:00', true],
])('what was handed in at %s', (submittedDate, isLate) => {
  const now = new Date('2026-11-21T10:00:00+09:00')

  test('is as late for the class’s file as for taking it back', () => {
    const row = { userId: 1, nickname: '하늘', profile: null, comment: null, feedback: null, taskList: [], returnList: [], submittedDate }
    const grid = { title: '숙제', taskList: [], memberList: [{ ...row, state: 'HANDED_IN' as const }], ...ends }
    const words = {
      progress: { STUCK: '', TRYING: '', NOT_STARTED: '', DONE: '' },
      handIn: { OPEN: '', HANDED_IN: '', MARKED: '', RETURNED: '' },
    }
    expect(classCsv(grid, { words, hiddenName: null })[1]?.[4]).toBe(isLate ? '늦음' : '제때')
    expect(takingBack(homework('HANDED_IN'), submittedDate, now)).toEqual(isLate ? { until: ends.lateEndDate } : null)
  })
})
