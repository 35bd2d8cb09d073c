import { expect, it } from 'vitest'
import { pendingCount, roomCsv } from '../../../src/domain/room/roomCsv.ts'
import { aClassTest, aTestRow } from './aClassTest.ts'
import { aCell } from './aContest.ts'

const takenDate = '2026-11-20T11:30:00+09:00'

it('has a row for each person, with the score and the tries of each task', () => {
  expect(roomCsv([aTestRow({ lateCount: 1 })], aClassTest(), takenDate)).toEqual([
    [
      '순위',
      '이름',
      '점수',
      '걸린 시간(분)',
      '1번 조개 세기 점수',
      '1번 낸 횟수',
      '2번 물고기 나누기 점수',
      '2번 낸 횟수',
      '늦게 온 답',
      '시작',
      '끝',
      '채점 중인 답',
      '뽑은 때',
    ],
    ['1', '새내기', '100', '12', '100', '2', '', '0', '1', '2026-11-20 10:00', '2026-11-20 11:00', '0', '2026-11-20 11:30'],
  ])
})

it('has what is solved, and when, where that decides', () => {
  const [head, row] = roomCsv([aTestRow({ minutes: 32 })], aClassTest({ scoring: 'ICPC' }), takenDate)
  expect(head?.slice(2, 6)).toEqual(['푼 문제', '벌점을 더한 시간(분)', '1번 조개 세기 푼 때(분)', '1번 낸 횟수'])
  expect(row?.slice(2, 8)).toEqual(['1', '32', '12', '2', '', '0'])
})

it('leaves blank what nobody knows', () => {
  const [, row] = roomCsv([aTestRow({ nickname: null, participation: null, cells: [] })], aClassTest(), takenDate)
  expect(row).toEqual(['1', '', '100', '12', '', '', '', '', '0', '', '', '0', '2026-11-20 11:30'])
})

it.each(['POINTS', 'ICPC'] as const)('never shows an answer that is still being judged as a result (%s)', (scoring) => {
  const rows = [aTestRow({ cells: [aCell({ state: 'PENDING', score: 40, tryCount: 2 }), aCell({ taskNumber: 2 })] }), aTestRow()]
  const [, unfinished, finished] = roomCsv(rows, aClassTest({ scoring }), takenDate)
  expect(unfinished?.slice(4, 6)).toEqual(['채점 중', '2'])
  expect(unfinished?.at(-2)).toBe('1')
  expect(finished?.at(-2)).toBe('0')
  expect(pendingCount(rows)).toBe(1)
})
