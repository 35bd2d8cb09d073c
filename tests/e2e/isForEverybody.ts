import type { Page } from '@playwright/test'
import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect } from './demo.ts'

/** Checks that the page fits the narrowest phone and a desktop, without accessibility violations in either theme. */
export const isForEverybody = async (page: Page) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
    expect(await barriersInBothThemes(page, 'main'), `${width} px`).toEqual(noneInBothThemes)
  }
}
