import { channelLabels } from '../../mock-server/demoChannels.ts'
import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, openHome, openShortHome, section, switchTo, test } from './demo.ts'

test.use({ reusesPage: true })

const views = [
  ...channelLabels.map((channel) => ({ channel, width: 1440 })),
  ...(['haeon', 'narae'] as const).map((channel) => ({ channel, width: 360 })),
]

for (const { channel, width } of views) {
  test(`${channel} in its own colour has no barrier at ${width} px, in light or dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const given = { channel, device: width < 1024 ? 'mobile' : 'desktop', motion: 'reduce' }
    await openHome(page, { ...given, persona: 'teacher' })
    expect(await barriersInBothThemes(page), 'teacher').toEqual(noneInBothThemes)
  })
}

test('nor is there one for a guest, who finds a way in there', async ({ page }) => {
  await openHome(page, { channel: 'haeon', persona: 'guest', device: 'desktop', motion: 'reduce' })
  expect(await barriersInBothThemes(page)).toEqual(noneInBothThemes)
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
