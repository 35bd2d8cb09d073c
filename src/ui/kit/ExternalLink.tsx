import { ExternalLink } from 'lucide'
import type { ComponentProps } from 'react'
import { leadsOutside, type LinkPolicy } from '../../domain/site/site.ts'
import { Icon } from './Icon.tsx'
import { SiteLink } from './links.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { laterCopy } from '../laterCopy.ts'
import styles from './ExternalLink.module.css'

interface GivenLinkProps extends Omit<ComponentProps<typeof SiteLink>, 'newTab'> {
  readonly links: LinkPolicy
}

/** Whose address comes with the data. One that leaves our hosts opens a tab of its own, and says so before it is followed. */
export const GivenLink = ({ links, children, ...link }: GivenLinkProps) => {
  const isOutside = leadsOutside(link.href, links, window.location.host)
  return (
    <SiteLink {...link} newTab={isOutside}>
      {children}
      {isOutside && (
        <>
          <Icon of={ExternalLink} size={16} className={styles['sign']} />
          <VisuallyHidden>{laterCopy.outside}</VisuallyHidden>
        </>
      )}
    </SiteLink>
  )
}
