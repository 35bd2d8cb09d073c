import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { copy } from '../copy.ts'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import { inFolder } from './inFolder.ts'
import { useSiteRoutes } from './SiteRoutes.ts'
import { useGo } from './useGo.ts'

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> {
  /** Written into the page exactly as given. */
  readonly href: string
  readonly newTab?: boolean
  readonly children: ReactNode
}

/**
 * A link that is always a real one (middle click, copy, no script). A plain click on a page of this app is answered
 * without leaving it; what belongs to another part of the platform is simply followed.
 */
export const SiteLink = ({ href, newTab = false, children, onClick, ...rest }: SiteLinkProps) => {
  const go = useGo()
  const routes = useSiteRoutes()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented) return
    if (newTab || !isPlainClick(event) || !routes.isOwn(href)) return lendAddress(event)
    event.preventDefault()
    go(href)
  }
  const lendAddress = (event: MouseEvent<HTMLAnchorElement>) =>
    lend(event.currentTarget, routes.isOwn(href) ? inFolder(routes.addressOf(href)) : routes.addressOf(href))
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onAuxClick={lendAddress}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {newTab && <VisuallyHidden>{copy.frame.newTab}</VisuallyHidden>}
    </a>
  )
}

/** For the one click that the browser is about to follow; what stands in the page is exact again afterwards. */
const lend = (link: HTMLAnchorElement, address: string) => {
  const written = link.getAttribute('href')
  if (written === null || written === address) return
  link.setAttribute('href', address)
  setTimeout(() => link.setAttribute('href', written))
}

const isPlainClick = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
