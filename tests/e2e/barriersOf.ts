import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { wear } from './demo.ts'

/** Rules on colours; all other rules find the same in both themes. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Runs axe on the page or a part of it, by all its rules or by some, and returns what it finds. */
export const barriersOf = async (page: Page, within?: string, rules?: string[]) => {
  // The script of axe stays in the document. It reads no style sheets, which no enabled rule needs: that saves a third of the time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([selector, chosen]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector ?? document, {
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
        // Pages in frames are tested by themselves.
        iframes: false,
        ...(chosen && { runOnly: chosen }),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [within, rules] as const,
  )
}

/** Checks both themes with one load, since the page follows the system's theme. */
export const barriersInBothThemes = async (page: Page, within?: string) => {
  await wear(page, 'light')
  const light = await barriersOf(page, within)
  await wear(page, 'dark')
  return { light, dark: await barriersOf(page, within, ofColours) }
}

export const noneInBothThemes = { light: [], dark: [] }
