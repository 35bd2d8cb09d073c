import { expect, it } from 'vitest'
import { homeworkCards, studyLogRows } from '../../src/application/studyCards.ts'
import type { StudyLogEntry } from '../../src/domain/study.ts'

const now = new Date('2026-11-20T12:00:00+09:00')
const seoul = 'Asia/Seoul'
const homework = (assignmentId: number, endDate: string | null) => ({
  homeworkId: 21,
  assignmentId,
  title: '반복문',
  description: null,
  endDate,
  lateEndDate: null,
  state: null,
})

it('homework that is due first comes first, with its page and how long is left [S-116 S-145]', () => {
  const cards = homeworkCards([homework(1, null), homework(2, '2026-12-20'), homework(3, '2026-11-20')], now, seoul)
  expect(cards.map(({ href, badge }) => [href, badge])).toEqual([
    ['/homework/21/assignment/3/task', { label: '오늘 마감', tone: 'danger' }],
    ['/homework/21/assignment/2/task', { label: 'D-30', tone: 'neutral' }],
    ['/homework/21/assignment/1/task', null],
  ])
})

it('homework is over the day after, by the clock that was given', () => {
  const due = (at: string) => homeworkCards([homework(1, '2026-11-20')], new Date(at), seoul)[0]?.badge?.label
  expect(due('2026-11-20T23:59:00+09:00')).toBe('오늘 마감')
  expect(due('2026-11-21T00:01:00+09:00')).toBe('마감')
})

it('the twelve latest entries of the study log, each with its page and how long ago it was [S-082 A-75]', () => {
  const entry: StudyLogEntry = { type: 'PROBLEM', title: '두 수의 합', updatedDate: '2026-11-20T09:00:00+09:00', id: 4 }
  expect(
    studyLogRows(
      Array.from({ length: 15 }, () => entry),
      now,
      seoul,
    ),
  ).toHaveLength(12)
  expect(studyLogRows([entry, { ...entry, id: null, updatedDate: null }], now, seoul)).toMatchObject([
    { href: '/learn/problem/4', time: { text: '3시간 전', dateTime: '2026-11-20T09:00:00+09:00' } },
    { href: null, time: null },
  ])
})
