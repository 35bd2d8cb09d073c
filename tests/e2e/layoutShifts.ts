import type { Page } from '@playwright/test'

const watched = new WeakSet<Page>()

/** Starts to record layout shifts; call it before the page is opened. */
export const watchShifts = async (page: Page) => {
  if (watched.has(page)) return
  watched.add(page)
  await page.addInitScript(
    `window.__shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__shift += entry.value }).observe({ type: 'layout-shift', buffered: true })`,
  )
}

/** Returns the sum of the layout shifts so far that no input caused. */
export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { __shift: number }).__shift)
