import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { wear } from './demo.ts'

/** The rules that ask for colours; all others find the same in either theme. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page, or within a part of it, by all its rules or by some. */
export const barriersOf = async (page: Page, within?: string, rules?: string[]) => {
  // What is in order is not described, and nothing is asked of frames, of which there are none: a fifth of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules) axe.withRules(rules)
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** The page follows the system's theme: both are looked at on one load. */
export const barriersInBothThemes = async (page: Page, within?: string) => {
  await wear(page, 'light')
  const light = await barriersOf(page, within)
  await wear(page, 'dark')
  return { light, dark: await barriersOf(page, within, ofColours) }
}

export const noneInBothThemes = { light: [], dark: [] }
