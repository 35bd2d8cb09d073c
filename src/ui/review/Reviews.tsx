import { useEffect, useRef, useState } from 'react'
import { grouped, oneDecimal } from '../../domain/format.ts'
import { highestRating, ratingShares, type Review, type ReviewDraft, type ReviewRating } from '../../domain/review.ts'
import type { StudySubject } from '../../domain/study.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { Button } from '../kit/Button.tsx'
import { useFocusAfter } from '../kit/focus.ts'
import type { Loaded } from '../kit/loaded.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Stars } from '../kit/Stars.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { OfferSection } from '../offer/OfferSection.tsx'
import { MyReview } from './MyReview.tsx'
import { mayEdit, type MayWrite } from './reviewDraft.ts'
import { ReviewEditor, useKeptDraft } from './ReviewEditor.tsx'
import { ReviewList } from './ReviewList.tsx'
import { useOwnReview, useReviewRating } from './reviewQueries.ts'
import { ReviewsFailed } from './ReviewsFailed.tsx'
import { reviewWords } from './reviewWords.ts'
import { EntryLink } from '../viewer/EntryLink.tsx'
import styles from './Reviews.module.css'

const words = reviewWords.invitation

const uninvited: ReadonlySet<MayWrite> = new Set(['waiting', 'unknown', 'teaches'])

interface ReviewInvitationProps {
  readonly kind: StudySubject['kind']
  readonly mayWrite: MayWrite
  onWrite(): void
}

/** Invites those who may write a review; tells the others what they need for it. */
const ReviewInvitation = ({ kind, mayWrite, onWrite }: ReviewInvitationProps) =>
  uninvited.has(mayWrite) ? null : (
    <div className={styles['invitation']}>
      <CreatureArt creature="DOLPHIN" size={56} className={styles['creature']} />
      <div className={styles['words']}>
        <p className={styles['question']}>{mayWrite === 'notEnrolled' ? words.notEnrolled : words.of[kind]}</p>
        <p className={styles['note']}>{words.note}</p>
      </div>
      {mayWrite === 'yes' && <Button onClick={onWrite}>{words.write}</Button>}
      {mayWrite === 'signInFirst' && <EntryLink words={words} tone="quiet" />}
    </div>
  )

const noDraft: ReviewDraft = { rating: 0, content: '' }

interface OwnReviewProps {
  readonly subject: StudySubject
  readonly title: string
  readonly own: Loaded<Review | null>
  readonly mayWrite: MayWrite
}

/** The viewer's part: their own review, or the way to one. */
const OwnReview = ({ subject, title, own, mayWrite }: OwnReviewProps) => {
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
  if (own.status === 'failed') return <ReviewsFailed text={reviewWords.own.failed} retry={own.retry} />
  if (own.status === 'waiting' || mayWrite === 'waiting') return <Skeleton height={96} radius="card" />
  return <ReviewInvitation kind={subject.kind} mayWrite={mayWrite} onWrite={onWrite} />
}

const ratingHeadWords = reviewWords.rating

/** The average, and how it came about. Nothing where nobody has said anything yet. */
const RatingHead = ({ rating }: { readonly rating: Loaded<ReviewRating> }) => {
  switch (rating.status) {
    case 'waiting':
      return <Skeleton height={168} radius="card" />
    case 'failed':
      return <ReviewsFailed text={ratingHeadWords.failed} retry={rating.retry} />
    case 'ready':
      return rating.value.count > 0 ? <KnownRating rating={rating.value} /> : null
  }
}

const KnownRating = ({ rating }: { readonly rating: ReviewRating }) => (
  <div className={styles['head']}>
    <div className={styles['average']}>
      {rating.average !== null && (
        <>
          <p aria-hidden="true" className={styles['score']}>
            {oneDecimal(rating.average)}
          </p>
          <Stars score={Number(oneDecimal(rating.average))} count={highestRating} label={ratingHeadWords.average} />
        </>
      )}
      <p className={styles['count']}>{ratingHeadWords.count(grouped(rating.count))}</p>
    </div>
    <ul aria-label={ratingHeadWords.title} className={styles['shares']}>
      {ratingShares(rating).map((share) => (
        <li key={share.stars} className={styles['share']}>
          <VisuallyHidden>{ratingHeadWords.share(share.stars, grouped(share.count), share.percent)}</VisuallyHidden>
          <span aria-hidden="true">{ratingHeadWords.row(share.stars)}</span>
          <svg width="100%" height={8} aria-hidden="true" className={styles['bar']}>
            <rect width={`${share.percent}%`} height={8} rx={4} className={styles['fill']} />
          </svg>
          <span aria-hidden="true" className={styles['number']}>
            {grouped(share.count)}
          </span>
        </li>
      ))}
    </ul>
  </div>
)

interface ReviewsProps {
  readonly subject: StudySubject
  /** Of the course or class. */
  readonly title: string
  readonly mayWrite: MayWrite
}

/** What learners say of a course or a class, in three parts of which each may fail alone. */
export const Reviews = ({ subject, title, mayWrite }: ReviewsProps) => {
  const rating = useReviewRating(subject)
  const own = useOwnReview(subject)
  const isWaiting = rating.status === 'waiting'
  // Who comes by a link to the reviews came before they were there.
  useEffect(() => {
    if (isWaiting || window.location.hash !== '#reviews') return
    const section = document.getElementById('reviews')
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [isWaiting])
  return (
    <OfferSection name="reviews" title={reviewWords.title}>
      <div className={styles['parts']}>
        <RatingHead rating={rating} />
        <OwnReview {...{ subject, title, own, mayWrite }} />
        <ReviewList {...{ subject, title, own, mayWrite }} />
      </div>
    </OfferSection>
  )
}
