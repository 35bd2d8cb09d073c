import { type AriaAttributes, type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import { classNames } from '../../kit/classNames.ts'
import { useKeyboardInset } from './useKeyboardInset.ts'
import styles from './Bench.module.css'

interface BenchProps extends Pick<AriaAttributes, 'aria-hidden' | 'aria-label' | 'aria-modal'> {
  readonly ref?: RefObject<HTMLDivElement | null>
  /** On the problem's own page it has the window, in a lesson a part of the page. */
  readonly isOnPage: boolean
  /** The name of the pane in view, where one is at a time. */
  readonly current: string
  /** Where the panes stand beside each other, from 1,024 px. */
  readonly layout: string | undefined
  readonly children: ReactNode
  readonly role?: 'dialog'
  readonly 'data-filled'?: true
  /** Whether a program is to be written, or to be read. */
  readonly 'data-asks'?: 'WRITE' | 'READ'
  /** The answer is right: what comes next needs the room of what is done. */
  readonly 'data-solved'?: true
  readonly 'data-waiting'?: true
  onKeyDown?(event: KeyboardEvent): void
}

/** The place of the panes in which something is solved, and of the bar of buttons. */
export const Bench = ({ ref, isOnPage, current, layout, children, ...attributes }: BenchProps) => {
  const own = useRef<HTMLDivElement>(null)
  const place = ref ?? own
  useKeyboardInset(place)
  return (
    <div ref={place} className={styles['place']} data-in={isOnPage ? 'page' : 'lesson'} {...attributes}>
      <div className={classNames(styles['bench'], layout)} data-current={current}>
        {children}
      </div>
    </div>
  )
}
