import { ArrowDown } from 'lucide'
import { type Board, type BoardRow, boardText, type CellTone, pixelsOf } from '../../domain/lesson/board.ts'
import { Icon } from '../kit/Icon.tsx'
import { InlineText } from '../kit/code/InlineText.tsx'
import styles from './Board.module.css'

interface BoardViewProps {
  readonly board: Board
  /** The text that screen readers get for the board; null uses the board's own words. */
  readonly alt: string | null
}

/** Renders a board drawn at the size of the surrounding text: small in a document, large in a film. */
export const BoardView = ({ board, alt }: BoardViewProps) => (
  <div role="img" aria-label={alt ?? boardText(board) ?? undefined} className={styles['board']} data-kind={board.kind}>
    <Drawing board={board} />
  </div>
)

const Drawing = ({ board }: { readonly board: Board }) => {
  switch (board.kind) {
    case 'title':
      return (
        <>
          <p className={styles['title']}>{board.title}</p>
          {board.note !== null && <p className={styles['note']}>{board.note}</p>}
        </>
      )
    case 'points':
      return (
        <>
          {board.title !== null && <p className={styles['name']}>{board.title}</p>}
          <ul className={styles['points']}>
            {board.items.map((item, at) => (
              <li key={at}>
                <InlineText text={item} />
              </li>
            ))}
          </ul>
        </>
      )
    case 'steps':
      return (
        <ol className={styles['steps']}>
          {board.items.map((item, at) => (
            <li key={at} className={styles['step']} data-current={at === board.at || undefined}>
              {at > 0 && <Icon icon={ArrowDown} size={20} className={styles['arrow']} />}
              <span>
                <InlineText text={item} />
              </span>
            </li>
          ))}
        </ol>
      )
    case 'code':
      return (
        <pre className={styles['code']}>
          {board.code.split('\n').map((line, at) => (
            <code key={at} data-current={at + 1 === board.line || undefined}>
              {line === '' ? ' ' : line}
            </code>
          ))}
        </pre>
      )
    case 'cells':
      return (
        <>
          {board.title !== null && <p className={styles['name']}>{board.title}</p>}
          <div className={styles['rows']}>
            {board.rows.map((row, at) => (
              <Cells key={at} row={row} />
            ))}
          </div>
        </>
      )
    case 'grid':
      return <Pixels rows={board.rows} />
  }
}

const signs: Readonly<Record<CellTone, string | undefined>> = { PLAIN: undefined, MARKED: 'marked', DONE: 'done' }

const Cells = ({ row: { label, cells } }: { readonly row: BoardRow }) => (
  <div className={styles['row']}>
    {label !== null && <span className={styles['label']}>{label}</span>}
    <span className={styles['cells']}>
      {cells.map(({ text, tone }, at) => (
        <span key={at} className={styles['cell']} data-tone={signs[tone]}>
          {text}
        </span>
      ))}
    </span>
  </div>
)

const Pixels = ({ rows }: { readonly rows: readonly string[] }) => {
  const width = Math.max(1, ...rows.map(({ length }) => length))
  return (
    <svg viewBox={`0 0 ${width} ${Math.max(1, rows.length)}`} className={styles['pixels']} aria-hidden="true">
      {rows.flatMap((row, y) =>
        pixelsOf(row).map((isFilled, x) => (
          <rect key={`${x} ${y}`} x={x + 0.04} y={y + 0.04} width={0.92} height={0.92} rx={0.12} data-filled={isFilled || undefined} />
        )),
      )}
    </svg>
  )
}
