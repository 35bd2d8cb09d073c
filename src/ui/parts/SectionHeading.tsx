import type { ReactNode } from 'react'
import { SiteLink } from '../app/SiteLink.tsx'
import { copy } from '../copy.ts'
import styles from './SectionHeading.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface SectionHeadingProps {
  readonly title: string
  readonly id?: string
  /** Stands right after the title, for example a count. */
  readonly note?: ReactNode
  readonly action?: ReactNode
}

export const SectionHeading = ({ title, id, note, action }: SectionHeadingProps) => (
  <div className={styles['row']}>
    <SectionTitle title={title} id={id} note={note} />
    {action}
  </div>
)

/** Two lines at most are drawn of a title that a channel has chosen. */
export const SectionTitle = ({ title, id, note }: Pick<SectionHeadingProps, 'title' | 'note'> & { readonly id?: string | undefined }) => (
  <h2 id={id} className={styles['title']} title={title}>
    {title}
    {note && ' '}
    {note}
  </h2>
)

/** ‘See all’ of a section; which one is said to those who cannot see it. */
export const SeeAllLink = ({ of, href }: { readonly of: string; readonly href: string }) => (
  <SiteLink href={href} className={styles['seeAll']}>
    <VisuallyHidden>{of} </VisuallyHidden>
    {copy.frame.seeAll}
  </SiteLink>
)
