import { type ReactNode, useState } from 'react'
import { copy } from '../copy.ts'
import { Button } from './Button.tsx'
import styles from './GrowingList.module.css'

interface GrowingListProps<Item> {
  readonly items: readonly Item[]
  readonly step: number
  readonly className: string | undefined
  keyOf(item: Item): string | number
  renderItem(item: Item): ReactNode
}

/** All items, but a very long list only as far as somebody asks for: a page of a thousand cards helps nobody. */
export const GrowingList = <Item,>({ items, step, className, keyOf, renderItem }: GrowingListProps<Item>) => {
  const [shown, setShown] = useState(step)
  return (
    <>
      <ul className={className}>
        {items.slice(0, shown).map((item) => (
          <li key={keyOf(item)}>{renderItem(item)}</li>
        ))}
      </ul>
      {items.length > shown && (
        <Button tone="quiet" wide className={styles['more']} onClick={() => setShown(shown + step)}>
          {copy.parts.more}
        </Button>
      )}
    </>
  )
}
