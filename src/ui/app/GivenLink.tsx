import { ExternalLink } from 'lucide'
import type { ComponentProps } from 'react'
import { leadsOutside } from '../../domain/site/leadsOutside.ts'
import type { LinkPolicy } from '../../domain/site/LinkPolicy.ts'
import { laterCopy } from '../laterCopy.ts'
import { Icon } from '../parts/Icon.tsx'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import styles from './GivenLink.module.css'
import { SiteLink } from './SiteLink.tsx'

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
