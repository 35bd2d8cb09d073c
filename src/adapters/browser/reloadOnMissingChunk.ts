const reloadedVersionKey = 'reloaded-version'

type BrowserWindow = Pick<Window, 'addEventListener' | 'sessionStorage' | 'location' | 'fetch'>

/**
 * After a deploy, a chunk of the running version may be gone. If the site answers, the page is loaded again, once for each version (F-113).
 * If that does not help, the part that needed the chunk shows the failure. Chunks that fail together count as one attempt; an attempt
 * without a network or with a failing server does not count.
 */
export function reloadOnMissingChunk(page: BrowserWindow, version: string, homeUrl: string): void {
  const listen = () => {
    const tried = () => reloadOnce(page, version, homeUrl).catch(() => {})
    page.addEventListener('vite:preloadError', () => void tried().then(listen), { once: true })
  }
  listen()
}

async function reloadOnce(page: BrowserWindow, version: string, home: string) {
  // Throws without storage: a reload that is not remembered would repeat.
  if (page.sessionStorage.getItem(reloadedVersionKey) === version || !(await page.fetch(home, { method: 'HEAD' })).ok) return
  page.sessionStorage.setItem(reloadedVersionKey, version)
  page.location.reload()
}
