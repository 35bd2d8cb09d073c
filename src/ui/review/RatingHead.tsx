import type { ReviewRating } from '../../domain/review/ReviewRating.ts'
import { ratingShares } from '../../domain/review/ratingShares.ts'
import { highestRating } from '../../domain/review/reviewProblem.ts'
import { grouped } from '../../domain/grouped.ts'
import { oneDecimal } from '../../domain/oneDecimal.ts'
import type { Loaded } from '../app/Loaded.ts'
import { Skeleton } from '../parts/Skeleton.tsx'
import { Stars } from '../parts/Stars.tsx'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import styles from './RatingHead.module.css'
import { ReviewsFailed } from './ReviewsFailed.tsx'
import { reviewWords } from './reviewWords.ts'

const words = reviewWords.rating

/** The average, and how it came about. Nothing where nobody has said anything yet. */
export const RatingHead = ({ rating }: { readonly rating: Loaded<ReviewRating> }) => {
  switch (rating.status) {
    case 'waiting':
      return <Skeleton height={168} radius="card" />
    case 'failed':
      return <ReviewsFailed text={words.failed} retry={rating.retry} />
    case 'ready':
      return rating.value.count > 0 ? <Known rating={rating.value} /> : null
  }
}

const Known = ({ rating }: { readonly rating: ReviewRating }) => (
  <div className={styles['head']}>
    <div className={styles['average']}>
      {rating.average !== null && (
        <>
          <p aria-hidden="true" className={styles['score']}>
            {oneDecimal(rating.average)}
          </p>
          <Stars score={Number(oneDecimal(rating.average))} count={highestRating} label={words.average} />
        </>
      )}
      <p className={styles['count']}>{words.count(grouped(rating.count))}</p>
    </div>
    <ul aria-label={words.title} className={styles['shares']}>
      {ratingShares(rating).map((share) => (
        <li key={share.stars} className={styles['share']}>
          <VisuallyHidden>{words.share(share.stars, grouped(share.count), share.percent)}</VisuallyHidden>
          <span aria-hidden="true">{words.row(share.stars)}</span>
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
