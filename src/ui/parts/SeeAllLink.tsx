import { SiteLink } from '../app/SiteLink.tsx'
import { copy } from '../copy.ts'
import styles from './SectionHeading.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** ‘See all’ of a section; which one is said to those who cannot see it. */
export const SeeAllLink = ({ of, href }: { readonly of: string; readonly href: string }) => (
  <SiteLink href={href} className={styles['seeAll']}>
    <VisuallyHidden>{of} </VisuallyHidden>
    {copy.frame.seeAll}
  </SiteLink>
)
