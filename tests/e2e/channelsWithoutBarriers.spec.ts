import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { channelLabels } from '../../mock-server/DemoAddress.ts'
import { expect, openHome, section, test } from './demo.ts'

const barriersOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const views = [
  ...channelLabels.map((channel) => ({ channel, width: 1440 })),
  ...(['haeon', 'narae'] as const).map((channel) => ({ channel, width: 360 })),
]

for (const theme of ['light', 'dark'] as const) {
  for (const { channel, width } of views) {
    test(`${channel} in its own colour has no barrier at ${width} px in ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme })
      await page.setViewportSize({ width, height: 900 })
      const device = width < 1024 ? 'mobile' : 'desktop'
      for (const persona of ['teacher', 'guest']) {
        await openHome(page, { channel, persona, device, motion: 'reduce' })
        expect(await barriersOf(page)).toEqual([])
      }
    })
  }

  test(`the chat and the two first dialogs have no barrier in ${theme} [S-102] [S-105] [S-010]`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await openHome(page, { channel: 'haeon', device: 'desktop', motion: 'reduce' })
    await section(page, 'live-inquiry').getByRole('button').click()
    await expect(page.getByRole('log')).toBeVisible()
    expect(await barriersOf(page)).toEqual([])
    for (const persona of ['pending', 'newcomer']) {
      await openHome(page, { channel: 'pado', persona, motion: 'reduce' })
      await expect(page.getByRole('dialog')).toBeVisible()
      if (persona === 'newcomer') await page.getByRole('radio', { name: '여자' }).click()
      expect(await barriersOf(page)).toEqual([])
    }
  })
}

for (const channel of channelLabels) {
  test(`${channel} is never wider than the page, from 320 to 1920 px [F-100]`, async ({ page }) => {
    await openHome(page, { channel, persona: 'enterprise' })
    for (const width of [1920, 1024, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
    }
  })
}
