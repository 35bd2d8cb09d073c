import { Button } from '../parts/Button.tsx'
import styles from './ReviewsFailed.module.css'
import { reviewWords } from './reviewWords.ts'

interface ReviewsFailedProps {
  readonly text: string
  retry(): void
}

/** One part of the reviews that could not be read; the others stand. */
export const ReviewsFailed = ({ text, retry }: ReviewsFailedProps) => (
  <div className={styles['failed']}>
    <p role="alert">{text}</p>
    <Button tone="soft" onClick={retry}>
      {reviewWords.retry}
    </Button>
  </div>
)
