import type { ComponentType, ReactNode } from 'react'
import styles from './CardGrid.module.css'

interface CardGridProps<Item> {
  readonly items: readonly Item[]
  keyOf(item: Item): string | number
  renderItem(item: Item): ReactNode
}

/** As many cards beside one another as there is room for. */
export const CardGrid = <Item,>({ items, keyOf, renderItem }: CardGridProps<Item>) => (
  <div className={styles['frame']}>
    <ul className={styles['grid']}>
      {items.map((item) => (
        <li key={keyOf(item)}>{renderItem(item)}</li>
      ))}
    </ul>
  </div>
)

export const CardGridSkeleton = ({ count, Card }: { readonly count: number; readonly Card: ComponentType }) => (
  <div aria-hidden="true" className={styles['frame']}>
    <div className={styles['grid']}>
      {Array.from({ length: count }, (_, at) => (
        <Card key={at} />
      ))}
    </div>
  </div>
)
