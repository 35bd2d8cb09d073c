import { barriersInBothThemes, barriersOf, noneInBothThemes } from './barriersOf.ts'
import { expect, goInPlace, openView, openHome, switchTo, test, view } from './demo.ts'

test.use({ reusesPage: true })

test('neither a guest nor a learner meets a barrier, on a phone or a desktop, in light or dark colours', async ({ page }) => {
  for (const persona of ['guest', 'learner'])
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await openHome(page, { persona, motion: 'reduce' })
      expect(await barriersInBothThemes(page), `${persona}, ${width} px`).toEqual(noneInBothThemes)
    }
})

test('the dialogs and the light pages have no barrier either', async ({ page }) => {
  await openHome(page, { motion: 'reduce' })
  await page.getByRole('button', { name: '퀘스트 보기' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
  for (const [href, title] of [
    [view({ persona: 'teacher' }, '/ranking'), '랭킹'],
    [view({ persona: 'guest' }, '/no/such/page'), '앗, 길을 잃었어요'],
    ['/?persona=nobody', '시작할 수 없어요'],
  ] as const) {
    await goInPlace(page, href)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await barriersOf(page), title).toEqual([])
  }
})

test('nothing is wider than the page from 320 px, which also is 400 % zoom at 1280, to 1920, nor with text spaced as WCAG asks [F-100]', async ({
  page,
}) => {
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
  await openHome(page, { persona: 'guest' })
  for (const persona of ['guest', 'learner']) {
    await switchTo(page, { persona })
    for (const width of [1920, 1024, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(widest, `${persona}, ${width} px`).toBeLessThanOrEqual(width)
    }
  }
  await page.setViewportSize({ width: 360, height: 800 })
  // Adopted, because the policy of the page lets nobody write styles into it.
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet()
    spaced.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
    document.adoptedStyleSheets.push(Object.assign(spaced, { isOfTest: true }))
  })
  await expect(page.getByRole('main')).not.toHaveCSS('letter-spacing', 'normal')
  await expect.poll(widest, 'spaced out').toBeLessThanOrEqual(360)
})

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

test('the other pages have no barrier either, in light or dark', async ({ page }) => {
  for (const path of [
    '/course?page=1&order=DESC',
    '/course/1003/lesson',
    '/live/course?page=1&order=DESC',
    '/course/class/5005/lesson',
    '/ranking',
    '/my',
    '/ranking?period=WEEK',
    '/quest',
    '/course/1048/lesson/104807',
  ]) {
    // What is left of the page before does not count.
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-seen', ''))
    await openView(page, view({ motion: 'reduce' }, path))
    await page.locator('main[aria-busy="false"]:not([data-seen])').waitFor()
    expect(await barriersInBothThemes(page), path).toEqual(noneInBothThemes)
  }
})
