import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { copy } from '../copy.ts'
import { withBasePath } from './basePath.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Tells which links this app handles itself, and under which address. */
export interface SiteRoutes {
  isAppPage(href: string): boolean
  /** Returns the address to show for a link: the demo adds its parameters, production changes nothing. */
  toLocation(href: string): string
  /** Returns the link of a page address, without the demo's parameters. It is the inverse of `toLocation`. */
  fromLocation(address: string): string
  /** Features that only the demo has; null in production. */
  readonly demo: DemoSite | null
}

/** The platform around the app, which the demo imitates. */
export interface DemoSite {
  /** Pages at the addresses of other parts of the platform. */
  readonly Pages: ComponentType<{ readonly notFound: ReactNode }>
  /** Switches to another visitor and continues at a page of the site. */
  enterAs(visitor: DemoVisitor, href: string): void
  /** Returns a link for other people, who open it as another visitor than the one who made it. */
  hrefForOthers(href: string): string
  /** Returns the address of a demo academy with this name and colour. Rejects where the demo cannot make one. */
  brandLink(brand: DemoBrand): Promise<string>
}

/** A name and a colour that a buyer tries out for an academy. */
export interface DemoBrand {
  readonly channelName: string
  /** The colour as #rrggbb. */
  readonly brandColor: string
}

export type DemoVisitor = 'learner' | 'newcomer' | 'teacher' | 'operator' | 'guest'

export const SiteRoutesContext = createContext<SiteRoutes>({
  isAppPage: () => false,
  toLocation: (href) => href,
  fromLocation: (address) => address,
  demo: null,
})

export const useSiteRoutes = () => useContext(SiteRoutesContext)

/** Navigates to a link by script: through the router for a page of this app, else by leaving the app. */
type FollowLink = (href: string) => void

/** A single context for the whole app: the router's hook would re-render each of a page's hundred links after every navigation. */
const FollowLinkContext = createContext<FollowLink>((href) => window.location.assign(href))

export const useFollowLink = (): FollowLink => useContext(FollowLinkContext)

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> {
  /** The link as it is written into the page, unchanged. */
  readonly href: string
  readonly newTab?: boolean
  readonly children: ReactNode
}

/**
 * A real link (middle click, copy, no script). The router handles a plain click on a page of this app; the browser follows the others
 * (A-88).
 */
export const SiteLink = ({ href, newTab = false, children, onClick, ...rest }: SiteLinkProps) => {
  const go = useFollowLink()
  const routes = useSiteRoutes()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented) return
    if (newTab || !isPlainClick(event) || !routes.isAppPage(href)) return setFullHref(event)
    event.preventDefault()
    go(href)
  }
  const setFullHref = (event: MouseEvent<HTMLAnchorElement>) =>
    setHrefForClick(event.currentTarget, routes.isAppPage(href) ? withBasePath(routes.toLocation(href)) : routes.toLocation(href))
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onAuxClick={setFullHref}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {newTab && <VisuallyHidden>{copy.frame.newTab}</VisuallyHidden>}
    </a>
  )
}

/** Changes the address for a click that the browser follows, and restores the written address afterwards. */
const setHrefForClick = (link: HTMLAnchorElement, address: string) => {
  const written = link.getAttribute('href')
  if (written === null || written === address) return
  link.setAttribute('href', address)
  setTimeout(() => link.setAttribute('href', written))
}

const isPlainClick = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Must be rendered inside the router. The provided value never changes. */
export const FollowLinkProvider = ({ children }: { readonly children: ReactNode }) => {
  const navigate = useNavigate()
  const routes = useSiteRoutes()
  const follow: FollowLink = (href) => {
    if (routes.isAppPage(href)) void navigate(routes.toLocation(href))
    else window.location.assign(routes.toLocation(href))
  }
  const latest = useRef(follow)
  latest.current = follow
  const stableFollow = useMemo((): FollowLink => (href) => latest.current(href), [])
  return <FollowLinkContext value={stableFollow}>{children}</FollowLinkContext>
}
