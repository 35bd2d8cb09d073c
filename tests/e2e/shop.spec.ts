import type { Page } from '@playwright/test'
import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, openShortHome, settled, test, view } from './demo.ts'

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const spritesIn = (page: Page, place: string) =>
  page
    .locator(place)
    .first()
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')))

test('a present is claimed, an item bought and worn by the keyboard, and header, greeting and ranking show it', async ({ page }) => {
  await page.goto(view({ persona: 'learner', quests: 'subs', motion: 'reduce' }, '/quest'))
  const quest = page.getByRole('listitem').filter({ hasText: '블록으로 미로 탈출' })
  await quest.getByRole('button', { name: '보상 받기' }).click()
  await expect(page.getByText('선물 ‘상어 모자’도 옷장에 들어왔어요.')).toBeVisible()

  await page.goto(view({ persona: 'learner', quests: 'subs', motion: 'reduce' }, '/shop?page=1&order=LOW_COST&itemCategory=EARRING'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('상점')
  const earring = card(page, '금빛 귀걸이')
  await earring.getByRole('button', { name: '입어 보기' }).press('Enter')
  await expect(page.getByRole('region', { name: '입어 보기' }).getByRole('img')).toHaveAccessibleName(/금빛 귀걸이/)
  await earring.getByRole('button', { name: '구매' }).press('Enter')
  await expect(earring.getByRole('button', { name: '보유 중' })).toBeFocused()
  await earring.getByRole('button', { name: '착용하기' }).press('Enter')
  await expect(earring.getByRole('button', { name: '착용하기' })).toHaveCount(0)
  await expect.poll(() => spritesIn(page, 'header')).toContain('/demo-pictures/avatar/EARRING-1.svg')

  await page.getByRole('link', { name: '내 옷장 가기' }).click()
  await card(page, '상어 모자').getByRole('button', { name: '착용' }).press('Enter')
  await expect(card(page, '상어 모자').getByRole('button', { name: '벗기' })).toBeFocused()
  await expect.poll(() => spritesIn(page, 'header')).toContain('/demo-pictures/avatar/HAT-8.svg')
  await openShortHome(page, { persona: 'learner', quests: 'subs' })
  expect(await spritesIn(page, '[data-section="user"]')).toContain('/demo-pictures/avatar/HAT-8.svg')
  await page.goto(view({ persona: 'learner', quests: 'subs' }, '/ranking'))
  await expect(page.locator('main img[src$="HAT-8.svg"]').first()).toBeAttached()
  await page.reload()
  await expect(page.locator('main img[src$="EARRING-1.svg"]').first()).toBeAttached()
})

test('who has too few points is told how many are missing, and loses nothing', async ({ page }) => {
  await page.goto(view({ persona: 'newcomer', quests: 'none' }, '/shop?page=1&order=POPULAR&itemCategory=HAT'))
  const hat = card(page, '밀짚모자')
  await expect(hat.getByText('180포인트 모자라요')).toBeVisible()
  await hat.getByRole('button', { name: '구매' }).click()
  await expect(page.getByRole('alert')).toContainText('180포인트가 모자라요')
  await expect(hat.getByRole('button', { name: '구매' })).toBeVisible()
})

test.describe('without an answer', () => {
  test.use({ expectsNoise: true })
  test('a purchase whose answer is lost is looked up, not made again', async ({ page }) => {
    await page.goto(
      view({ persona: 'learner', fault: 'POST users/products/*/purchases:drop' }, '/shop?page=1&order=LOW_COST&itemCategory=SHOES'),
    )
    await card(page, '갈색 샌들').getByRole('button', { name: '구매' }).click()
    await expect(page.getByRole('alert')).toContainText('사지 못했어요. 포인트는 그대로예요.')
    await expect(card(page, '갈색 샌들').getByRole('button', { name: '구매' })).toBeVisible()
  })
})

for (const [path, title] of [
  ['/shop?page=1&order=POPULAR', '상점'],
  ['/my/avatar', '내 아바타'],
] as const) {
  test(`${path} fits a phone and a desktop, without barriers in either theme`, async ({ page }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(view({ persona: 'learner' }, path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await settled(page)
      if (title === '상점' && width === 320) await page.getByRole('button', { name: '입어 보기' }).first().click()
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await barriersInBothThemes(page, 'main'), `${width} px`).toEqual(noneInBothThemes)
    }
  })
}
