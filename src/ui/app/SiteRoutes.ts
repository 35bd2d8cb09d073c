import { createContext, useContext } from 'react'
import { isOwnPage } from './pages.ts'

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
