const reloadedVersionKey = 'reloaded-version'

type BrowserWindow = Pick<Window, 'addEventListener' | 'sessionStorage' | 'location' | 'fetch'>

/**
 * After a deploy, a chunk of the version that runs here may be gone: if the site answers, its page is loaded anew, once for each
 * version (F-113). What the chunk was for says so where that did not help. Chunks that fail together are one try; a try that came
 * to nothing, without a network or with a server at rest, leaves the next one open.
 */
export function reloadOnMissingChunk(page: BrowserWindow, version: string, homeUrl: string): void {
  const listen = () => {
    const tried = () => reloadOnce(page, version, homeUrl).catch(() => {})
    page.addEventListener('vite:preloadError', () => void tried().then(listen), { once: true })
  }
  listen()
}

const reloadOnce = async (page: BrowserWindow, version: string, home: string) => {
  // Where nothing can be stored, nobody would know that it was tried.
  if (page.sessionStorage.getItem(reloadedVersionKey) === version || !(await page.fetch(home, { method: 'HEAD' })).ok) return
  page.sessionStorage.setItem(reloadedVersionKey, version)
  page.location.reload()
}
