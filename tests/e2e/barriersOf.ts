import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { wear } from './demo.ts'

/** The rules that ask for colours; all others find the same in either theme. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page, or within a part of it, by all its rules or by some. */
export const barriersOf = async (page: Page, within?: string, rules?: string[]) => {
  // It stays in the document, and reads no style sheets, which none of the rules that are on asks for: a third of the time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([selector, chosen]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector ?? document, {
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
        // What they show is looked at by itself.
        iframes: false,
        ...(chosen && { runOnly: chosen }),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [within, rules] as const,
  )
}

/** The page follows the system's theme: both are looked at on one load. */
export const barriersInBothThemes = async (page: Page, within?: string) => {
  await wear(page, 'light')
  const light = await barriersOf(page, within)
  await wear(page, 'dark')
  return { light, dark: await barriersOf(page, within, ofColours) }
}

export const noneInBothThemes = { light: [], dark: [] }
