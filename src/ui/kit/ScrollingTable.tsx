import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './ScrollingTable.module.css'

interface ScrollingTableProps {
  /** Names the table for screen readers, which do not see its surroundings. */
  readonly caption: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Renders a table in a box that can be scrolled, also by keyboard, where the table is too wide. */
export const ScrollingTable = ({ caption, className, children }: ScrollingTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
  <div className={styles['scroller']} role="region" aria-label={caption} tabIndex={0}>
    <table className={classNames(styles['table'], className)}>
      <caption className={styles['caption']}>{caption}</caption>
      {children}
    </table>
  </div>
)
