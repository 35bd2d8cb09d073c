import { type KeyboardEvent, useState } from 'react'
import type { NamedVisit } from '../../../application/preview/VisitorSource.ts'
import type { MatrixRow } from '../../../domain/preview/whoSeesWhat.ts'
import { factText } from '../why/factText.ts'
import { reasonText } from '../why/reasonText.ts'
import { MatrixCell } from './MatrixCell.tsx'
import { matrixWords } from './matrixWords.ts'
import { nextCell } from './nextCell.ts'
import { rowName } from './rowName.ts'
import styles from './WhoSeesWhatPage.module.css'

interface MatrixProps {
  readonly visits: readonly NamedVisit[]
  readonly rows: readonly MatrixRow[]
}

export const Matrix = ({ visits, rows }: MatrixProps) => {
  const [at, setAt] = useState({ row: 0, column: 0 })
  const [isAsked, ask] = useState(false)
  const point = (row: number, column: number) => {
    setAt({ row, column })
    ask(true)
  }
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextCell(event.key, at, { rows: rows.length, columns: visits.length })
    if (!next) return
    event.preventDefault()
    event.currentTarget
      .closest('table')
      ?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)
      ?.focus({ focusVisible: true })
  }
  return (
    <>
      <div className={styles['scroller']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{matrixWords.section}</th>
              {visits.map(({ key, name, isCurrent }) => (
                <th key={key} scope="col" data-current={isCurrent || undefined} title={isCurrent ? matrixWords.current : undefined}>
                  {name}
                </th>
              ))}
              <th scope="col">{matrixWords.spec}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={`${row.id} ${row.device}`} data-row={row.id}>
                <th scope="row">
                  {rowName(row)} <code>{row.id}</code>
                </th>
                {row.cells.map((cell, column) => (
                  <MatrixCell
                    key={visits[column]?.key}
                    cell={cell}
                    place={`${index}-${column}`}
                    isStop={at.row === index && at.column === column}
                    isCurrent={visits[column]?.isCurrent ?? false}
                    onPoint={() => point(index, column)}
                    onWalk={walk}
                  />
                ))}
                <td className={styles['spec']}>{row.spec.join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles['reason']} role="status">
        {isAsked ? reasonAt(visits, rows, at) : matrixWords.hint}
      </p>
    </>
  )
}

const reasonAt = (visits: readonly NamedVisit[], rows: readonly MatrixRow[], at: { readonly row: number; readonly column: number }) => {
  const row = rows[at.row]
  const cell = row?.cells[at.column]
  if (!row || !cell) return ''
  const why = reasonText(cell.decidedBy) || matrixWords.ownRule
  return `${visits[at.column]?.name ?? ''} · ${rowName(row)}: ${cell.shown ? matrixWords.shown : matrixWords.hidden}. ${why} ${cell.because.map(factText).join(' · ')}`
}
