import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { NamedVisitor, VisitorList, VisitorSource } from '../../../application/preview/previewMessage.ts'
import type { HomeSectionId } from '../../../domain/home/sections.ts'
import { type MatrixCell as CellData, type ExtraRuleId, type MatrixRow, visibilityMatrix } from '../../../domain/preview.ts'
import theme from '../Preview.module.css'
import { previewWords, sectionNames } from '../previewWords.ts'
import { factText } from '../reasons/factText.ts'
import { reasonText } from '../reasons/ReasonsPanel.tsx'
import styles from './VisibilityMatrixPage.module.css'

const matrixWords = {
  title: (channel: string) => `누가 무엇을 보나요? · ${channel}`,
  about: '홈 화면을 그리는 규칙표에서 그대로 만든 표예요. 목록에 보여 줄 것이 있다고 보고 판단해요.',
  legend: '● 보임 · ○ 숨김',
  section: '영역',
  spec: '근거',
  shown: '보임',
  hidden: '숨김',
  devices: { desktop: '데스크톱', mobile: '모바일' },
  current: '지금 보는 역할',
  print: '인쇄하기',
  loading: '모든 역할로 들어가 보고 있어요.',
  failed: '표를 만들지 못했어요.',
  hint: '칸을 누르면 이유가 나와요.',
  keys: '마우스를 올려도 나오고, 화살표 키로도 옮겨 다녀요.',
  ownRule: '영역이 아니라 따로 정한 규칙이에요.',
  extra: {
    'course-pass': '수강권 구매 바로가기',
    'class-in-new-tab': '수업을 채널 주소의 새 창으로 열기',
    'publish-link': '빈 화면의 콘텐츠 관리 링크',
    'signup-dialog': '가입 완료 안내 창',
  } satisfies Readonly<Record<ExtraRuleId, string>>,
} as const

interface MatrixCellProps {
  readonly cell: CellData
  readonly cellId: string
  /** True for the cell in the tab order; arrow keys move on from there. */
  readonly isTabStop: boolean
  readonly isCurrent: boolean
  onHighlight(): void
  onArrowKey(event: KeyboardEvent<HTMLElement>): void
}

const MatrixCellButton = ({ cell, cellId, isTabStop, isCurrent, onHighlight, onArrowKey }: MatrixCellProps) => (
  <td data-shown={cell.shown} data-current={isCurrent || undefined}>
    <button
      type="button"
      className={styles['cell']}
      data-cell={cellId}
      tabIndex={isTabStop ? 0 : -1}
      title={reasonText(cell.decidingFacts)}
      aria-label={cell.shown ? matrixWords.shown : matrixWords.hidden}
      onFocus={onHighlight}
      onKeyDown={onArrowKey}
      onMouseEnter={onHighlight}
    >
      {cell.shown ? '●' : '○'}
    </button>
  </td>
)

interface CellPosition {
  readonly row: number
  readonly column: number
}

/** Returns the cell to which a key leads, or null for other keys and at the edges. */
export const nextCell = (
  key: string,
  { row, column }: CellPosition,
  size: { readonly rows: number; readonly columns: number },
): CellPosition | null => {
  const within = (wish: CellPosition): CellPosition | null =>
    wish.row < 0 || wish.row >= size.rows || wish.column < 0 || wish.column >= size.columns ? null : wish
  switch (key) {
    case 'ArrowUp':
      return within({ row: row - 1, column })
    case 'ArrowDown':
      return within({ row: row + 1, column })
    case 'ArrowLeft':
      return within({ row, column: column - 1 })
    case 'ArrowRight':
      return within({ row, column: column + 1 })
    case 'Home':
      return { row, column: 0 }
    case 'End':
      return { row, column: size.columns - 1 }
    default:
      return null
  }
}

const rowNames: Readonly<Record<HomeSectionId | ExtraRuleId, string>> = { ...sectionNames, ...matrixWords.extra }

/** Returns a section's name, with the device where it matters. */
const rowName = ({ id, device }: Pick<MatrixRow, 'id' | 'device'>): string =>
  device === null ? rowNames[id] : `${rowNames[id]} (${matrixWords.devices[device]})`

interface MatrixProps {
  readonly visitors: readonly NamedVisitor[]
  readonly rows: readonly MatrixRow[]
  readonly isForDevelopers: boolean
}

