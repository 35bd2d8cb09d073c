import { expect, openHome, test } from './demo.ts'

test.use({ reusesPage: true })

test('the whole page can be walked by keyboard, forwards, with visible focus, and out again [F-099]', async ({ page }) => {
  await openHome(page, { motion: 'reduce' })
  const reachable = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), summary')].filter(
        (element) => !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
      ).length,
  )
  const reached = new Set<string>()
  for (let step = 0; step < reachable + 5; step++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      if (!element || element === document.body) return null
      const bearers = [element, element.closest('label'), element.closest('article'), element.closest('form')]
      const hasRing = bearers.some(
        (bearer) => bearer && [null, '::after'].some((part) => getComputedStyle(bearer, part).outlineStyle !== 'none'),
      )
      return { key: `${[...document.querySelectorAll('*')].indexOf(element)}`, hasRing, html: element.outerHTML.slice(0, 200) }
    })
    if (!stop) break
    expect(stop.hasRing, stop.html).toBe(true)
    reached.add(stop.key)
  }
  expect(reached.size).toBeGreaterThanOrEqual(reachable)
})

test('in forced colours the page still stands: buttons have an edge, bars a filling [F-100]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHome(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: '퀘스트 보기' })).toHaveCSS('border-top', /^1px solid/)
  const [bar, filling] = await page
    .getByRole('progressbar')
    .first()
    .evaluate((element) => [element, element.firstElementChild ?? element].map((part) => getComputedStyle(part).backgroundColor))
  expect(filling).not.toBe(bar)
})
