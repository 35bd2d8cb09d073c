import type { ReactNode } from 'react'
import { relativeTime } from '../../domain/calendar/relativeTime.ts'
import type { Review } from '../../domain/review/Review.ts'
import { highestRating } from '../../domain/review/reviewProblem.ts'
import { safeImageUrl } from '../../domain/site/safeImageUrl.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import face from '../art/avatar-default.svg?url&no-inline'
import { SmallPicture } from '../parts/SmallPicture.tsx'
import { Stars } from '../parts/Stars.tsx'
import styles from './ReviewCard.module.css'
import { ReviewContent } from './ReviewContent.tsx'
import { reviewWords } from './reviewWords.ts'

const words = reviewWords.list

interface ReviewCardProps {
  readonly review: Review
  /** Stands beside the name. */
  readonly badge?: ReactNode
  readonly actions?: ReactNode
}

/** What one learner says: who, when, how many stars, and in which words. */
export const ReviewCard = ({ review, badge, actions }: ReviewCardProps) => {
  const { nickname, profile, rating, content } = review
  return (
    <article className={styles['card']}>
      <header className={styles['head']}>
        <SmallPicture candidates={[safeImageUrl(profile), face]} size={40} shape="round" />
        <div className={styles['who']}>
          <p className={styles['line']}>
            <span className={styles['name']}>{nickname?.trim() || words.nobody}</span>
            {badge}
          </p>
          <p className={styles['note']}>
            <Stars score={rating} count={highestRating} label={reviewWords.stars} />
            <When review={review} />
          </p>
        </div>
      </header>
      {content.trim() ? <ReviewContent text={content.trim()} /> : <p className={styles['silent']}>{words.silent}</p>}
      {actions}
    </article>
  )
}

const When = ({ review: { createdDate, updatedDate } }: Pick<ReviewCardProps, 'review'>) => {
  const { clock } = useApplication()
  const text = relativeTime(createdDate, clock.now(), clock.timeZone())
  return (
    <>
      {text && createdDate && <time dateTime={createdDate}>{text}</time>}
      {updatedDate && <span>{words.edited}</span>}
    </>
  )
}
