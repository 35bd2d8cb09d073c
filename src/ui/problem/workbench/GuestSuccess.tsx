import { problemWords } from './problemWords.ts'
import type { useGuestSuccess } from './useGuestSuccess.ts'
import { DraftNotice, NoticeActions } from '../../draft/DraftNotice.tsx'
import { Button } from '../../kit/Button.tsx'

const words = problemWords.guestSuccess

interface GuestSuccessOfferProps {
  readonly success: ReturnType<typeof useGuestSuccess>
  readonly isGuest: boolean
  readonly isBusy: boolean
  /** Hands the answer in. Resolves to whether it has arrived; only then it is dropped here. */
  onTake(answer: string): Promise<boolean>
}

/** Offers a guest's solution to hand in, once the guest has signed in. */
export const GuestSuccessOffer = ({ success: { answer, drop }, isGuest, isBusy, onTake }: GuestSuccessOfferProps) => {
  if (isGuest || answer === null) return null
  const take = async () => {
    if (await onTake(answer)) drop()
  }
  return (
    <DraftNotice title={words.title}>
      <NoticeActions>
        <Button tone="soft" size="small" unavailable={isBusy} onClick={() => void take()}>
          {words.take}
        </Button>
        <Button tone="quiet" size="small" onClick={drop}>
          {words.drop}
        </Button>
      </NoticeActions>
    </DraftNotice>
  )
}
