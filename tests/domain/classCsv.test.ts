import { expect, test } from 'vitest'
import { classCsv } from '../../src/domain/classCsv.ts'
import type { ClassRow } from '../../src/domain/classView.ts'
import { aStanding } from './aStanding.ts'

const words = {
  progress: { STUCK: '막힘', TRYING: '하는 중', NOT_STARTED: '시작 전', DONE: '끝' },
  handIn: { OPEN: '내기 전', HANDED_IN: '냄', MARKED: '채점함', RETURNED: '다시' },
} as const
const row = (wishes: Partial<ClassRow>): ClassRow => ({
  userId: 1,
  nickname: '하늘',
  profile: null,
  state: 'OPEN',
  submittedDate: null,
  comment: null,
  feedback: null,
  returnList: [],
  taskList: [],
  ...wishes,
})
const taskList = [{ taskId: 1, type: 'PROBLEM' as const, contentId: 7, title: '조개 세기' }]
const returned = { submittedDate: null, returnedDate: null, comment: null, feedback: null, reason: null }

test('a class that hands in has a row for each, with what was handed in, whether late, and the tries at each task', () => {
  const memberList = [
    row({
      state: 'MARKED',
      submittedDate: '2026-11-20T10:01:00+09:00',
      feedback: { score: 88.6, comment: '좋아요' },
      taskList: [aStanding({ taskId: 1, state: 'DONE', score: 100, submissionCount: 2 })],
    }),
    row({
      userId: 2,
      nickname: null,
      state: 'HANDED_IN',
      submittedDate: '2026-11-20T09:59:00+09:00',
      taskList: [aStanding({ taskId: 1, state: 'NONE', score: null })],
    }),
    row({ userId: 3, nickname: '바다', feedback: { score: null, comment: null } }),
  ]
  expect(classCsv({ title: '숙제', endDate: '2026-11-20T10:00:00+09:00', taskList, memberList }, { words, hiddenName: null })).toEqual([
    [
      '번호',
      '이름',
      '제출',
      '낸 때',
      '늦음',
      '점수',
      '선생님의 말',
      '다시 낸 횟수',
      '조개 세기 상태',
      '조개 세기 점수',
      '조개 세기 낸 횟수',
    ],
    ['1', '하늘', '채점함', '2026-11-20 10:01', '늦음', '88.6', '좋아요', '0', '끝', '100', '2'],
    ['2', '', '냄', '2026-11-20 09:59', '제때', '', '', '0', '시작 전', '', '0'],
    ['3', '바다', '내기 전', '', '', '', '', '0', '', '', ''],
  ])
})

test('what was given back and handed in past the end is not late', () => {
  const again = row({ state: 'HANDED_IN', submittedDate: '2026-11-20T10:01:00+09:00', returnList: [returned] })
  const csv = classCsv(
    { title: '숙제', endDate: '2026-11-20T10:00:00+09:00', taskList: [], memberList: [again] },
    { words, hiddenName: null },
  )
  expect(csv[1]?.slice(4)).toEqual(['제때', '', '', '1'])
})

test('without an end nothing is late', () => {
  const handedIn = row({ state: 'HANDED_IN', submittedDate: '2026-11-20T10:01:00+09:00' })
  expect(classCsv({ title: '숙제', taskList: [], memberList: [handedIn] }, { words, hiddenName: null })[1]?.[4]).toBe('제때')
})

test('where nothing is handed in there are the tasks alone; hidden names take the numbers along', () => {
  const memberList = [row({ state: null }), { ...row({}), state: null }]
  expect(classCsv({ title: '문제', taskList: [], memberList }, { words, hiddenName: () => '학생 1' })).toEqual([
    ['번호', '이름'],
    ['', '학생 1'],
    ['', '학생 1'],
  ])
  const mixed = [row({ state: null }), row({ state: 'OPEN' })]
  expect(classCsv({ title: '문제', taskList: [], memberList: mixed }, { words, hiddenName: null })[1]?.[2]).toBe('내기 전')
})
