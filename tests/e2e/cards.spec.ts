import type { Locator } from '@playwright/test'
import { expect, goInPlace, openHome, section, test, view } from './demo.ts'

test.use({ reusesPage: true })

const firstLink = (page: Parameters<typeof section>[0], id: string) =>
  section(page, id).locator('[aria-roledescription="슬라이드"] a, li a, article a').first()

test('each card is one link, in this tab, and leads where its kind lives; 전체보기 leads to the whole list [S-109] [S-110] [S-112] [S-113] [S-117] [S-118]', {
  tag: '@all',
}, async ({ page }) => {
  await openHome(page)
  for (const [id, href, all] of [
    ['courses', /^\/course\/[^/]+\/lesson$/, '/course?page=1&order=DESC'],
    ['classes', /^\/course\/class\/[^/]+\/lesson$/, '/course?tab=class&page=1&order=DESC'],
    ['live-classes', /^\/course\/(class\/)?[^/]+\/lesson$/, '/live/course?page=1&order=DESC'],
    ['news', /^\/blog\/[^/]+$/, '/blog?page=1&order=DESC'],
  ] as const) {
    await expect(firstLink(page, id), id).toHaveAttribute('href', href)
    await expect(firstLink(page, id), id).not.toHaveAttribute('target', '_blank')
    await expect(section(page, id).getByRole('link', { name: /전체보기/ }), id).toHaveAttribute('href', all)
    const links = await section(page, id)
      .locator('article')
      .evaluateAll((cards) => cards.map((card) => card.querySelectorAll('a').length))
    expect(links, id).toEqual(links.map(() => 1))
  }
  const problems = section(page, 'problems')
  await expect(problems.locator('a[href^="/learn/problem/"]').first()).toHaveAttribute('href', /^\/learn\/problem\/\d+$/)
  await expect(problems.locator('a[href^="/learn/block/"]').first()).toHaveAttribute('href', /^\/learn\/block\/\d+$/)
  await expect(problems.getByRole('link', { name: /전체보기/ })).toHaveAttribute('href', '/problem?page=1&order=DESC')
  // The card of a channel links to the channel's own domain.
  const channel = new URL((await firstLink(page, 'channels').getAttribute('href')) ?? '')
  expect(channel.hostname).toMatch(/^[a-z0-9-]+\.localhost$/)
  // Only restricted courses are marked as such; classes show their capacity, courses do not.
  const courses = section(page, 'courses').locator('article')
  await expect(courses.first().getByText('학생 권한 이상')).toBeVisible()
  await expect(courses.filter({ hasNotText: '학생 권한 이상' })).not.toHaveCount(0)
  await expect(section(page, 'classes').getByText(/^정원/)).not.toHaveCount(0)
  await expect(section(page, 'courses').getByText(/^정원/)).toHaveCount(0)
})

test('a picture that does not come gives way to the next best one, once [S-120] [S-124] [A-71]', { tag: '@all' }, async ({ page }) => {
  const asked: string[] = []
  await page.route('**/demo-pictures/thumb/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 200, contentType: 'image/svg+xml', body: 'not a picture' })
  })
  await openHome(page, { motion: 'reduce' })
  await section(page, 'courses').scrollIntoViewIfNeeded()
  await expect(section(page, 'courses').getByRole('group', { includeHidden: true })).toHaveCount(7)
  const picture = section(page, 'courses').locator('article img').first()
  await expect(picture).toHaveAttribute('src', /\/demo-pictures\/logo\//)
  await expect(page.locator('article img[src*="/demo-pictures/thumb/"]')).toHaveCount(0)
  const sofar = asked.length
  await page.waitForTimeout(500)
  expect(asked.length).toBe(sofar)
})

test('hostile data shows as text, runs nothing and breaks nothing; the prices of a row stand on one line all the same [F-027] [F-030] [F-031] [F-032] [F-034] [F-047] [F-054]', {
  tag: '@all',
}, async ({ page }) => {
  await openHome(page, { content: 'hostile', motion: 'reduce' })
  for (const id of ['courses', 'live-classes', 'classes']) {
    const bottoms = await section(page, id)
      .locator('[aria-roledescription="슬라이드"]:not([inert]) article [data-kind]')
      .evaluateAll((prices) => prices.map((price) => Math.round(price.getBoundingClientRect().bottom)))
    expect(new Set(bottoms).size, id).toBe(1)
  }
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
    expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0)
    expect(await page.evaluate(() => '__attacked' in window)).toBe(false)
    await expect(page.locator('main')).not.toContainText(/undefined|NaN|\[object/)
    await expect(page.locator('main').getByText('제목 없음').first()).toBeAttached()
  }
})

test('cards of the two-column grids stand in two columns from 640 px, in one below [S-125] [S-307] [A-81]', async ({ page }) => {
  const columns = (cards: Locator) =>
    cards.evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size)
  await openHome(page)
  const news = section(page, 'news').getByRole('listitem')
  await expect.poll(() => columns(news)).toBe(2)
  await page.setViewportSize({ width: 639, height: 900 })
  await expect.poll(() => columns(news)).toBe(1)
  await goInPlace(page, view({}, '/course?page=1&order=DESC'))
  const courses = page.getByRole('main').getByRole('article')
  await expect(courses).toHaveCount(20)
  await expect.poll(() => columns(courses)).toBe(1)
  for (const width of [640, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => columns(courses), `${width} px`).toBe(2)
  }
})
