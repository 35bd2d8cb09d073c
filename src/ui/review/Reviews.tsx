import { useEffect } from 'react'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import { OfferSection } from '../offer/OfferSection.tsx'
import type { MayWrite } from './mayWrite.ts'
import { OwnReview } from './OwnReview.tsx'
import { RatingHead } from './RatingHead.tsx'
import { ReviewList } from './ReviewList.tsx'
import styles from './Reviews.module.css'
import { reviewWords } from './reviewWords.ts'
import { useOwnReview } from './useOwnReview.ts'
import { useReviewRating } from './useReviewRating.ts'

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
