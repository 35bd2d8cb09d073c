import { momentCell, personCells, personHead } from '../personRow.ts'
import { attendanceNames, type RoomAttendee, roomAttendees, type RoomResults } from './roomAttendance.ts'
import type { RoomBoardRow, RoomDetail } from './room.ts'

/** Stands in place of a result that is still being judged. */
export const pendingText = '채점 중'

/** Counts the answers without a verdict: until there are none, ranks and points can change. */
export function pendingCount(rows: readonly Pick<RoomBoardRow, 'cells'>[]): number {
  return rows.reduce((count, { cells }) => cells.reduce((sum, cell) => sum + cell.openCount, count), 0)
}

/**
 * Returns the results of everybody as rows for spreadsheets: whole numbers stand alone, so that they can be added up. People who have not
 * begun have a row, too. Each row holds its time and how many of its answers were still being judged, so that no unfinished list passes for
 * a final one.
 * @param takenDate ISO date-time, by the server's clock
 */
export function roomCsv(results: RoomResults, room: RoomDetail, takenDate: string): readonly (readonly string[])[] {
  const { tasks, scoring } = room
  const isIcpc = scoring === 'ICPC'
  const head = [
    '순위',
    ...personHead,
    '상태',
    ...(isIcpc ? ['푼 문제', '벌점을 더한 시간(분)'] : ['점수', '걸린 시간(분)']),
    ...tasks.flatMap(({ taskNumber, title }) => [`${taskNumber}번 ${title} ${isIcpc ? '푼 때(분)' : '점수'}`, `${taskNumber}번 낸 횟수`]),
    '늦게 온 답(세지 않음)',
    '더 받은 시간(분)',
    '시작',
    '끝',
    '채점 중인 답',
    '뽑은 때',
  ]
  const resultsOf = ({ row }: RoomAttendee): readonly string[] => {
    if (row === null) return ['', '', ...tasks.flatMap(() => ['', '']), '']
    return [
      String(isIcpc ? row.solvedCount : row.score),
      String(row.minutes),
      ...tasks.flatMap(({ taskNumber }) => {
        const cell = row.cells.find((one) => one.taskNumber === taskNumber)
        if (cell === undefined) return ['', '']
        const result = isIcpc ? String(cell.minutes ?? '') : cell.tryCount > 0 ? String(cell.score) : ''
        return [cell.openCount > 0 ? pendingText : result, String(cell.tryCount)]
      }),
      String(row.lateCount),
    ]
  }
  const lineOf = (attendee: RoomAttendee): readonly string[] => {
    const { row, userId, nickname, attendance, extraMinutes } = attendee
    const participation = row?.participation
    return [
      row === null ? '' : String(row.rank),
      ...personCells({ userId, nickname }),
      attendanceNames[attendance],
      ...resultsOf(attendee),
      String(extraMinutes),
      ...(participation ? [momentCell(participation.startedDate), momentCell(participation.endDate)] : ['', '']),
      String(row === null ? 0 : pendingCount([row])),
      momentCell(takenDate),
    ]
  }
  return [head, ...inOrderOfRank(roomAttendees(room, results, Date.parse(takenDate))).map(lineOf)]
}

/** Sorts by rank; people without one stand below the others. */
export function inOrderOfRank(attendees: readonly RoomAttendee[]): readonly RoomAttendee[] {
  return attendees.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const rankOf = ({ row }: RoomAttendee) => row?.rank ?? Number.MAX_SAFE_INTEGER
