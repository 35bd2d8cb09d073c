import type { Locator } from '@playwright/test'
import { expect, goInPlace, openHome, section, test, view } from './demo.ts'

test.use({ reusesPage: true })

const firstLink = (page: Parameters<typeof section>[0], id: string) =>
  section(page, id).locator('[aria-roledescription="슬라이드"] a, li a, article a').first()

test('each card is one link, in this tab, and leads where its kind lives [S-109] [S-110] [S-112] [S-113] [S-117]', async ({ page }) => {
  await openHome(page)
  for (const [id, href] of [
    ['courses', /^\/course\/[^/]+\/lesson$/],
    ['classes', /^\/course\/class\/[^/]+\/lesson$/],
    ['live-classes', /^\/course\/(class\/)?[^/]+\/lesson$/],
    ['news', /^\/blog\/[^/]+$/],
  ] as const) {
    await expect(firstLink(page, id), id).toHaveAttribute('href', href)
    await expect(firstLink(page, id), id).not.toHaveAttribute('target', '_blank')
    const links = await section(page, id)
      .locator('article')
      .evaluateAll((cards) => cards.map((card) => card.querySelectorAll('a').length))
    expect(links, id).toEqual(links.map(() => 1))
  }
  await expect(section(page, 'problems').locator('a[href^="/learn/problem/"]').first()).toHaveAttribute('href', /^\/learn\/problem\/\d+$/)
  await expect(section(page, 'problems').locator('a[href^="/learn/block/"]').first()).toHaveAttribute('href', /^\/learn\/block\/\d+$/)
})

test('전체보기 of a section leads to the whole of what it shows', async ({ page }) => {
  await openHome(page)
  for (const [id, href] of [
    ['live-classes', '/live/course?page=1&order=DESC'],
    ['classes', '/course?tab=class&page=1&order=DESC'],
    ['courses', '/course?page=1&order=DESC'],
    ['problems', '/problem?page=1&order=DESC'],
    ['news', '/blog?page=1&order=DESC'],
  ] as const) {
    await expect(section(page, id).getByRole('link', { name: /전체보기/ }), id).toHaveAttribute('href', href)
  }
})

test("a channel's card leads to the channel's own domain [S-118]", async ({ page }) => {
  await openHome(page)
  const href = (await firstLink(page, 'channels').getAttribute('href')) ?? ''
  expect(new URL(href).hostname).toMatch(/^[a-z0-9-]+\.localhost$/)
})

test('a course card shows all it should: eight things and the badge where it belongs [S-119] [S-121] [S-122] [S-214]', async ({ page }) => {
  await openHome(page, { motion: 'reduce' })
  const cards = section(page, 'courses').locator('article')
  const first = cards.first()
  await expect(first.getByRole('heading', { level: 3 })).not.toBeEmpty()
  await expect(first.locator('img[src*="/thumb/"]')).toBeVisible()
  await expect(first.getByText(/[가-힣]+ .+[.!?]$/)).toBeVisible()
  await expect(first.locator('[title="파도코딩클럽"]')).toHaveText('파도코딩클럽')
  await expect(first).toContainText(/난이도 (입문|기초|중급|고급)/)
  await expect(first.getByRole('img', { name: /평점/ })).toBeVisible()
  await expect(first).toContainText(/무료|원|포인트/)
  await expect(first).toContainText('선생님')
  await expect(first.getByText('학생 권한 이상')).toBeVisible()
  expect(await cards.filter({ hasNotText: '학생 권한 이상' }).count()).toBeGreaterThan(0)
})

test('classes show their capacity, courses do not [S-123] [S-320] [S-321] [S-322]', async ({ page }) => {
  await openHome(page)
  await expect(
    section(page, 'classes')
      .getByText(/^정원 (1명|2~3명|\d+명)$/)
      .first(),
  ).toBeVisible()
  await expect(section(page, 'courses').getByText(/^정원/)).toHaveCount(0)
})

test('costs read as free, points with their coin, or won [S-317] [S-318] [S-319]', async ({ page }) => {
  await openHome(page)
  const prices = await page
    .locator('article [data-kind]')
    .evaluateAll((all) => all.map((price) => [price.getAttribute('data-kind'), price.textContent]))
  const text = (kind: string) => prices.find(([found]) => found === kind)?.[1]
  expect(text('free')).toBe('무료')
  expect(text('cash')).toMatch(/^[\d,]+원$/)
  expect(text('point')).toMatch(/[\d,]+$/)
})

test('prices of a row stand on one line, whatever the titles do', async ({ page }) => {
  await openHome(page, { content: 'hostile', motion: 'reduce' })
  for (const id of ['courses', 'live-classes', 'classes']) {
    const bottoms = await section(page, id)
      .locator('[aria-roledescription="슬라이드"]:not([inert]) article [data-kind]')
      .evaluateAll((prices) => prices.map((price) => Math.round(price.getBoundingClientRect().bottom)))
    expect(new Set(bottoms).size, id).toBe(1)
  }
})

test('a picture that does not come gives way to the next best one, once [S-120] [S-124] [A-71]', async ({ page }) => {
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

test('hostile data shows as text, runs nothing and breaks nothing [F-027] [F-030] [F-031] [F-032] [F-034] [F-047] [F-054]', async ({
  page,
}) => {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await openHome(page, { content: 'hostile', motion: 'reduce' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
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
  expect(await columns(news)).toBe(2)
  await page.setViewportSize({ width: 639, height: 900 })
  expect(await columns(news)).toBe(1)
  await goInPlace(page, view({}, '/course?page=1&order=DESC'))
  const courses = page.getByRole('main').getByRole('article')
  await expect(courses).toHaveCount(20)
  expect(await columns(courses)).toBe(1)
  for (const width of [640, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await columns(courses), `${width} px`).toBe(2)
  }
})
