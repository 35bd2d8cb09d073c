import { expect, openHome, section, test, unchanged, view } from './demo.ts'

test.use({ reusesPage: 'loaded' })

test('an unknown value is told in words, with what would have been understood; a slow backend delays the lists, not the page', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/?persona=nobody&latency=fast')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('시작할 수 없어요')
  await expect(page.getByRole('main')).toContainText('persona=nobody')
  await expect(page.getByRole('main')).toContainText('guest, pending, newcomer, learner')
  await expect(page.getByRole('main')).toContainText('latency=fast')
  // This latency is longer than any machine takes to render the page.
  await page.goto(view({ latency: '60000' }))
  await expect(section(page, 'top-banner')).toBeVisible()
  await expect(section(page, 'categories')).toBeVisible()
  await expect(section(page, 'courses')).toHaveCount(0)
})

test('the same address gives the same page, every time, and its width changes neither data nor number [F-081] [S-328]', {
  tag: '@all',
}, async ({ page }) => {
  const html = async () => (await page.locator('#page-frame').innerHTML()).replace(/_r_\w+_/g, '')
  const open = (seed: string) => openHome(page, { seed, motion: 'reduce' })
  // The banner's film and the cards beside the view are drawn after the lists.
  const drawn = async () => {
    await expect(page.getByRole('button', { name: '시연 영상 재생' })).toBeVisible()
    await unchanged(html, { intervals: [500] })
    return html()
  }
  await open('7')
  const first = await drawn()
  await open('7')
  expect(await drawn()).toBe(first)
  await open('8')
  expect(await drawn()).not.toBe(first)
  const texts = async () => (await section(page, 'problems').innerText()).replace(/\s+/g, '')
  const before = await texts()
  await page.setViewportSize({ width: 500, height: 900 })
  expect(await texts()).toBe(before)
})
