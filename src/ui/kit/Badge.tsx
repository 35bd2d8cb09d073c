import type { ReactNode } from 'react'
import styles from './Badge.module.css'

export type BadgeTone = 'primary' | 'warning' | 'danger' | 'success' | 'neutral'

interface BadgeProps {
  readonly tone: BadgeTone
  /** Set this for a badge on a picture: it gets the surface colour as background instead of a tint. */
  readonly onPicture?: boolean
  /** Swaps text and background colour, so that the badge is not overlooked. */
  readonly isLoud?: boolean
  readonly children: ReactNode
}

export const Badge = ({ tone, onPicture = false, isLoud = false, children }: BadgeProps) => (
  <span className={styles['badge']} data-tone={tone} data-on-picture={onPicture || undefined} data-loud={isLoud || undefined}>
    {children}
  </span>
)
