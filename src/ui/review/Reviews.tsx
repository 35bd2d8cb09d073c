import { useRef, useState } from 'react'
import { starsView } from '../../application/cards.ts'
import { formatNumber, formatOneDecimal } from '../../domain/format.ts'
import {
  canEditReview,
  highestRating,
  ratingShares,
  type RatingSummary,
  type Review,
  type ReviewDraft,
  type ReviewPermission,
  type ReviewSubject,
} from '../../domain/review.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { Button } from '../kit/Button.tsx'
import { useFocusAfterRender } from '../kit/useFocusAfterRender.ts'
import type { Loadable } from '../kit/loaded.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Stars } from '../kit/Stars.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { OfferSection } from '../offer/OfferSection.tsx'
import { OwnReviewCard } from './OwnReviewCard.tsx'
import { ReviewEditor, usePersistedDraft } from './ReviewEditor.tsx'
import { ReviewList } from './ReviewList.tsx'
import { useOwnReview, useReviewRating } from './reviewQueries.ts'
import { ReviewsFailed } from './ReviewsFailed.tsx'
import { reviewWords, ReviewWordsContext, useReviewWords } from './reviewWords.ts'
import { LoginLink } from '../viewer/LoginLink.tsx'
import styles from './Reviews.module.css'

const hiddenFor: ReadonlySet<ReviewPermission> = new Set(['waiting', 'unknown', 'teaches'])

interface ReviewInvitationProps {
  readonly permission: ReviewPermission
  onWrite(): void
}

/** Invites viewers who may write a review; tells the others what they need for it. */
const ReviewInvitation = ({ permission, onWrite }: ReviewInvitationProps) => {
  const invitationWords = useReviewWords().invitation
  return hiddenFor.has(permission) ? null : (
    <div className={styles['invitation']}>
      <CreatureArt creature="DOLPHIN" size={56} className={styles['creature']} />
      <div className={styles['words']}>
        <p className={styles['question']}>{permission === 'notEnrolled' ? invitationWords.notYet : invitationWords.question}</p>
        <p className={styles['note']}>{invitationWords.note}</p>
      </div>
      {permission === 'yes' && <Button onClick={onWrite}>{invitationWords.write}</Button>}
      {permission === 'signInFirst' && <LoginLink words={invitationWords} tone="quiet" />}
    </div>
  )
}

const noDraft: ReviewDraft = { rating: 0, content: '' }

interface OwnReviewProps {
  readonly subject: ReviewSubject
  readonly title: string
  readonly own: Loadable<Review | null>
  readonly mayWrite: ReviewPermission
}

/** The viewer's review, or the invitation to write one. */
const OwnReview = ({ subject, title, own, mayWrite }: OwnReviewProps) => {
  const [isWriting, setWriting] = useState(false)
  const { read, keep, forget } = usePersistedDraft(subject)
  const place = useRef<HTMLDivElement>(null)

  const focus = useFocusAfterRender(() => place.current?.focus({ preventScroll: true }))
  const leave = () => {
    setWriting(false)
    focus()
  }
  const finish = () => {
    forget()
    leave()
  }
  const target = { kind: 'write', subject } as const
  return (
    <div ref={place} tabIndex={-1}>
      {isWriting ? (
        // A text that is being typed stays, whatever becomes known about the viewer meanwhile.
        <ReviewEditor
          subject={subject}
          target={target}
          initialDraft={read() ?? noDraft}
          onChange={keep}
          onSaved={finish}
          onCancel={leave}
        />
      ) : (
        <OwnReviewContent {...{ subject, title, own, mayWrite }} onWrite={() => setWriting(true)} onRemoved={focus} />
      )}
    </div>
  )
}

interface OwnReviewContentProps extends OwnReviewProps {
  onWrite(): void
  onRemoved(): void
}

const OwnReviewContent = ({ subject, title, own, mayWrite, onWrite, onRemoved }: OwnReviewContentProps) => {
  const ownWords = useReviewWords().own
  const [edited, setEdited] = useState<Review | null>(null)
  // The review may be removed elsewhere or no longer readable; a text that is being typed in its place stays.
  const review = (own.status === 'ready' ? own.value : null) ?? edited
  if (review !== null && (edited !== null || mayWrite !== 'waiting')) {
    // The review is addressed by its subject, because its id may have changed since it was read.
    const target = { kind: 'rewrite', subject } as const
    return <OwnReviewCard {...{ subject, title, target, review, onRemoved }} mayEdit={canEditReview(mayWrite)} onEdit={setEdited} />
  }
  if (own.status === 'failed') return <ReviewsFailed text={ownWords.failed} retry={own.retry} />
  if (own.status === 'waiting' || mayWrite === 'waiting') return <Skeleton height={96} radius="card" />
  return <ReviewInvitation permission={mayWrite} onWrite={onWrite} />
}

/** Renders the average rating and its distribution. Renders nothing if there are no reviews. */
const RatingOverview = ({ rating }: { readonly rating: Loadable<RatingSummary> }) => {
  const ratingWords = useReviewWords().rating
  switch (rating.status) {
    case 'waiting':
      return <Skeleton height={168} radius="card" />
    case 'failed':
      return <ReviewsFailed text={ratingWords.failed} retry={rating.retry} />
    case 'ready':
      return rating.value.count > 0 ? <RatingChart rating={rating.value} /> : null
  }
}

const RatingChart = ({ rating }: { readonly rating: RatingSummary }) => {
  const ratingWords = useReviewWords().rating
  return (
    <div className={styles['head']}>
      <div className={styles['average']}>
        {rating.average !== null && (
          <>
            <p aria-hidden="true" className={styles['score']}>
              {formatOneDecimal(rating.average)}
            </p>
            <Stars stars={starsView(Number(formatOneDecimal(rating.average)), highestRating)} label={ratingWords.average} />
          </>
        )}
        <p className={styles['count']}>{ratingWords.count(formatNumber(rating.count))}</p>
      </div>
      <ul aria-label={ratingWords.title} className={styles['shares']}>
        {ratingShares(rating).map((share) => (
          <li key={share.stars} className={styles['share']}>
            <VisuallyHidden>{ratingWords.share(share.stars, formatNumber(share.count), share.percent)}</VisuallyHidden>
            <span aria-hidden="true">{ratingWords.row(share.stars)}</span>
            <svg width="100%" height={8} aria-hidden="true" className={styles['bar']}>
              <rect width={`${share.percent}%`} height={8} rx={4} className={styles['fill']} />
            </svg>
            <span aria-hidden="true" className={styles['number']}>
              {formatNumber(share.count)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ReviewsProps {
  readonly subject: ReviewSubject
  /** The title of the course or class. */
  readonly title: string
  readonly mayWrite: ReviewPermission
}

/** Renders the reviews of a course, a class, a document or a video, in three parts that can fail separately. */
export const Reviews = ({ subject, title, mayWrite }: ReviewsProps) => {
  const rating = useReviewRating(subject)
  const own = useOwnReview(subject)
  return (
    <ReviewWordsContext value={reviewWords[subject.kind]}>
      <OfferSection name="reviews" title={reviewWords[subject.kind].title}>
        <div className={styles['parts']}>
          <RatingOverview rating={rating} />
          <OwnReview key={`${subject.kind}/${subject.id}`} {...{ subject, title, own, mayWrite }} />
          <ReviewList {...{ subject, title, own, mayWrite }} />
        </div>
      </OfferSection>
    </ReviewWordsContext>
  )
}
