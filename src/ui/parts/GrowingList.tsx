import { type ComponentType, Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import { Button } from './Button.tsx'
import styles from './GrowingList.module.css'

interface Around {
  readonly children: ReactNode
}

interface GrowingListProps<Item> {
  readonly items: readonly Item[]
  readonly step: number
  readonly className: string | undefined
  keyOf(item: Item): string | number
  renderItem(item: Item): ReactNode
  /** What a row is, and what stands around all of them, where rows come and go. */
  readonly Row?: ComponentType<Around>
  readonly Rows?: ComponentType<Around>
}

const PlainRow = ({ children }: Around) => <li>{children}</li>

/** All items, but a very long list only as far as somebody asks for: a page of a thousand cards helps nobody. */
export const GrowingList = <Item,>(props: GrowingListProps<Item>) => {
  const { items, step, className, keyOf, renderItem, Row = PlainRow, Rows = Fragment } = props
  const [wished, setWished] = useState(step)
  const shown = Math.max(wished, step)
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number | null>(null)
  const hasMore = items.length > shown
  const grow = () => {
    firstNew.current = shown
    setWished(shown + step)
  }
  // With its last rows the button goes that was pressed: one reads on with the first of them.
  useEffect(() => {
    if (hasMore || firstNew.current === null) return
    const row = list.current?.children[firstNew.current]
    if (document.activeElement === document.body) row?.querySelector<HTMLElement>('a, button')?.focus()
  }, [hasMore])
  return (
    <>
      <ul ref={list} className={className}>
        <Rows>
          {items.slice(0, shown).map((item) => (
            <Row key={keyOf(item)}>{renderItem(item)}</Row>
          ))}
        </Rows>
      </ul>
      {hasMore && (
        <Button tone="quiet" wide className={styles['more']} onClick={grow}>
          {copy.parts.more}
        </Button>
      )}
    </>
  )
}
