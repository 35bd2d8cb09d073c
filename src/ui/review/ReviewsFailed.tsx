import { RetryButton } from '../kit/ActionButton.tsx'
import styles from './ReviewsFailed.module.css'

interface ReviewsFailedProps {
  readonly text: string
  retry(): Promise<unknown>
}

/** Replaces a part of the reviews that could not be loaded; the other parts stay. */
export const ReviewsFailed = ({ text, retry }: ReviewsFailedProps) => (
  <div className={styles['failed']}>
    <p role="alert">{text}</p>
    <RetryButton tone="soft" retry={retry} />
  </div>
)
