import { expect, it } from 'vitest'
import type { RoomBoardRow } from '../../../src/domain/room/room.ts'
import { pendingCount, roomCsv } from '../../../src/domain/room/roomCsv.ts'
import { aClassTest, aTestRow } from './aClassTest.ts'
import { aCell } from './aContest.ts'

const takenDate = '2026-11-20T11:30:00+09:00'
const of = (...rows: RoomBoardRow[]) => ({ rows, invited: [] })

it('has a row for each person, with the score and the tries of each task', () => {
  expect(roomCsv(of(aTestRow({ lateCount: 1 })), aClassTest(), takenDate)).toEqual([
    [
      '순위',
      '번호',
      '이름',
      '상태',
      '점수',
      '걸린 시간(분)',
      '1번 조개 세기 점수',
      '1번 낸 횟수',
      '2번 물고기 나누기 점수',
      '2번 낸 횟수',
      '늦게 온 답(세지 않음)',
      '더 받은 시간(분)',
      '시작',
      '끝',
      '채점 중인 답',
      '뽑은 때',
    ],
    [
      '1',
      '99',
      '새내기',
      '끝남',
      '100',
      '12',
      '100',
      '2',
      '',
      '0',
      '1',
      '0',
      '2026-11-20 10:00',
      '2026-11-20 11:00',
      '0',
      '2026-11-20 11:30',
    ],
  ])
})

it('has what is solved, and when, where that decides', () => {
  const [head, row] = roomCsv(of(aTestRow({ minutes: 32 })), aClassTest({ scoring: 'ICPC' }), takenDate)
  expect(head?.slice(4, 8)).toEqual(['푼 문제', '벌점을 더한 시간(분)', '1번 조개 세기 푼 때(분)', '1번 낸 횟수'])
  expect(row?.slice(4, 10)).toEqual(['1', '32', '12', '2', '', '0'])
})

it('leaves blank what nobody knows', () => {
  const [, row] = roomCsv(of(aTestRow({ nickname: null, cells: [] })), aClassTest(), takenDate)
  expect(row?.slice(0, 11)).toEqual(['1', '99', '', '끝남', '100', '12', '', '', '', '', '0'])
})

it.each(['POINTS', 'ICPC'] as const)('never shows an answer that is still being judged as a result (%s)', (scoring) => {
  const judged = aCell({ taskNumber: 2, state: 'SOLVED', score: 50, tryCount: 2, minutes: 9, openCount: 1 })
  const rows = [aTestRow({ cells: [aCell({ state: 'PENDING', score: 40, tryCount: 2 }), judged] }), aTestRow()]
  const [, unfinished, finished] = roomCsv(of(...rows), aClassTest({ scoring }), takenDate)
  expect(unfinished?.slice(6, 10)).toEqual(['채점 중', '2', '채점 중', '2'])
  expect(unfinished?.at(-2)).toBe('2')
  expect(finished?.at(-2)).toBe('0')
  expect(pendingCount(rows)).toBe(2)
})

it('has a row for who never came, below all ranks, with the time that they were given and no points', () => {
  const [first, second] = [aTestRow({ rank: 2 }), aTestRow({ userId: 100, nickname: '하늘', rank: 1, lateCount: 1 })]
  const invited = [{ userId: 101, nickname: '나래', extraMinutes: 15, seenDate: null }]
  const [head, ...body] = roomCsv({ rows: [first, second], invited }, aClassTest(), takenDate)
  expect(body.map((row) => row.slice(0, 5))).toEqual([
    ['1', '100', '하늘', '끝남', '100'],
    ['2', '99', '새내기', '끝남', '100'],
    ['', '101', '나래', '결석', ''],
  ])
  expect(body[2]?.slice(4)).toEqual(['', '', '', '', '', '', '', '15', '', '', '0', '2026-11-20 11:30'])
  expect(body.every((row) => row.length === head?.length)).toBe(true)
})
