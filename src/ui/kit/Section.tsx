import type { ComponentProps, ReactNode } from 'react'
import { copy } from '../copy.ts'
import { SiteLink } from './links.tsx'
import { Skeleton } from './Skeleton.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Section.module.css'

interface SectionTitleProps {
  readonly title: string
  readonly id?: string | undefined
  /** Follows the title, for example a count. */
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

interface SectionHeadingProps extends ComponentProps<typeof SectionTitle> {
  readonly action?: ReactNode
}

export const SectionHeading = ({ action, ...title }: SectionHeadingProps) => (
  <div className={styles['row']}>
    <SectionTitle {...title} />
    {action}
  </div>
)

/** ‘See all’ of a section; screen readers also get the section's title. */
export const SeeAllLink = ({ title: of, href }: { readonly title: string; readonly href: string }) => (
  <SiteLink href={href} className={styles['seeAll']}>
    <VisuallyHidden>{of} </VisuallyHidden>
    {copy.frame.seeAll}
  </SiteLink>
)

/** The place of a section's heading; without words, because the section may turn out to have nothing to show. */
export const SkeletonHeading = () => (
  <div className={styles['row']}>
    <Skeleton width="11em" height={22} />
  </div>
)
