import { useState } from 'react'
import { safeImageUrl } from '../../domain/site/safeUrl.ts'
import { itemFocus } from '../../domain/shop/outfit.ts'
import { type EquippedItem, sortByLayer } from '../../domain/viewer.ts'
import mannequin from '../art/mannequin.svg?url&no-inline'
import { classNames } from '../kit/classNames.ts'
import { shopWords as words } from './shopWords.ts'
import styles from './Figure.module.css'

interface FigureProps {
  readonly items: readonly (EquippedItem & { readonly title?: string })[]
  readonly className?: string | undefined
}

/** Renders an avatar from head to foot. An avatar without its own skin is shown as a mannequin. */
export const Figure = ({ items, className }: FigureProps) => {
  const [failed, setFailed] = useState<readonly string[]>([])
  const sprites = sortByLayer(items).flatMap(({ itemCategory, spriteStand1 }) => {
    const src = safeImageUrl(spriteStand1)
    return src === null || failed.includes(src) ? [] : [{ itemCategory, src }]
  })
  const hasSkin = sprites.some(({ itemCategory }) => itemCategory === 'SKIN')
  const titles = items.flatMap(({ title }) => title ?? []).join(', ')
  return (
    <div role="img" aria-label={words.figure(titles)} className={classNames(styles['figure'], className)}>
      {!hasSkin && <img src={mannequin} alt="" width={96} height={96} className={styles['layer']} />}
      {sprites.map(({ src }) => (
        <img
          key={src}
          src={src}
          alt=""
          width={96}
          height={96}
          className={styles['layer']}
          onError={() => setFailed((before) => [...before, src])}
        />
      ))}
    </div>
  )
}

const percent = (part: number) => `${part * 100}%`

/** Renders an item as large as possible, on a faint figure. */
export const ItemPicture = ({ item: { itemCategory, spriteStand1 } }: { readonly item: EquippedItem }) => {
  const [hasFailed, setHasFailed] = useState(false)
  const { x, y, size } = itemFocus(itemCategory)
  const place = { width: percent(1 / size), left: percent(-x / size), top: percent(-y / size) }
  const src = safeImageUrl(spriteStand1)
  return (
    <div className={styles['picture']}>
      <img src={mannequin} alt="" width={96} height={96} className={styles['ghost']} style={place} />
      {src !== null && !hasFailed && (
        <img
          src={src}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
          className={styles['item']}
          style={place}
          onError={() => setHasFailed(true)}
        />
      )}
    </div>
  )
}
