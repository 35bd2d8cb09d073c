import { memo, useState } from 'react'
import { formatNumber } from '../../domain/format.ts'
import { hrefWithQuery } from '../../domain/id.ts'
import { pageCount } from '../../domain/paging.ts'
import { momentCell } from '../../domain/personRow.ts'
import { type RoomBoard, type RoomBoardRow, type RoomDetail, roomHref } from '../../domain/room/room.ts'
import { pendingCount } from '../../domain/room/roomCsv.ts'
import { type RoomCell, roomCellStates, type RoomScoring } from '../../domain/room/scoring.ts'
import { Badge } from '../kit/Badge.tsx'
import { FailedSection } from '../kit/FailedLine.tsx'
import { useShowMore } from '../kit/GrowingList.tsx'
import type { LoadablePage } from '../kit/loaded.ts'
import { Pagination } from '../kit/Pagination.tsx'
import { ScrollingTable } from '../kit/ScrollingTable.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { TextButton } from '../kit/TextButton.tsx'
import { useScrollToResults } from '../kit/useScrollToResults.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { roomWords } from './roomWords.ts'
import styles from './RoomTable.module.css'

const words = roomWords.table

interface RoomTableProps {
  readonly room: RoomDetail
  readonly board: LoadablePage<RoomBoard>
  readonly page: number
  readonly isHistoryNavigation: boolean
}

/** Renders the standings: one page of all participants, with the viewer's own row on top. */
export const RoomTable = ({ room, board, page, isHistoryNavigation }: RoomTableProps) => {
  const { section, heading } = useScrollToResults(String(room.roomId), page, isHistoryNavigation)
  return (
    <section ref={section} aria-busy={board.status === 'waiting'} className={styles['part']}>
      <div className={styles['head']}>
        <h2 ref={heading} id="room-table" tabIndex={-1} className={styles['title']}>
          {words.title}
        </h2>
        {board.status === 'ready' && <TextButton onClick={() => window.print()}>{words.print}</TextButton>}
      </div>
      {board.status === 'waiting' && <Skeleton height={320} radius="card" />}
      {board.status === 'failed' && <FailedSection text={words.failed} retry={board.retry} />}
      {board.status === 'ready' && <Standings room={room} board={board.value} page={page} />}
    </section>
  )
}

