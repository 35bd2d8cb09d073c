import { matchPath } from 'react-router-dom'
import { paths, platformPaths } from '../../domain/paths.ts'
import { lazyWithRetry } from '../kit/lazy.tsx'

/**
 * Tells whether an address, with its parameters, is a page of this app. All others belong to other parts of the platform, and so do
 * `platformPages`, patterns that an installation leaves to them.
 */
export const isAppPage = (href: string, platformPages: readonly string[] = []): boolean => {
  const [path = ''] = href.split(/[?#]/)
  const matches = (pattern: string) => matchPath(pattern, path) !== null
  return Object.values(paths).some(matches) && ![...platformPaths, ...platformPages].some(matches)
}

/** All pages but the home page. Their table is outside the first chunk, so that further pages cost the home page nothing. */
export const LazyPages = lazyWithRetry(() => import('./pages.tsx').then((loaded) => loaded.Pages))

/** Starts to load the page at an address before anything is rendered. */
export async function preloadPage(path: string): Promise<void> {
  if (path === paths.home) return
  const { pageRoutes } = await import('./pages.tsx')
  await pageRoutes.find((row) => matchPath(row.path, path) !== null)?.Page.preload()
}
