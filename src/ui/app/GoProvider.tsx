import { type ReactNode, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSiteRoutes } from './SiteRoutes.ts'
import { type Go, GoContext } from './useGo.ts'

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
