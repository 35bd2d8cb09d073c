import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

interface SectionTitleProps {
  readonly title: string
  readonly id?: string | undefined
  /** Stands right after the title, for example a count. */
  readonly note?: ReactNode
}

/** Two lines at most are drawn of a title that a channel has chosen. */
export const SectionTitle = ({ title, id, note }: SectionTitleProps) => (
  <h2 id={id} className={styles['title']} title={title}>
    {title}
    {note && ' '}
    {note}
  </h2>
)
