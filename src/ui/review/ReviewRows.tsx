import type { Page } from '../../domain/Page.ts'
import type { Review } from '../../domain/review/Review.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import type { Loaded } from '../app/Loaded.ts'
import { PartMessage } from '../parts/PartMessage.tsx'
import { type MayWrite, mayEdit } from './mayWrite.ts'
import { MyReview } from './MyReview.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { ReviewListSkeleton } from './ReviewListSkeleton.tsx'
import styles from './ReviewRows.module.css'
import { ReviewsFailed } from './ReviewsFailed.tsx'
import { reviewWords } from './reviewWords.ts'

const words = reviewWords.list

export interface ReviewRowsProps {
  readonly subject: StudySubject
  readonly title: string
  readonly own: Loaded<Review | null>
  readonly mayWrite: MayWrite
  readonly found: Loaded<Page<Review>>
  onRemoved(): void
}

export const ReviewRows = ({ own, found, ...rest }: ReviewRowsProps) => {
  if (found.status === 'waiting') return <ReviewListSkeleton />
  if (found.status === 'failed') return <ReviewsFailed text={words.failed} retry={found.retry} />
  // One's own stands above all of them, as soon as it has been read.
  const standsAbove = own.status === 'waiting' || (own.status === 'ready' && own.value !== null)
  const reviews = found.value.items.filter(({ isMine }) => !isMine || !standsAbove)
  if (reviews.length > 0)
    return (
      <ul>
        {reviews.map((review) => (
          <li key={review.reviewId} className={styles['row']}>
            <Row review={review} {...rest} />
          </li>
        ))}
      </ul>
    )
  return standsAbove ? (
    <PartMessage creature="SEAHORSE" text={found.value.totalCount > 1 ? words.onlyOwnHere : words.noneElse} />
  ) : (
    <PartMessage creature="SEAHORSE" text={words.none} note={rest.mayWrite === 'yes' && words.noneNote} />
  )
}

/** Of one's own only its number is known here, so that is what it is edited by. */
const Row = ({ review, subject, title, mayWrite, onRemoved }: Omit<ReviewRowsProps, 'own' | 'found'> & { readonly review: Review }) =>
  review.isMine ? (
    <MyReview {...{ subject, title, review, onRemoved }} way={{ kind: 'edit', reviewId: review.reviewId }} mayEdit={mayEdit(mayWrite)} />
  ) : (
    <ReviewCard review={review} />
  )
