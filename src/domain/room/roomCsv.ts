import { seoulTimeZone, wallClock } from '../calendar/seoul.ts'
import type { RoomBoardRow, RoomDetail } from './room.ts'

/** Everybody's results as rows of a file that spreadsheets open: whole numbers stand alone, so that they can be added up. */
export function roomCsv(
  rows: readonly RoomBoardRow[],
  { tasks, scoring }: Pick<RoomDetail, 'tasks' | 'scoring'>,
): readonly (readonly string[])[] {
  const isIcpc = scoring === 'ICPC'
  const head = [
    '순위',
    '이름',
    ...(isIcpc ? ['푼 문제', '벌점을 더한 시간(분)'] : ['점수', '걸린 시간(분)']),
    ...tasks.flatMap(({ taskNumber, title }) => [`${taskNumber}번 ${title} ${isIcpc ? '푼 때(분)' : '점수'}`, `${taskNumber}번 낸 횟수`]),
    '늦게 온 답',
    '시작',
    '끝',
  ]
  const body = rows.map((row) => [
    String(row.rank),
    row.nickname ?? '',
    String(isIcpc ? row.solvedCount : row.score),
    String(row.minutes),
    ...tasks.flatMap(({ taskNumber }) => {
      const cell = row.cells.find((one) => one.taskNumber === taskNumber)
      if (cell === undefined) return ['', '']
      return [isIcpc ? String(cell.minutes ?? '') : cell.tryCount > 0 ? String(cell.score) : '', String(cell.tryCount)]
    }),
    String(row.lateCount),
    ...(row.participation === null ? ['', ''] : [momentText(row.participation.startedDate), momentText(row.participation.endDate)]),
  ])
  return [head, ...body]
}

function momentText(iso: string): string {
  const { date, time } = wallClock(new Date(iso), seoulTimeZone)
  return `${date} ${time}`
}
