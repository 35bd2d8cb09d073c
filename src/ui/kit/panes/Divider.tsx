import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { useApplication } from '../application.ts'
import styles from './Panes.module.css'

interface DividerProps {
  readonly label: string
  /** The name of the custom property (`--name`) with the share of the pane before the line, and of its storage key. */
  readonly name: string
  /** The direction of the line. */
  readonly orientation: 'vertical' | 'horizontal'
  /** The initial share of the pane before the line, in percent. */
  readonly initial: number
}

const [minShare, maxShare, step] = [20, 80, 4]

/** Renders a line between two panes, moved by pointer or keyboard. Its parent sizes the panes by the custom property. */
export const Divider = ({ label, name, orientation, initial }: DividerProps) => {
  const { store } = useApplication()
  const line = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(() => parseShare(store.get(keyOf(name))) ?? initial)
  useLayoutEffect(() => line.current?.parentElement?.style.setProperty(`--${name}`, `${share}%`), [name, share])

  const moveAndKeep = (next: number) => {
    const bounded = withinBounds(next)
    setShare(bounded)
    store.set(keyOf(name), String(bounded))
  }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const around = line.current?.parentElement?.getBoundingClientRect()
    if (around === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const along = orientation === 'vertical' ? (event.clientX - around.left) / around.width : (event.clientY - around.top) / around.height
    setShare(withinBounds(100 * along))
  }
  const pressKey = (event: KeyboardEvent) => {
    const [back, on] = orientation === 'vertical' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
    const next = new Map([
      [back, share - step],
      [on, share + step],
      ['Home', minShare],
      ['End', maxShare],
      ['Enter', initial],
    ]).get(event.key)
    if (next === undefined) return
    event.preventDefault()
    moveAndKeep(next)
  }
  return (
    <div
      ref={line}
      role="separator"
      aria-label={label}
      aria-orientation={orientation}
      aria-valuemin={minShare}
      aria-valuemax={maxShare}
      aria-valuenow={share}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that is moved is interactive
      tabIndex={0}
      className={styles['divider']}
      data-divider={name}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onLostPointerCapture={() => moveAndKeep(share)}
      onDoubleClick={() => moveAndKeep(initial)}
      onKeyDown={pressKey}
    />
  )
}

const withinBounds = (share: number) => Math.min(maxShare, Math.max(minShare, Math.round(share)))

const keyOf = (name: string) => `divider/${name}`

function parseShare(text: string | null): number | null {
  const share = Number(text ?? Number.NaN)
  return share >= minShare && share <= maxShare ? share : null
}