const Matrix = ({ visitors: visits, rows, isForDevelopers }: MatrixProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const current = useRef<HTMLTableCellElement>(null)
  // Only the table scrolls, and only if it is wider than the screen; its first column stays.
  useLayoutEffect(() => {
    const [around, column] = [scroller.current, current.current]
    if (around && column) around.scrollLeft = column.offsetLeft - (around.clientWidth - column.offsetWidth)
  }, [])
  const [at, setAt] = useState({ row: 0, column: 0 })
  const [isReasonShown, ask] = useState(false)
  const showReason = (row: number, column: number) => {
    setAt({ row, column })
    ask(true)
  }
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
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
      <div ref={scroller} className={styles['scroller']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{matrixWords.section}</th>
              {visits.map(({ key, name, isCurrent }) => (
                <th
                  key={key}
                  ref={isCurrent ? current : undefined}
                  scope="col"
                  data-current={isCurrent || undefined}
                  title={isCurrent ? matrixWords.current : undefined}
                >
                  {name}
                </th>
              ))}
              {isForDevelopers && (
                <th scope="col" className={styles['spec']}>
                  {matrixWords.spec}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={`${row.id} ${row.device}`} data-row={row.id}>
                <th scope="row">
                  {rowName(row)} {isForDevelopers && <code>{row.id}</code>}
                </th>
                {row.cells.map((cell, column) => (
                  <MatrixCellButton
                    key={visits[column]?.key}
                    cell={cell}
                    cellId={`${index}-${column}`}
                    isTabStop={at.row === index && at.column === column}
                    isCurrent={visits[column]?.isCurrent ?? false}
                    onHighlight={() => showReason(index, column)}
                    onArrowKey={moveFocus}
                  />
                ))}
                {isForDevelopers && <td className={styles['spec']}>{row.spec.join(' ')}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles['reason']} role="status">
        {isReasonShown && reasonAt(visits, rows, at, isForDevelopers)}
      </p>
    </>
  )
}

const reasonAt = (visits: readonly NamedVisitor[], rows: readonly MatrixRow[], at: CellPosition, isForDevelopers: boolean) => {
  const row = rows[at.row]
  const cell = row?.cells[at.column]
  if (!row || !cell) return ''
  const why = reasonText(cell.decidingFacts) || matrixWords.ownRule
  const facts = isForDevelopers ? ` ${cell.facts.map(factText).join(' · ')}` : ''
  return `${visits[at.column]?.name ?? ''} · ${rowName(row)}: ${cell.shown ? matrixWords.shown : matrixWords.hidden}. ${why}${facts}`
}

interface VisibilityMatrixPageProps {
  readonly channel: string
  readonly source: VisitorSource
}

/** Renders the matrix persona × section for a channel, also for printing. */
export const VisibilityMatrixPage = ({ channel, source }: VisibilityMatrixPageProps) => {
  const [isForDevelopers, setForDevelopers] = useState(false)
  const [visitors, setVisitors] = useState<VisitorList | 'failed' | null>(null)
  useEffect(() => {
    let isWanted = true
    void source()
      .catch(() => 'failed' as const)
      .then((found) => {
        if (isWanted) setVisitors(found)
      })
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once: another view is another page
  }, [])
  return (
    <main className={`${theme['theme']} ${styles['page']}`}>
      <title>{matrixWords.title(channel)}</title>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{matrixWords.title(channel)}</h1>
        <div className={styles['tools']}>
          <button
            type="button"
            className={styles['print']}
            aria-pressed={isForDevelopers}
            onClick={() => setForDevelopers(!isForDevelopers)}
          >
            {previewWords.forDevelopers}
          </button>
          <button type="button" className={styles['print']} onClick={() => window.print()}>
            {matrixWords.print}
          </button>
        </div>
      </header>
      <p className={styles['about']}>
        {matrixWords.about} {matrixWords.hint} <span data-keys>{matrixWords.keys}</span>{' '}
        <span className={styles['legend']}>{matrixWords.legend}</span>
      </p>
      {visitors === null && <p role="status">{matrixWords.loading}</p>}
      {visitors === 'failed' && <p role="alert">{matrixWords.failed}</p>}
      {visitors !== null && visitors !== 'failed' && (
        <Matrix
          visitors={visitors.visitors}
          rows={visibilityMatrix(visitors.visitors, visitors.installation)}
          isForDevelopers={isForDevelopers}
        />
      )}
    </main>
  )
}
