import { reloadedVersionKey } from '../../application/platform.ts'

type BrowserWindow = Pick<Window, 'addEventListener' | 'sessionStorage' | 'location' | 'fetch'>

/**
 * After a deploy, a chunk of the running version may be gone. If the site answers, the page is loaded again, once for each version (F-113).
 * If that does not help, the part that needed the chunk shows the failure. Chunks that fail together count as one attempt; an attempt
 * without a network or with a failing server does not count. A page that holds what the device could not store is not loaded again.
 */
export function reloadOnMissingChunk(page: BrowserWindow, version: string, homeUrl: string, losesNothing: () => boolean): void {
  const reloadOnce = async () => {
    // Throws without storage: a reload that is not remembered would repeat.
    const isTried = page.sessionStorage.getItem(reloadedVersionKey) === version
    if (isTried || !losesNothing() || !(await page.fetch(homeUrl, { method: 'HEAD' })).ok) return
    page.sessionStorage.setItem(reloadedVersionKey, version)
    page.location.reload()
  }
  const listen = () =>
    page.addEventListener(
      'vite:preloadError',
      () =>
        void reloadOnce()
          .catch(() => {})
          .then(listen),
      { once: true },
    )
  listen()
}
