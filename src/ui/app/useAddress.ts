import { startTransition, useMemo, useOptimistic } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useSiteRoutes } from './SiteRoutes.ts'

export interface Address {
  readonly parameters: URLSearchParams
  /** Whether one came here by the browser's own way back or forward, or has just opened it. */
  readonly isReturn: boolean
  /** Another wish to the same page; with `replace` there is no way back to the one before. */
  ask(href: string, options?: { readonly replace?: boolean }): void
}

/**
 * For pages whose only state is their address. What is asked for counts at once; the router takes its time to say so,
 * and a box that is ticked must not come undone in between.
 */
export const useAddress = (): Address => {
  const location = useLocation()
  const [search, setSearch] = useOptimistic(location.search)
  const cameByHistory = useNavigationType() === NavigationType.Pop
  const navigate = useNavigate()
  const routes = useSiteRoutes()
  const parameters = useMemo(() => new URLSearchParams(search), [search])
  const ask: Address['ask'] = (href, options) =>
    startTransition(() => {
      const address = routes.addressOf(href)
      setSearch(/\?[^#]*/.exec(address)?.[0] ?? '')
      void navigate(address, options)
    })
  return { parameters, isReturn: cameByHistory && search === location.search, ask }
}
