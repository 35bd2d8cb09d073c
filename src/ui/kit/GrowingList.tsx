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

/** The maximum number of rows that a list draws at once; the others are drawn on demand. */
export const maxVisibleRows = 200

/** Shows a long list in steps, each on demand; the focus then moves to the first of the new rows. The rows are found by their selector. */
export const useShowMore = <Item, Place extends Element>(
  items: readonly Item[],
  step = maxVisibleRows,
  rowSelector = ':scope > *',
): ShowMore<Item, Place> => {
  const [requestedCount, setRequestedCount] = useState(step)
  const shown = Math.max(requestedCount, step)
  const place = useRef<Place>(null)
  const newRows = useRef(0)
  const grow = () => {
    newRows.current = Math.min(step, items.length - shown)
    setRequestedCount(shown + step)
  }
  // Runs after each render, and acts once after a press.
  useEffect(() => {
    if (newRows.current === 0) return
    const row = [...(place.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])].at(-newRows.current)
    newRows.current = 0
    if (row === undefined) return
    row.tabIndex = -1
    ;(row.querySelector<HTMLElement>('a, button, input') ?? row).focus()
  })
  const more = items.length > shown && (
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
