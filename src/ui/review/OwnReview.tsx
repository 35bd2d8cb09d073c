import { useRef, useState } from 'react'
import type { Review, ReviewDraft } from '../../domain/review/Review.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import type { Loaded } from '../app/Loaded.ts'
import { Skeleton } from '../parts/Skeleton.tsx'
import { type MayWrite, mayEdit } from './mayWrite.ts'
import { MyReview } from './MyReview.tsx'
import { ReviewEditor } from './ReviewEditor.tsx'
import { ReviewInvitation } from './ReviewInvitation.tsx'
import { ReviewsFailed } from './ReviewsFailed.tsx'
import { reviewWords as words } from './reviewWords.ts'
import { useFocusAfter } from '../parts/useFocusAfter.ts'
import { useKeptDraft } from './useKeptDraft.ts'

const noDraft: ReviewDraft = { rating: 0, content: '' }

interface OwnReviewProps {
  readonly subject: StudySubject
  readonly title: string
  readonly own: Loaded<Review | null>
  readonly mayWrite: MayWrite
}

/** The viewer's part: their own review, or the way to one. */
export const OwnReview = ({ subject, title, own, mayWrite }: OwnReviewProps) => {
  const [isWriting, setWriting] = useState(false)
  const { read, keep, forget } = useKeptDraft(subject)
  const place = useRef<HTMLDivElement>(null)

  const focus = useFocusAfter(() => place.current?.focus({ preventScroll: true }))
  const leave = () => {
    setWriting(false)
    focus()
  }
  const finish = () => {
    forget()
    leave()
  }
  const way = { kind: 'write', subject } as const
  return (
    <div ref={place} tabIndex={-1}>
      {isWriting ? (
        // Whatever is learnt about the viewer meanwhile, a text that is being typed stays.
        <ReviewEditor subject={subject} way={way} start={read() ?? noDraft} onChange={keep} onSaved={finish} onCancel={leave} />
      ) : (
        <Known {...{ subject, title, own, mayWrite }} onWrite={() => setWriting(true)} onRemoved={focus} />
      )}
    </div>
  )
}

interface KnownProps extends OwnReviewProps {
  onWrite(): void
  onRemoved(): void
}

const Known = ({ subject, title, own, mayWrite, onWrite, onRemoved }: KnownProps) => {
  const [edited, setEdited] = useState<Review | null>(null)
  // Removed elsewhere, or no longer readable: a text that is being typed in its place stays.
  const review = (own.status === 'ready' ? own.value : null) ?? edited
  if (review !== null && (edited !== null || mayWrite !== 'waiting')) {
    // It was read as the viewer's review of the subject, so it is rewritten there as well, whichever number it has by then.
    const way = { kind: 'rewrite', subject } as const
    return <MyReview {...{ subject, title, way, review, onRemoved }} mayEdit={mayEdit(mayWrite)} onEdit={setEdited} />
  }
  if (own.status === 'failed') return <ReviewsFailed text={words.own.failed} retry={own.retry} />
  if (own.status === 'waiting' || mayWrite === 'waiting') return <Skeleton height={96} radius="card" />
  return <ReviewInvitation kind={subject.kind} mayWrite={mayWrite} onWrite={onWrite} />
}
