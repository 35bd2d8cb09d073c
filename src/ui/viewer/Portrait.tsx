import { memo, useState } from 'react'
import { creatures } from '../../domain/quest.ts'
import { safeImageUrl } from '../../domain/site/safeUrl.ts'
import { sortByLayer, type Viewer } from '../../domain/viewer.ts'
import { CreatureArt } from '../art/Creature.tsx'
import styles from './Portrait.module.css'

interface PortraitProps {
  readonly viewer: Pick<Viewer, 'userId' | 'nickname' | 'equippedUserItemList'>
  readonly size: number
}

/** Renders the avatar with its equipped items. If none can be drawn, one of the six creatures, always the same one for a user. */
export const Portrait = memo(({ viewer, size }: PortraitProps) => {
  const [failedSprites, setFailedSprites] = useState<readonly string[]>([])
  const sprites = sortByLayer(viewer.equippedUserItemList).flatMap(({ spriteStand1 }) => safeImageUrl(spriteStand1) ?? [])
  const worn = [...new Set(sprites)].filter((src) => !failedSprites.includes(src))
  const look = fallbackLook(`${viewer.userId ?? viewer.nickname ?? ''}`)
  return (
    <span className={styles['frame']} data-tile={look.tile} style={{ width: size, height: size }}>
      {worn.length > 0 ? (
        worn.map((src) => <Layer key={src} src={src} onError={() => setFailedSprites((before) => [...before, src])} />)
      ) : (
        <CreatureArt creature={look.creature} size={size * 0.68} />
      )}
    </span>
  )
})

interface LayerProps {
  readonly src: string
  onError(): void
}

const Layer = ({ src, onError }: LayerProps) => (
  <img src={src} alt="" width={96} height={96} loading="lazy" decoding="async" className={styles['layer']} onError={onError} />
)

function fallbackLook(name: string) {
  const number = Array.from(name).reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 1_000_003
  return { creature: creatures[number % creatures.length] ?? 'DOLPHIN', tile: (number % 4) + 1 }
}
