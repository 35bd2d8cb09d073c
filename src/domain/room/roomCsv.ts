import { seoulTimeZone, wallClock } from '../calendar/seoul.ts'
import type { RoomBoardRow, RoomDetail } from './room.ts'

/** Stands in place of a result that is still being judged. */
export const pendingText = '채점 중'

/** Tasks whose newest answer has no verdict yet: until there are none, ranks and points can change. */
export function pendingCount(rows: readonly Pick<RoomBoardRow, 'cells'>[]): number {
  return rows.reduce((count, { cells }) => count + cells.filter(({ state }) => state === 'PENDING').length, 0)
}

/**
 * Everybody's results as rows of a file that spreadsheets open: whole numbers stand alone, so that they can be added up.
 * Each row says when it was taken and how many of its answers were still being judged, so that no unfinished list passes for a final one.
 * @param takenDate ISO date-time
 */
export function roomCsv(
  rows: readonly RoomBoardRow[],
  { tasks, scoring }: Pick<RoomDetail, 'tasks' | 'scoring'>,
  takenDate: string,
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
    '채점 중인 답',
    '뽑은 때',
  ]
  const body = rows.map((row) => [
    String(row.rank),
    row.nickname ?? '',
    String(isIcpc ? row.solvedCount : row.score),
    String(row.minutes),
    ...tasks.flatMap(({ taskNumber }) => {
      const cell = row.cells.find((one) => one.taskNumber === taskNumber)
      if (cell === undefined) return ['', '']
      const result = isIcpc ? String(cell.minutes ?? '') : cell.tryCount > 0 ? String(cell.score) : ''
      return [cell.state === 'PENDING' ? pendingText : result, String(cell.tryCount)]
    }),
    String(row.lateCount),
    ...(row.participation === null ? ['', ''] : [momentText(row.participation.startedDate), momentText(row.participation.endDate)]),
    String(pendingCount([row])),
    momentText(takenDate),
  ])
  return [head, ...body]
}

/** Date and time by Seoul's clock. */
export function momentText(iso: string): string {
  const { date, time } = wallClock(new Date(iso), seoulTimeZone)
  return `${date} ${time}`
}
