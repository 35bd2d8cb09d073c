import { type AriaAttributes, type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import { classNames } from '../../kit/classNames.ts'
import { useKeyboardInset } from './useKeyboardInset.ts'
import styles from './Bench.module.css'

interface BenchProps extends Pick<AriaAttributes, 'aria-hidden' | 'aria-label' | 'aria-modal'> {
  readonly ref?: RefObject<HTMLDivElement | null>
  /** True on the problem's own page, where the bench fills the window; in a lesson it is a part of the page. */
  readonly isOnPage: boolean
  /** The name of the visible pane, where only one is visible at a time. */
  readonly current: string
  /** The class of the layout that places the panes side by side, from 1,024 px. */
  readonly layout: string | undefined
  readonly children: ReactNode
  readonly role?: 'dialog'
  readonly 'data-filled'?: true
  /** Whether the problem asks to write a program or to read one. */
  readonly 'data-asks'?: 'WRITE' | 'READ'
  /** Set once the answer is right, so that the next steps get the room of the finished ones. */
  readonly 'data-solved'?: true
  readonly 'data-waiting'?: true
  onKeyDown?(event: KeyboardEvent): void
}

/** Renders the container of the panes in which something is solved, and of the button bar. */
export const Bench = ({ ref, isOnPage, current, layout, children, ...attributes }: BenchProps) => {
  const own = useRef<HTMLDivElement>(null)
  const place = ref ?? own
  useKeyboardInset(place)
  return (
    <div
      ref={place}
      className={styles['place']}
      data-in={isOnPage ? 'page' : 'lesson'}
      data-barless={isOnPage ? undefined : ''}
      {...attributes}
    >
      <div className={classNames(styles['bench'], layout)} data-current={current}>
        {children}
      </div>
    </div>
  )
}
