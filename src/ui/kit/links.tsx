import { type AnchorHTMLAttributes, createContext, type MouseEvent, type ReactNode, useContext, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { copy } from '../copy.ts'
import { inFolder, isOwnPage } from './pages.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Which links this app answers itself, and under which address. */
export interface SiteRoutes {
  isOwn(href: string): boolean
  /** The address to show for a link: the demo carries its parameters along, production changes nothing. */
  addressOf(href: string): string
  /** The other way round: the link that leads to an address of the page, without what the demo carries along. */
  hrefOf(address: string): string
  /** Who can be signed in by a click, and on which page of the platform. Nobody in production, which has a sign-in of its own. */
  readonly entrances: readonly Entrance[]
}

export interface Entrance {
  readonly at: string
  readonly label: string
  enter(): void
}

export const SiteRoutesContext = createContext<SiteRoutes>({
  isOwn: isOwnPage,
  addressOf: (href) => href,
  hrefOf: (address) => address,
  entrances: [],
})

export const useSiteRoutes = () => useContext(SiteRoutesContext)

/** Follows a link by script: within this app if the page is one of its own, else by leaving it. */
type Go = (href: string) => void

/** One for the whole app: a page has a hundred links, and the router's own hook would render each of them again with every change of the address. */
const GoContext = createContext<Go>((href) => window.location.assign(href))

export const useGo = (): Go => useContext(GoContext)

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

/** Stands inside the router. What it gives is the same for the app's whole life. */
export const GoProvider = ({ children }: { readonly children: ReactNode }) => {
  const navigate = useNavigate()
  const routes = useSiteRoutes()
  const go: Go = (href) => {
    if (routes.isOwn(href)) void navigate(routes.addressOf(href))
    else window.location.assign(routes.addressOf(href))
  }
  const latest = useRef(go)
  latest.current = go
  const lasting = useMemo((): Go => (href) => latest.current(href), [])
  return <GoContext value={lasting}>{children}</GoContext>
}
