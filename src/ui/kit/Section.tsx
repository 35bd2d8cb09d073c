import type { ComponentProps, ReactNode } from 'react'
import { copy } from '../copy.ts'
import { SiteLink } from './links.tsx'
import { Skeleton } from './Skeleton.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Section.module.css'

interface SectionTitleProps {
  readonly title: string
  readonly id?: string | undefined
  /** Text after the title, such as a count. */
  readonly note?: ReactNode
}

/** Renders the title of a section. At most two lines are visible, because channels can choose their titles. */
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

/** Renders the ‘see all’ link of a section; screen readers also get the section's title. */
export const SeeAllLink = ({ title: of, href }: { readonly title: string; readonly href: string }) => (
  <SiteLink href={href} className={styles['seeAll']}>
    <VisuallyHidden>{of} </VisuallyHidden>
    {copy.frame.seeAll}
  </SiteLink>
)

/** Renders the placeholder of a section's heading; without text, because the section may turn out to be empty. */
export const SkeletonHeading = () => (
  <div className={styles['row']}>
    <Skeleton width="11em" height={22} />
  </div>
)
