import type { Page } from '@playwright/test'
import { channelLabels } from '../../mock-server/demoChannels.ts'
import { barriersInBothThemes, barriersOf, noneInBothThemes } from './barriersOf.ts'
import { expect, goInPlace, openHome, openShortHome, section, switchTo, test, view } from './demo.ts'
import { goOn, pageAddresses } from './pageAddresses.ts'
import { cutTexts, spaceOut } from './textSpacing.ts'

// Each kind of page is checked once, in the page of the test before: by axe, in the dark theme, for its width and with text spacing.
test.use({ reusesPage: true })

const widths = [320, 768, 1024, 1920]

const isNoWider = async (page: Page, name: string) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width} px`).toBeLessThanOrEqual(width)
  }
}

/**
 * Checks the open page: no violations in the light theme or by the colours of the dark one, not wider than the window, and no text cut off
 * by text spacing.
 */
const looksRight = async (page: Page, name: string) => {
  await isNoWider(page, name)
  await page.setViewportSize({ width: 360, height: 900 })
  expect.soft(await barriersInBothThemes(page), name).toEqual(noneInBothThemes)
  await spaceOut(page)
  await expect.soft.poll(() => cutTexts(page), `${name}, spaced out`).toEqual([])
  await expect.soft.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${name}, spaced out`).toBeLessThanOrEqual(360)
}

const parts = 6

for (const part of Array.from({ length: parts }, (_, at) => pageAddresses.filter((__, index) => index % parts === at)))
  test(`${part.map(([name]) => name).join(', ')} have no barrier in light or dark, fit every window, and bear spaced text [F-100]`, async ({
    page,
  }) => {
    await openShortHome(page, { motion: 'reduce' })
    for (const [name, path, parameters] of part)
      await test.step(name, async () => {
        await goOn(page, view({ motion: 'reduce', ...parameters }, path))
        await looksRight(page, name)
      })
  })

test('the home page looks right for a guest [S-005] [F-100]', async ({ page }) => {
  await openHome(page, { persona: 'guest', motion: 'reduce' })
  await looksRight(page, 'a guest')
})

test('and on every channel in its own colour, for a guest, a teacher and a firm [S-005] [F-100]', { tag: '@all' }, async ({ page }) => {
  await openHome(page, { persona: 'guest', motion: 'reduce' })
  for (const [at, channel] of channelLabels.entries())
    await test.step(channel, async () => {
      const persona = ['teacher', 'enterprise', 'guest'][at % 3] ?? 'teacher'
      await switchTo(page, { channel, persona, device: 'mobile', motion: 'reduce' })
      await looksRight(page, channel)
    })
})

test('dialogs, the chat and an address that nobody understands have no barrier [S-102] [S-105] [S-010]', async ({ page }) => {
  await openShortHome(page, { channel: 'haeon', device: 'desktop', motion: 'reduce' })
  await section(page, 'live-inquiry').getByRole('button').click()
  await expect(page.getByRole('log')).toBeVisible()
  expect.soft(await barriersInBothThemes(page), 'chat').toEqual(noneInBothThemes)
  for (const persona of ['pending', 'newcomer']) {
    await switchTo(page, { channel: 'pado', persona, motion: 'reduce' })
    await expect(page.getByRole('dialog')).toBeVisible()
    if (persona === 'newcomer') await page.getByRole('radio', { name: '여자' }).click()
    expect.soft(await barriersInBothThemes(page), persona).toEqual(noneInBothThemes)
  }
  await switchTo(page, { motion: 'reduce' })
  await page.getByRole('button', { name: '퀘스트 보기' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await barriersInBothThemes(page), 'quests').toEqual(noneInBothThemes)
  for (const [href, title] of [
    [view({ persona: 'guest' }, '/no/such/page'), '앗, 길을 잃었어요'],
    ['/?persona=nobody', '시작할 수 없어요'],
  ] as const) {
    await goInPlace(page, href)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect.soft(await barriersOf(page), title).toEqual([])
  }
})
