import type { ReactNode } from 'react'
import { lazyCopy } from '../lazyCopy.ts'
import { classNames } from './classNames.ts'
import styles from './ScrollingTable.module.css'

/** Names the table for screen readers: by words of its own, or by the heading that says them already. */
type TableName = { readonly caption: string } | { readonly headingId: string }

type ScrollingTableProps = TableName & {
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Renders a table in a box that can be scrolled, also by keyboard, where the table is too wide. */
export const ScrollingTable = ({ className, children, ...name }: ScrollingTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
  <div className={styles['scroller']} role="group" aria-label={lazyCopy.scrollingTable} tabIndex={0}>
    <table aria-labelledby={'headingId' in name ? name.headingId : undefined} className={classNames(styles['table'], className)}>
      {'caption' in name && <caption className={styles['caption']}>{name.caption}</caption>}
      {children}
    </table>
  </div>
)
