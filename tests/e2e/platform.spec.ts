import { barriersOf } from './barriersOf.ts'
import { expect, openHome, section, settled, test, view } from './demo.ts'

test('an article opens from the home page, and back returns there', async ({ page }) => {
  await openHome(page, { motion: 'reduce' })
  const link = section(page, 'news').locator('article').getByRole('link').first()
  const title = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(await barriersOf(page)).toEqual([])
  await page.goBack()
  await expect(section(page, 'news')).toHaveCount(1)
})

for (const path of ['/terms', '/privacy', '/support']) {
  test(`${path} has something to read, on a small phone too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(view({ persona: 'guest' }, path))
    await settled(page)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await barriersOf(page)).toEqual([])
  })
}
