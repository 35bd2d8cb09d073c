import type { KeyboardEvent } from 'react'
import type { MatrixCell as Cell } from '../../../domain/preview/whoSeesWhat.ts'
import { reasonText } from '../why/reasonText.ts'
import { matrixWords } from './matrixWords.ts'
import styles from './WhoSeesWhatPage.module.css'

interface MatrixCellProps {
  readonly cell: Cell
  readonly place: string
  /** The one cell that Tab stops at; arrow keys go on from there. */
  readonly isStop: boolean
  readonly isCurrent: boolean
  onPoint(): void
  onWalk(event: KeyboardEvent<HTMLElement>): void
}

export const MatrixCell = ({ cell, place, isStop, isCurrent, onPoint, onWalk }: MatrixCellProps) => (
  <td data-shown={cell.shown} data-current={isCurrent || undefined}>
    <button
      type="button"
      className={styles['cell']}
      data-cell={place}
      tabIndex={isStop ? 0 : -1}
      title={reasonText(cell.decidedBy)}
      aria-label={cell.shown ? matrixWords.shown : matrixWords.hidden}
      onFocus={onPoint}
      onKeyDown={onWalk}
      onMouseEnter={onPoint}
    >
      {cell.shown ? '●' : '○'}
    </button>
  </td>
)
