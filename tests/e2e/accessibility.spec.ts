import AxeBuilder from '@axe-core/playwright'
import { expect, openHome, settled, test, view } from './demo.ts'

const views = [
  { name: 'a guest', persona: 'guest' },
  { name: 'a learner', persona: 'learner' },
] as const

for (const { name, persona } of views) {
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      test(`${name} meets no barrier at ${width} px in ${theme} colours`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: theme })
        await page.setViewportSize({ width, height: 900 })
        await openHome(page, { persona, motion: 'reduce' })
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      })
    }
  }
}

test('the dialogs and the light pages have no barrier either', async ({ page }) => {
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  }
  await openHome(page, { motion: 'reduce' })
  await page.getByRole('button', { name: '퀘스트 보기' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check()
  for (const path of ['/ranking', '/no/such/page', '/?persona=nobody']) {
    await page.goto(path.includes('?') ? path : view({}, path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await check()
  }
})

for (const width of [320, 360, 768, 1024, 1920]) {
  test(`nothing is wider than a page of ${width} px, which also is 400 % zoom at 1280 [F-100]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const persona of ['guest', 'learner']) {
      await openHome(page, { persona })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}

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
      const style = getComputedStyle(element)
      const ring =
        style.outlineStyle !== 'none' ||
        getComputedStyle(element, '::after').outlineStyle !== 'none' ||
        element.closest('label, article, form')?.matches(':focus-within')
      return { key: `${[...document.querySelectorAll('*')].indexOf(element)}`, visible: Boolean(ring) }
    })
    if (!stop) break
    expect(stop.visible).toBe(true)
    reached.add(stop.key)
  }
  expect(reached.size).toBeGreaterThanOrEqual(reachable)
})

test('in forced colours the page still stands [F-100]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHome(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('text one may space as WCAG asks, nothing is lost sideways [F-100]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(view())
  await settled(page)
  await page.addStyleTag({
    content: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
