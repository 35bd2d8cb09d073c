import { expect, openHome, section, sectionsOf, switchTo, test } from './demo.ts'

test.use({ reusesPage: true })

test('there is a main column and a side column; narrow screens hide the side and say who is signed in below the banner [S-020] [S-021] [S-042] [S-101] [A-31]', {
  tag: '@all',
}, async ({ page }) => {
  await openHome(page)
  await expect(page.getByRole('main').locator('> :first-child')).toHaveAttribute('data-section', 'greeting')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('하늘님, 안녕하세요!')
  const side = page.getByRole('complementary')
  await expect(side.locator('[data-section]')).toHaveCount(2)
  const main = await page.getByRole('main').boundingBox()
  expect((await side.boundingBox())?.x).toBeGreaterThan((main?.x ?? 0) + (main?.width ?? 0))
  const card = section(page, 'user')
  for (const words of ['하늘', /Lv\.\d+/, /[\d,]+ \/ [\d,]+ XP/, '바다거북 3']) await expect(card).toContainText(words)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(side).toBeHidden()
  await expect(page.getByRole('heading', { name: '하늘', exact: true })).toBeVisible()
  await switchTo(page, { persona: 'guest' })
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible()
})

test('the main ranking lists the first five, three of them with a medal and a number of another colour [S-081] [S-308] [S-323] [S-324]', {
  tag: '@all',
}, async ({ page }) => {
  await openHome(page)
  const rows = section(page, 'main-ranking').getByRole('listitem')
  await expect(rows).toHaveCount(5)
  const colours = await rows
    .locator('[data-medal], [class*="rank"]:not([data-medal])')
    .evaluateAll((numbers) => numbers.map((number) => getComputedStyle(number).color))
  await expect(rows.locator('[data-medal]')).toHaveCount(3)
  expect(new Set(colours.slice(0, 3)).size).toBe(1)
  expect(colours[3]).not.toBe(colours[0])
})

test('the list of quests opens from their block and gives the focus back; a list of one stands still, and where there is nothing the page says so [S-068] [S-083] [S-084] [A-10] [A-22] [F-041] [F-042]', {
  tag: '@all',
}, async ({ page }) => {
  await openHome(page)
  const block = section(page, 'my-quests')
  await expect(block).toContainText(/진행 중인 퀘스트가 \d+개 있어요/)
  await block.getByRole('button', { name: '퀘스트 보기' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('progressbar').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(block.getByRole('button', { name: '퀘스트 보기' })).toBeFocused()

  await switchTo(page, { content: 'one' })
  await expect(section(page, 'courses').getByRole('group')).toHaveCount(1)
  await expect(section(page, 'courses').getByRole('button')).toHaveCount(0)

  await switchTo(page, { content: 'empty' })
  await expect.poll(() => sectionsOf(page)).toEqual(['top-banner', 'greeting', 'categories', 'trial-promo', 'empty', 'user'])
  await expect(section(page, 'empty')).toContainText('아직 등록된 콘텐츠가 없어요')
  await expect(section(page, 'empty').getByRole('link', { name: '콘텐츠 관리' })).toHaveCount(0)
})
