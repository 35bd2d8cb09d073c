import { problemWords } from './problemWords.ts'
import type { useDraft } from './useDraft.ts'
import { DraftNotice, NoticeActions, NotStored } from '../../draft/DraftNotice.tsx'
import { draftWords } from '../../draft/draftWords.ts'
import { GuestCode, ShownCode } from '../../draft/GuestCode.tsx'
import { Button } from '../../kit/Button.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'

interface DraftNoticesProps {
  readonly draft: ReturnType<typeof useDraft>
}

/** Shows notices about code outside the editor: a draft not stored, another version of it, or code that a guest left. */
export const DraftNotices = ({ draft }: DraftNoticesProps) => {
  const { other, guestCode, state } = draft
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {other !== null && problemWords.other.title} {guestCode !== null && draftWords.guest.code}
        </span>
      </VisuallyHidden>
      {state === 'notStored' && <NotStored text={draft.code()} fileName={`${problemWords.editor.name}.py`} />}
      {other !== null && (
        <DraftNotice title={problemWords.other.title}>
          <ShownCode summary={problemWords.other.show} name={problemWords.other.name} code={other.code} />
          <NoticeActions>
            <Button tone="soft" size="small" onClick={() => void draft.settle(other.code)}>
              {problemWords.other.take}
            </Button>
            <Button tone="quiet" size="small" onClick={() => void draft.settle(draft.code())}>
              {problemWords.other.keep}
            </Button>
          </NoticeActions>
        </DraftNotice>
      )}
      {guestCode !== null && <GuestCode code={guestCode} onSettle={(isTaken) => void draft.settleGuests(isTaken)} />}
    </>
  )
}
