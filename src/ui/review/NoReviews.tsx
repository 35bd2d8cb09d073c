import type { ReactNode } from 'react'
import { CreatureArt } from '../art/CreatureArt.tsx'
import styles from './NoReviews.module.css'

interface NoReviewsProps {
  readonly text: string
  readonly note?: ReactNode
}

export const NoReviews = ({ text, note }: NoReviewsProps) => (
  <div className={styles['none']}>
    <CreatureArt creature="SEAHORSE" size={96} />
    <p className={styles['text']}>{text}</p>
    {note && <p>{note}</p>}
  </div>
)