const Standings = ({ room, board, page }: Pick<RoomTableProps, 'room' | 'page'> & { readonly board: RoomBoard }) => {
  const { told, rows, ownRow } = board
  const { shown, listRef, moreButton } = useShowMore<RoomBoardRow, HTMLTableSectionElement>(rows.items)
  const isOwnThere = shown.some(({ isMine }) => isMine)
  const all = ownRow === null || isOwnThere ? rows.items : [ownRow, ...rows.items]
  const columns = columnsOf(room, all)
  const last = pageCount(rows)
  const openCount = pendingCount(all)
  return (
    <>
      {told !== 'ALL' && <p className={styles['note']}>{told === 'FROZEN' ? words.frozen : words.hidden}</p>}
      {told === 'ALL' && openCount > 0 && <p className={styles['note']}>{words.judging(formatNumber(openCount))}</p>}
      <p className={styles['takenAt']}>{words.takenAt(momentCell(board.serverDate))}</p>
      <OwnRankChange rank={ownRow?.rank ?? null} />
      <p aria-hidden="true" className={styles['legend']}>
        {[...roomCellStates.map((state) => `${cellSigns[state]} ${words.cell[state]}`), `${firstSign} ${words.first}`].join('   ')}
      </p>
      <ScrollingTable headingId="room-table" className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.name}</th>
            <th scope="col">{room.scoring === 'ICPC' ? words.solved : words.score}</th>
            <th scope="col">{words.time}</th>
            {columns.map(({ taskNumber, title }) => (
              <th key={taskNumber} scope="col" title={title ?? undefined}>
                {words.task(formatNumber(taskNumber))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={listRef}>
          {ownRow !== null && !isOwnThere && <Row row={ownRow} scoring={room.scoring} columnCount={columns.length} isApart />}
          {shown.map((row) => (
            <Row key={row.userId} row={row} scoring={room.scoring} columnCount={columns.length} />
          ))}
          {all.length === 0 && (
            <tr>
              <td colSpan={columns.length + 4}>{rows.totalCount > 0 ? words.beyond : words.none}</td>
            </tr>
          )}
        </tbody>
      </ScrollingTable>
      {moreButton}
      <Pagination page={page} last={last} hrefOf={(to) => hrefWithQuery(roomHref(room.roomId), [['page', String(to)]])} />
    </>
  )
}

/** Returns the task columns. Titles are known only once the viewer may see the tasks. */
function columnsOf(room: RoomDetail, rows: readonly RoomBoardRow[]) {
  if (room.tasks.length > 0) return room.tasks
  const numbers = rows[0]?.cells.map(({ taskNumber }) => taskNumber) ?? Array.from({ length: room.taskCount }, (_, at) => at + 1)
  return numbers.map((taskNumber) => ({ taskNumber, title: null }))
}

/** Announces a change of the viewer's own rank, once per refetch. */
const OwnRankChange = ({ rank }: { readonly rank: number | null }) => {
  const [last, setLast] = useState({ rank, spoken: '' })
  if (last.rank !== rank) {
    const spoken = last.rank === null || rank === null ? '' : roomWords.standing.moved(formatNumber(rank), formatNumber(last.rank))
    setLast({ rank, spoken })
  }
  return (
    <p role="status">
      <VisuallyHidden>{last.spoken}</VisuallyHidden>
    </p>
  )
}

interface RowProps {
  readonly row: RoomBoardRow
  readonly scoring: RoomScoring
  readonly columnCount: number
  /** Whether the row stands on top of a page to which it does not belong. */
  readonly isApart?: boolean
}

/** Renders a row. It is memoised, so that unchanged rows do not re-render. */
const Row = memo(({ row, scoring, columnCount, isApart = false }: RowProps) => (
  <tr data-own={row.isMine || undefined} data-apart={isApart || undefined}>
    <td>{formatNumber(row.rank)}</td>
    <th scope="row">
      <span className={styles['name']}>
        {row.nickname ?? words.nameless}
        {row.isMine && <Badge tone="primary">{words.me}</Badge>}
      </span>
    </th>
    <td>{formatNumber(scoring === 'ICPC' ? row.solvedCount : row.score)}</td>
    <td>{words.minutes(formatNumber(row.minutes))}</td>
    {row.cells.slice(0, columnCount).map((cell) => (
      <td key={cell.taskNumber}>
        <Cell cell={cell} scoring={scoring} />
      </td>
    ))}
  </tr>
))

const cellSigns: Readonly<Record<RoomCell['state'], string>> = { NONE: '–', TRIED: '×', PENDING: '…', SOLVED: '○' }
const firstSign = '★'

const Cell = ({ cell, scoring }: { readonly cell: RoomCell; readonly scoring: RoomScoring }) => {
  const { state, score, tryCount, minutes, isFirst } = cell
  const hasScore = scoring === 'POINTS' && score > 0
  const shown = [
    hasScore && formatNumber(score),
    tryCount > 0 && words.tries(formatNumber(tryCount)),
    minutes !== null && words.minutes(formatNumber(minutes)),
  ]
  return (
    // Plain characters with one label per cell: a thousand icons and hidden texts made every repaint take three times as long.
    <span role="img" aria-label={cellText(cell, scoring)} className={styles['cell']} data-state={state} data-first={isFirst || undefined}>
      {isFirst ? firstSign : cellSigns[state]} {shown.filter(Boolean).join(' · ')}
    </span>
  )
}

function cellText({ state, score, tryCount, minutes, isFirst }: RoomCell, scoring: RoomScoring): string {
  return [
    words.cell[state],
    isFirst && words.first,
    scoring === 'POINTS' && score > 0 && roomWords.standing.score(formatNumber(score)),
    tryCount > 0 && words.triesRead(formatNumber(tryCount)),
    minutes !== null && words.minutes(formatNumber(minutes)),
  ]
    .filter(Boolean)
    .join(', ')
}
