import { createContext, useContext } from 'react'

/** Which links this app answers itself, and under which address. */
export interface SiteRoutes {
  isOwn(href: string): boolean
  /** The address to show for a link: the demo carries its parameters along, production changes nothing. */
  addressOf(href: string): string
}

export const SiteRoutesContext = createContext<SiteRoutes>({
  isOwn: (href) => href === '/' || href === '/quest',
  addressOf: (href) => href,
})

export const useSiteRoutes = () => useContext(SiteRoutesContext)
