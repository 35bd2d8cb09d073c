import { withBasePath } from './basePath.ts'
import { useSiteRoutes } from './links.tsx'

/** Returns a function that builds the full address of a page, to share it. */
export const useShareAddress = () => {
  const routes = useSiteRoutes()
  return (href: string): string => {
    const address = withBasePath(routes.toLocation(routes.demo?.hrefForOthers(href) ?? href))
    return new URL(address, window.location.href).href
  }
}
