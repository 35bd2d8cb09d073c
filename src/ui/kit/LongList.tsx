import { Children, type ComponentProps, type ReactNode } from 'react'
import { maxVisibleRows, useShowMore } from './GrowingList.tsx'

type LongListElement = HTMLUListElement & HTMLOListElement

interface LongListProps extends ComponentProps<'ol'> {
  readonly as?: 'ul' | 'ol'
  /** The number of rows that must be shown, such as those before and with the current one. */
  readonly atLeast?: number
}

/** Renders list items; those beyond the maximum on demand. */
export const LongList = ({ as: List = 'ul', atLeast = 0, children, ...list }: LongListProps) => {
  const { shown, listRef, moreButton } = useShowMore<ReactNode, LongListElement>(
    Children.toArray(children),
    Math.max(maxVisibleRows, atLeast),
  )
  return (
    <>
      <List {...list} ref={listRef}>
        {shown}
      </List>
      {moreButton}
    </>
  )
}
