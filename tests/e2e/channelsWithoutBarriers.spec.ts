import { channelLabels } from '../../mock-server/demoChannels.ts'
import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, openHome, openShortHome, section, switchTo, test } from './demo.ts'

test.use({ reusesPage: true })

test('no channel in its own colour has a barrier, wide or narrow, in light or dark, for who teaches or for a guest', async ({ page }) => {
  await openShortHome(page, { motion: 'reduce' })
  const views = [
    ...channelLabels.map((channel) => ({ channel, persona: 'teacher', width: 1440 })),
    ...['haeon', 'narae'].map((channel) => ({ channel, persona: 'teacher', width: 360 })),
    { channel: 'haeon', persona: 'guest', width: 1440 },
  ]
  for (const { channel, persona, width } of views) {
    await test.step(`${channel}, ${persona}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await switchTo(page, { channel, persona, device: width < 1024 ? 'mobile' : 'desktop', motion: 'reduce' })
      expect(await barriersInBothThemes(page)).toEqual(noneInBothThemes)
    })
  }
})

test('the chat and the two first dialogs have no barrier, in light or dark [S-102] [S-105] [S-010]', async ({ page }) => {
  await openShortHome(page, { channel: 'haeon', device: 'desktop', motion: 'reduce' })
  await section(page, 'live-inquiry').getByRole('button').click()
  await expect(page.getByRole('log')).toBeVisible()
  expect(await barriersInBothThemes(page), 'chat').toEqual(noneInBothThemes)
  for (const persona of ['pending', 'newcomer']) {
    await switchTo(page, { channel: 'pado', persona, motion: 'reduce' })
    await expect(page.getByRole('dialog')).toBeVisible()
    if (persona === 'newcomer') await page.getByRole('radio', { name: '여자' }).click()
    expect(await barriersInBothThemes(page), persona).toEqual(noneInBothThemes)
  }
})

test('no channel is ever wider than the page, from 320 to 1920 px [F-100]', async ({ page }) => {
  await openHome(page, { persona: 'enterprise' })
  for (const channel of channelLabels) {
    await switchTo(page, { channel, persona: 'enterprise' })
    for (const width of [1920, 1024, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${channel}, ${width} px`)
        .toBeLessThanOrEqual(width)
    }
  }
})
