import { formatNumber } from '../../domain/format.ts'
import { paths } from '../../domain/paths.ts'
import { type EquippedItem, isSignedIn, type Viewer } from '../../domain/viewer.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { ForGuests } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { Figure } from './Figure.tsx'
import { shopWords } from './shopWords.ts'
import styles from './FittingRoom.module.css'

const words = shopWords.fitting

interface FittingRoomProps {
  readonly viewer: Viewer
  readonly figure: readonly (EquippedItem & { readonly title?: string })[]
  /** The titles of the tried items, the latest last. */
  readonly titles: readonly string[]
  /** Whether the viewer owns all tried items, so that they can be worn. */
  readonly canWear: boolean
  readonly isSaving: boolean
  onWear(): void
  onReset(): void
}

/** Renders the viewer's figure with the tried items. It stays in sight beside the list, or below it on a phone. */
export const FittingRoom = ({ viewer, figure, titles, canWear, isSaving, onWear, onReset }: FittingRoomProps) => {
  const isTrying = titles.length > 0
  return (
    <section aria-label={words.title} className={styles['room']} data-trying={isTrying || undefined}>
      <Figure items={figure} />
      <div className={styles['side']}>
        <p role="status" className={styles['text']}>
          {isTrying ? words.trying(summaryOf(titles)) : words.empty}
        </p>
        {isTrying && !canWear && (isSignedIn(viewer) ? <p className={styles['note']}>{words.notOwned}</p> : <GuestNote />)}
        <div className={styles['buttons']}>
          {isTrying && canWear && (
            <ActionButton size="small" isRunning={isSaving} onClick={onWear}>
              {shopWords.wearNow}
            </ActionButton>
          )}
          {isTrying && (
            <ActionButton tone="quiet" size="small" onClick={onReset}>
              {words.reset}
            </ActionButton>
          )}
          {isSignedIn(viewer) ? (
            <ButtonLink href={paths.avatar} tone="soft" size="small" className={styles['way']}>
              {shopWords.wardrobe}
            </ButtonLink>
          ) : (
            <LoginLink words={lazyCopy.entry} tone="soft" size="small" />
          )}
        </div>
      </div>
    </section>
  )
}

const summaryOf = (titles: readonly string[]) => {
  const last = titles.at(-1) ?? ''
  return titles.length === 1 ? last : words.more(last, formatNumber(titles.length - 1))
}

const GuestNote = () => (
  <ForGuests>
    <p className={styles['note']}>{words.guest}</p>
  </ForGuests>
)
