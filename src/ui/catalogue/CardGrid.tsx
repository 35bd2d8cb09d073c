import type { ComponentType, ReactNode } from 'react'
import styles from './CardGrid.module.css'

interface CardGridProps<Item> {
  readonly items: readonly Item[]
  keyOf(item: Item): string | number
  renderItem(item: Item): ReactNode
}

export const CardGrid = <Item,>({ items, keyOf, renderItem }: CardGridProps<Item>) => (
  <ul className={styles['grid']}>
    {items.map((item) => (
      <li key={keyOf(item)}>{renderItem(item)}</li>
    ))}
  </ul>
)

export const CardGridSkeleton = ({ count, Card }: { readonly count: number; readonly Card: ComponentType }) => (
  <div aria-hidden="true" className={styles['grid']}>
    {Array.from({ length: count }, (_, at) => (
      <Card key={at} />
    ))}
  </div>
)
