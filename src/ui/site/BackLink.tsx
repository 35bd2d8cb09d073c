import { ChevronLeft } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import styles from './BackLink.module.css'

/** Renders the link back to the parent page, above the heading. */
export const BackLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <SiteLink href={href} className={styles['back']}>
    <Icon icon={ChevronLeft} size={20} />
    {children}
  </SiteLink>
)
