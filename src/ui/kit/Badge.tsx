import type { ReactNode } from 'react'
import styles from './Badge.module.css'

export type BadgeTone = 'primary' | 'warning' | 'danger' | 'success' | 'neutral'

interface BadgeProps {
  readonly tone: BadgeTone
  /** For a place on a picture: the ground is the surface instead of a tint. */
  readonly onPicture?: boolean
  /** For what should not be overlooked: its colours change places. */
  readonly isLoud?: boolean
  readonly children: ReactNode
}

export const Badge = ({ tone, onPicture = false, isLoud = false, children }: BadgeProps) => (
  <span className={styles['badge']} data-tone={tone} data-on-picture={onPicture || undefined} data-loud={isLoud || undefined}>
    {children}
  </span>
)
