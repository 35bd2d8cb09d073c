import { type ComponentType, Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import { Button } from './Button.tsx'
import styles from './GrowingList.module.css'

interface ShowMore<Item, Place> {
  readonly shown: readonly Item[]
  /** The element that holds the rows. */
  readonly listRef: RefObject<Place | null>
  /** The button that shows more items; null once all are shown. */
  readonly moreButton: ReactNode
}

/** Shows a long list in steps, each on demand. */
export const useShowMore = <Item, Place extends Element>(items: readonly Item[], step: number): ShowMore<Item, Place> => {
  const [requestedCount, setRequestedCount] = useState(step)
  const shown = Math.max(requestedCount, step)
  const place = useRef<Place>(null)
  const newRows = useRef(0)
  const hasMore = items.length > shown
  const grow = () => {
    newRows.current = items.length - shown
    setRequestedCount(shown + step)
  }
  // The button disappears with the last rows; the focus then moves to the first of the new rows.
  useEffect(() => {
    if (hasMore || newRows.current === 0 || document.activeElement !== document.body) return
    const row = [...(place.current?.children ?? [])].at(-newRows.current)
    row?.querySelector<HTMLElement>('a, button')?.focus()
  }, [hasMore])
  const more = hasMore && (
    <Button tone="quiet" wide className={styles['more']} onClick={grow}>
      {copy.parts.more}
    </Button>
  )
  return { shown: items.slice(0, shown), listRef: place, moreButton: more }
}

interface WrapperProps {
  readonly children: ReactNode
}

interface ShowMoreListProps<Item> {
  readonly items: readonly Item[]
  readonly step: number
  readonly className?: string | undefined
  keyOf(item: Item, index: number): string | number
  renderItem(item: Item): ReactNode
  /** Wrappers around each row and around all rows, for animating rows that are added or removed. */
  readonly Row?: ComponentType<WrapperProps>
  readonly Rows?: ComponentType<WrapperProps>
}

const PlainRow = ({ children }: WrapperProps) => <li>{children}</li>

/** Renders all items; a very long list is shown in steps, on demand. */
export const ShowMoreList = <Item,>(props: ShowMoreListProps<Item>) => {
  const { items, step, className, keyOf, renderItem, Row = PlainRow, Rows = Fragment } = props
  const { shown, listRef, moreButton } = useShowMore<Item, HTMLUListElement>(items, step)
  return (
    <>
      <ul ref={listRef} className={className}>
        <Rows>
          {shown.map((item, index) => (
            <Row key={keyOf(item, index)}>{renderItem(item)}</Row>
          ))}
        </Rows>
      </ul>
      {moreButton}
    </>
  )
}
