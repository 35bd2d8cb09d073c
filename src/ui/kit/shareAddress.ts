import { withBasePath } from './basePath.ts'
import { useSiteRoutes } from './links.tsx'

/** The whole address of a page, for somebody else to open. */
export const useShareAddress = () => {
  const routes = useSiteRoutes()
  return (href: string): string => {
    const address = withBasePath(routes.toLocation(routes.demo?.hrefForOthers(href) ?? href))
    return new URL(address, window.location.href).href
  }
}
