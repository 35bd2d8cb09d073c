import type { ClaimWish } from '../../application/quest/claimQuestReward.ts'
import { laterCopy } from '../laterCopy.ts'
import { ActionButton } from '../parts/ActionButton.tsx'
import type { ButtonLook } from '../parts/Button.tsx'
import styles from './ClaimButton.module.css'

interface ClaimButtonProps extends ButtonLook {
  readonly wish: ClaimWish
  readonly running: ClaimWish | null
  readonly describedBy?: string | undefined
  onClaim(wish: ClaimWish, isEcho: boolean): void
}

/** Never disabled: a click while a claim is running is answered by a notification (S-194). */
export const ClaimButton = ({ wish, running, describedBy, onClaim, ...look }: ClaimButtonProps) => (
  <ActionButton
    {...look}
    aria-describedby={describedBy}
    className={styles['claim']}
    data-claiming={(running !== null && isSame(running, wish)) || undefined}
    onClick={({ detail }) => onClaim(wish, detail > 1)}
  >
    {wish.kind === 'all' ? laterCopy.quests.claimAll : laterCopy.quests.claim}
  </ActionButton>
)

const isSame = (one: ClaimWish, other: ClaimWish) =>
  one.kind === 'one' ? other.kind === 'one' && one.userQuestId === other.userQuestId : other.kind === 'all'
