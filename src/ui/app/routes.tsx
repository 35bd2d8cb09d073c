import { matchPath } from 'react-router-dom'
import { paths, platformPaths } from '../../domain/paths.ts'
import { lazyWithRetry } from '../kit/lazy.tsx'

/**
 * Whether an address, with whatever it asks for, is a page of this app. Everything else belongs to other parts of the platform, and so
 * do `platformPages`, the patterns that an installation leaves to them.
 */
export const isAppPage = (href: string, platformPages: readonly string[] = []): boolean => {
  const [path = ''] = href.split(/[?#]/)
  const matches = (pattern: string) => matchPath(pattern, path) !== null
  return Object.values(paths).some(matches) && ![...platformPaths, ...platformPages].some(matches)
}

/** All pages but the home page. Their table is outside the first load, so that a page more costs the home page nothing. */
export const LazyPages = lazyWithRetry(() => import('./pages.tsx').then((loaded) => loaded.Pages))

/** Starts to load the page at an address before anything is drawn. */
export async function preloadPage(path: string): Promise<void> {
  if (path === paths.home) return
  const { pageRoutes } = await import('./pages.tsx')
  await pageRoutes.find((row) => matchPath(row.path, path) !== null)?.Page.preload()
}
