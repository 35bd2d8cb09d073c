import { type ComponentType, Fragment, type ReactNode } from 'react'
import { useGrowing } from './useGrowing.tsx'

interface Around {
  readonly children: ReactNode
}

interface GrowingListProps<Item> {
  readonly items: readonly Item[]
  readonly step: number
  readonly className?: string | undefined
  keyOf(item: Item, index: number): string | number
  renderItem(item: Item): ReactNode
  /** What a row is, and what stands around all of them, where rows come and go. */
  readonly Row?: ComponentType<Around>
  readonly Rows?: ComponentType<Around>
}

const PlainRow = ({ children }: Around) => <li>{children}</li>

/** All items; a very long list step by step, on demand. */
export const GrowingList = <Item,>(props: GrowingListProps<Item>) => {
  const { items, step, className, keyOf, renderItem, Row = PlainRow, Rows = Fragment } = props
  const { shown, place, more } = useGrowing<Item, HTMLUListElement>(items, step)
  return (
    <>
      <ul ref={place} className={className}>
        <Rows>
          {shown.map((item, index) => (
            <Row key={keyOf(item, index)}>{renderItem(item)}</Row>
          ))}
        </Rows>
      </ul>
      {more}
    </>
  )
}
