import { ArrowDown, ArrowUp, GripVertical } from 'lucide'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { formatNumber } from '../../domain/format.ts'
import { moveLine } from '../../domain/worksheet/marking.ts'
import type { Answer } from '../../domain/worksheet/worksheet.ts'
import { Icon } from '../kit/Icon.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { questionWords as words } from './worksheetWords.ts'
import styles from './Question.module.css'

interface LineOrderProps {
  /** The list's name. */
  readonly name: string
  readonly lines: readonly string[]
  /** The numbers of the lines in the order in which they stand. */
  readonly order: Answer
  onChange(order: Answer): void
}

/** Lines to put in order: by dragging them, with the arrow keys, or with the buttons beside them. */
export const LineOrder = ({ name, lines, order, onChange }: LineOrderProps) => {
  const hint = useId()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const focused = useRef<string | null>(null)
  const textOf = (line: string) => lines[Number(line)] ?? ''

  const move = (from: number, to: number) => {
    const next = moveLine(order, from, to)
    if (next === order) return
    onChange(next)
    setAnnouncement(words.moved(textOf(order[from] ?? '').trim(), formatNumber(to + 1)))
  }
  /** What is moved within the page loses the focus. */
  const moveWithFocus = (from: number, to: number, control: string) => {
    focused.current = `[data-line="${order[from] ?? ''}"] [data-control="${control}"]`
    move(from, to)
  }
  useEffect(() => {
    if (focused.current !== null) list.current?.querySelector<HTMLElement>(focused.current)?.focus()
    focused.current = null
  })

  const press = (event: KeyboardEvent, at: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    moveWithFocus(at, at + step, 'handle')
  }
  const take = (event: PointerEvent, line: string) => {
    if (event.button !== 0) return
    // The list does not move; a line that does would lose the pointer.
    list.current?.setPointerCapture(event.pointerId)
    setDragged(line)
  }
  const drag = ({ clientY }: PointerEvent) => {
    if (dragged === null || list.current === null) return
    const places = [...list.current.children].map((item) => item.getBoundingClientRect())
    const to = places.findIndex(({ top, bottom }) => clientY >= top && clientY < bottom)
    if (to >= 0) move(order.indexOf(dragged), to)
  }
  const release = () => setDragged(null)

  return (
    <div className={styles['orderBox']}>
      <p id={hint} className={styles['hint']}>
        {words.orderHint}
      </p>
      <ol ref={list} aria-label={name} className={styles['lines']} onPointerMove={drag} onPointerUp={release} onPointerCancel={release}>
        {order.map((line, at) => (
          <li key={line} data-line={line} data-dragged={line === dragged || undefined} className={styles['line']}>
            <button
              type="button"
              data-control="handle"
              aria-label={words.line(formatNumber(at + 1), textOf(line).trim())}
              aria-describedby={hint}
              className={styles['handle']}
              onKeyDown={(event) => press(event, at)}
              onPointerDown={(event) => take(event, line)}
            >
              <Icon icon={GripVertical} size={20} />
            </button>
            <code className={styles['lineText']}>{textOf(line)}</code>
            <span className={styles['moves']}>
              <button
                type="button"
                data-control="up"
                aria-label={words.up(textOf(line).trim())}
                aria-disabled={at === 0 || undefined}
                className={styles['move']}
                onClick={() => moveWithFocus(at, at - 1, 'up')}
              >
                <Icon icon={ArrowUp} size={18} />
              </button>
              <button
                type="button"
                data-control="down"
                aria-label={words.down(textOf(line).trim())}
                aria-disabled={at === order.length - 1 || undefined}
                className={styles['move']}
                onClick={() => moveWithFocus(at, at + 1, 'down')}
              >
                <Icon icon={ArrowDown} size={18} />
              </button>
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  )
}
