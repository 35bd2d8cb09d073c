import { startTransition, useMemo, useOptimistic } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType, useParams } from 'react-router-dom'
import type { PathIdName } from '../../domain/paths.ts'
import { useSiteRoutes } from './links.tsx'

export interface UrlState {
  readonly parameters: URLSearchParams
  /** Whether this page was reached by the browser's back or forward button, or was just opened. */
  readonly isHistoryNavigation: boolean
  /** Navigates to the same page with other parameters; with `replace` no history entry is added. */
  navigate(href: string, options?: { readonly replace?: boolean }): void
}

/**
 * State that lives only in the address. A change applies at once: the router reports it a little later, and a ticked checkbox must not
 * flicker meanwhile.
 */
export const useUrlState = (): UrlState => {
  const location = useLocation()
  const [search, setSearch] = useOptimistic(location.search)
  const cameByHistory = useNavigationType() === NavigationType.Pop
  const navigate = useNavigate()
  const routes = useSiteRoutes()
  const parameters = useMemo(() => new URLSearchParams(search), [search])
  const ask: UrlState['navigate'] = (href, options) =>
    startTransition(() => {
      const address = routes.toLocation(href)
      setSearch(/\?[^#]*/.exec(address)?.[0] ?? '')
      void navigate(address, options)
    })
  return { parameters, isHistoryNavigation: cameByHistory && search === location.search, navigate: ask }
}

/** Returns the path of the current page. */
export const usePathname = (): string => useLocation().pathname

/** Returns the part of the address's fragment after `#` and a prefix, or null if there is none. */
export const useFragment = (prefix: string): string | null => {
  const { hash } = useLocation()
  return hash.startsWith(`#${prefix}`) ? hash.slice(prefix.length + 1) : null
}

/** Returns an identifier from the page's address, by the name that `paths` gives it. */
export const useRouteId = (name: PathIdName): string => useParams()[name] ?? ''
