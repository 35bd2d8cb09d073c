import { useNavigate } from 'react-router-dom'
import { useSiteRoutes } from './SiteRoutes.ts'

/** Follows a link of the page by script: within this app where it can, else by leaving it. */
export const useGo = (): ((href: string) => void) => {
  const navigate = useNavigate()
  const routes = useSiteRoutes()
  return (href) => {
    if (routes.isOwn(href)) void navigate(routes.addressOf(href))
    else window.location.assign(routes.addressOf(href))
  }
}
