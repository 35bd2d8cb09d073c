import { ExternalLink } from 'lucide'
import type { ComponentProps } from 'react'
import { isExternalUrl, type LinkPolicy } from '../../domain/site/site.ts'
import { Icon } from './Icon.tsx'
import { SiteLink } from './links.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import styles from './ExternalLink.module.css'

interface ContentLinkProps extends Omit<ComponentProps<typeof SiteLink>, 'newTab'> {
  readonly links: LinkPolicy
}

/** Renders a link whose address comes from data. A link to another host opens a new tab, and says so. */
export const ContentLink = ({ links, children, ...link }: ContentLinkProps) => {
  const isExternal = isExternalUrl(link.href, links, window.location.host)
  return (
    <SiteLink {...link} newTab={isExternal}>
      {children}
      {isExternal && (
        <>
          <Icon icon={ExternalLink} size={16} className={styles['sign']} />
          <VisuallyHidden>{lazyCopy.outside}</VisuallyHidden>
        </>
      )}
    </SiteLink>
  )
}
