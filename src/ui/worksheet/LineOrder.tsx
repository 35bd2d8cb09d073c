import { ArrowDown, ArrowUp, GripVertical } from 'lucide'
import { useId, useState } from 'react'
import { formatNumber } from '../../domain/format.ts'
import { moveLine } from '../../domain/worksheet/marking.ts'
import type { Answer } from '../../domain/worksheet/worksheet.ts'
import { classNames } from '../kit/classNames.ts'
import dragging from '../kit/Dragging.module.css'
import { lineAt, stepOfKey, useDragging } from '../kit/dragging.ts'
import { Icon } from '../kit/Icon.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { questionWords as words } from './worksheetWords.ts'
import styles from './Question.module.css'

interface LineOrderProps {
  /** The accessible name of the list. */
  readonly name: string
  readonly lines: readonly string[]
  /** The numbers of the lines in their current order. */
  readonly order: Answer
  onChange(order: Answer): void
}

/** Puts lines in order: by dragging, with the arrow keys, or with the buttons beside them. */
export const LineOrder = ({ name, lines, order, onChange }: LineOrderProps) => {
  const hint = useId()
  const [announcement, setAnnouncement] = useState('')
  const textOf = (line: string) => lines[Number(line)] ?? ''

  const move = (from: number, to: number) => {
    const next = moveLine(order, from, to)
    if (next === order) return
    onChange(next)
    setAnnouncement(words.moved(textOf(order[from] ?? '').trim(), formatNumber(to + 1)))
  }
  const { box, dragged, take, pointer, focusNext } = useDragging<HTMLOListElement, string>((line, list, { y }) => {
    const to = lineAt(list, y)
    if (to !== null) move(order.indexOf(line), to)
  })
  const moveWithFocus = (from: number, to: number, control: string) => {
    focusNext(`[data-line="${order[from] ?? ''}"] [data-control="${control}"]`)
    move(from, to)
  }

  return (
    <div className={styles['orderBox']}>
      <p id={hint} className={styles['hint']}>
        {words.orderHint} <span data-keys>{words.orderKeys}</span>
      </p>
      <ol ref={box} aria-label={name} className={styles['lines']} {...pointer}>
        {order.map((line, at) => (
          <li
            key={line}
            data-line={line}
            data-dragged={line === dragged || undefined}
            className={classNames(dragging['line'], styles['line'])}
          >
            <button
              type="button"
              data-control="handle"
              aria-label={words.line(formatNumber(at + 1), textOf(line).trim())}
              aria-describedby={hint}
              className={classNames(dragging['handle'], styles['handle'])}
              onKeyDown={(event) => {
                const step = stepOfKey(event)
                if (step === 0) return
                event.preventDefault()
                moveWithFocus(at, at + step, 'handle')
              }}
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
