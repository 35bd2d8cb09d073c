import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import styles from './PictureCard.module.css'

interface PictureCardProps {
  /** A thumbnail; its place in the card is the card's affair. */
  readonly picture: ReactNode
  readonly children: ReactNode
  /** The last line of every card of a row, on one height. */
  readonly foot: ReactNode
  readonly 'aria-hidden'?: true
}

/** A card below its picture; beside it where the card is wide. */
export const PictureCard = ({ picture, children, foot, ...rest }: PictureCardProps) => (
  <Card {...rest}>
    <div className={styles['layout']}>
      {picture}
      <div className={styles['body']}>
        {children}
        <div className={styles['foot']}>{foot}</div>
      </div>
    </div>
  </Card>
)
