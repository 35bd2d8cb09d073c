import { expect, openShortHome, test, view } from './demo.ts'
import { goOn, pageAddresses } from './pageAddresses.ts'

const parts = 3

for (const part of Array.from({ length: parts }, (_, at) => pageAddresses.filter((__, index) => index % parts === at)))
  test(`names and titles of three hundred letters make no page wider than a phone: ${part.map(([name]) => name).join(', ')} [F-100]`, {
    tag: '@all',
  }, async ({ page }) => {
    // The page reads all its answers by JSON.parse.
    await page.addInitScript(() => {
      const { parse } = JSON
      const names = new Set(['nickname', 'title', 'name', 'channelName', 'teacherName'])
      JSON.parse = (text, reviver) => {
        const lengthened = parse(text, (key, value) => (names.has(key) && typeof value === 'string' ? value + 'n'.repeat(300) : value))
        return reviver === undefined ? lengthened : parse(JSON.stringify(lengthened), reviver)
      }
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await openShortHome(page, { motion: 'reduce' })
    for (const [name, path, parameters] of part)
      await test.step(name, async () => {
        await goOn(page, view({ motion: 'reduce', ...parameters }, path))
        const width = () => page.evaluate(() => document.documentElement.scrollWidth)
        await expect.soft.poll(width, { message: name, timeout: 5_000 }).toBeLessThanOrEqual(390)
      })
  })
