import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { wear } from './demo.ts'

/** What axe finds on the page, or within a part of it. */
export const barriersOf = async (page: Page, within?: string) => found(axeOn(page, within))

/** In both themes on one load: the tree is the same in the dark, only what has to stand out may not. */
export const barriersInBothThemes = async (page: Page, within?: string) => {
  await wear(page, 'light')
  const light = await barriersOf(page, within)
  await wear(page, 'dark')
  return { light, dark: await found(axeOn(page, within).withRules(['color-contrast', 'link-in-text-block'])) }
}

export const noneInBothThemes = { light: [], dark: [] }

// One run in one page: what it checks has no frames.
const axeOn = (page: Page, within?: string) => {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  return within === undefined ? axe : axe.include(within)
}

const found = async (axe: AxeBuilder) => {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
