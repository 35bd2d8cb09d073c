import { useRef, useState } from 'react'
import type { Id } from '../../domain/id.ts'
import type { Review, ReviewDraft, ReviewSubject } from '../../domain/review.ts'
import { useApplication } from '../kit/application.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { ConfirmDialog } from '../kit/Dialog.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import type { ReviewTarget } from './reviewDraft.ts'
import { ReviewEditor, usePersistedDraft } from './ReviewEditor.tsx'
import { useChangeReview } from './reviewQueries.ts'
import { useReviewWords } from './reviewWords.ts'
import styles from './OwnReviewCard.module.css'

interface RemovalDialogProps {
  readonly reviewId: Id
  readonly title: string
  onRemoved(): void
  onClose(): void
}

/** Asks for confirmation: a removed review cannot be restored. */
const RemovalDialog = ({ reviewId, title, onRemoved, onClose }: RemovalDialogProps) => {
  const { notifications } = useApplication()
  const { isPending, change } = useChangeReview()
  const { removal: removalWords, form } = useReviewWords()

  const remove = async () => {
    const outcome = await change({ kind: 'remove', reviewId })
    if (outcome.kind === 'alreadySaving') return notifications.success(removalWords.alreadySaving)
    onClose()
    if (outcome.kind === 'removed' || outcome.kind === 'gone') {
      notifications.success(removalWords[outcome.kind])
      onRemoved()
    } else
      notifications.warn(
        outcome.kind === 'notEnrolled' || outcome.kind === 'signInFirst' ? removalWords[outcome.kind] : removalWords.failed,
      )
  }
  return (
    <ConfirmDialog
      title={removalWords.title}
      confirmLabel={removalWords.confirm}
      runningLabel={removalWords.running}
      cancelLabel={form.cancel}
      deed="removeReview"
      isRunning={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {title.trim() && <p className={styles['title']}>{title}</p>}
      <p className={styles['text']}>{removalWords.text}</p>
    </ConfirmDialog>
  )
}

interface OwnReviewCardProps {
  readonly subject: ReviewSubject
  /** The title of the course or class. */
  readonly title: string
  readonly review: Review
  /** The command with which an edit is saved. */
  readonly target: ReviewTarget
  readonly mayEdit: boolean
  /** Called with the review when editing starts, and with null when it ends. */
  onEdit?(review: Review | null): void
  onRemoved(): void
}

/**
 * Renders the viewer's review with its actions. An edit is shown at once: if it is refused, the old text is still known, and the hidden
 * form keeps the new one. A first review waits for the backend, because it has no id yet; a removal waits, because it cannot be undone.
 */
export const OwnReviewCard = ({ subject, title, review, target, mayEdit, onEdit, onRemoved }: OwnReviewCardProps) => {
  const ownWords = useReviewWords().own
  const [isEditing, setEditing] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const [sent, setSent] = useState<ReviewDraft | null>(null)
  // The same values that are sent (S-289).
  const currentDraft = { rating: review.rating, content: review.content }
  const { read, keep, forget } = usePersistedDraft(subject)
  const group = useRef<HTMLDivElement>(null)

  const focus = () => group.current?.focus({ preventScroll: true })
  const edit = (isToBe: boolean) => {
    setEditing(isToBe)
    onEdit?.(isToBe ? review : null)
  }
  const close = () => {
    forget()
    edit(false)
    focus()
  }
  const send = (draft: ReviewDraft | null) => {
    setSent(draft)
    if (draft) focus()
  }
  return (
    <div ref={group} tabIndex={-1} role="group" aria-label={ownWords.title} aria-busy={sent !== null} className={styles['mine']}>
      {(!isEditing || sent) && (
        <ReviewCard
          review={{ ...review, ...sent }}
          badge={<Badge tone="primary">{ownWords.title}</Badge>}
          actions={
            sent ? (
              <p className={styles['saving']}>{ownWords.saving}</p>
            ) : (
              <Actions mayEdit={mayEdit} onEdit={() => edit(true)} onRemove={() => setConfirming(true)} />
            )
          }
        />
      )}
      {isEditing && (
        <div hidden={sent !== null}>
          <ReviewEditor
            {...{ subject, target }}
            initialDraft={read() ?? currentDraft}
            onChange={keep}
            onSending={send}
            onSaved={close}
            onCancel={close}
          />
        </div>
      )}
      {isConfirming && (
        <RemovalDialog reviewId={review.reviewId} title={title} onRemoved={onRemoved} onClose={() => setConfirming(false)} />
      )}
    </div>
  )
}

interface ActionsProps {
  readonly mayEdit: boolean
  onEdit(): void
  onRemove(): void
}

const Actions = ({ mayEdit, onEdit, onRemove }: ActionsProps) => {
  const ownWords = useReviewWords().own
  return (
    <div className={styles['actions']}>
      {mayEdit && (
        <Button tone="soft" size="small" className={styles['action']} onClick={onEdit}>
          {ownWords.edit}
        </Button>
      )}
      <Button tone="quiet" size="small" className={styles['action']} onClick={onRemove}>
        {ownWords.remove}
      </Button>
    </div>
  )
}
