import type { Page } from '@playwright/test'
import { expect, goInPlace, settled, switchTo, test, view } from './demo.ts'
import { isForEverybody } from './isForEverybody.ts'

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const spritesIn = (page: Page, place: string) =>
  page
    .locator(place)
    .first()
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')))

test('a present is claimed, an item bought and worn by the keyboard, and header, greeting and ranking show it; shop and wardrobe fit their windows', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(view({ persona: 'learner', quests: 'subs', motion: 'reduce' }, '/quest'))
  const quest = page.getByRole('listitem').filter({ hasText: '블록으로 미로 탈출' })
  await quest.getByRole('button', { name: '보상 받기' }).click()
  await expect(page.getByText('선물 ‘상어 모자’도 옷장에 들어왔어요.')).toBeVisible()

  await goInPlace(page, view({ persona: 'learner', quests: 'subs', motion: 'reduce' }, '/shop?page=1&order=LOW_COST&itemCategory=EARRING'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('상점')
  const earring = card(page, '금빛 귀걸이')
  await earring.getByRole('button', { name: '입어 보기' }).press('Enter')
  await expect(page.getByRole('region', { name: '입어 보기' }).getByRole('img')).toHaveAccessibleName(/금빛 귀걸이/)
  await settled(page)
  await isForEverybody(page)
  await earring.getByRole('button', { name: '구매' }).press('Enter')
  await expect(earring.getByRole('button', { name: '보유 중' })).toBeFocused()
  await earring.getByRole('button', { name: '바로 입기' }).press('Enter')
  await expect(earring.getByRole('button', { name: '바로 입기' })).toHaveCount(0)
  await expect.poll(() => spritesIn(page, 'header')).toContain('/demo-pictures/avatar/EARRING-1.svg')

  await page.getByRole('link', { name: '내 옷장 가기' }).click()
  await card(page, '상어 모자').getByRole('button', { name: '착용' }).press('Enter')
  await expect(card(page, '상어 모자').getByRole('button', { name: '벗기' })).toBeFocused()
  await expect.poll(() => spritesIn(page, 'header')).toContain('/demo-pictures/avatar/HAT-8.svg')
  await isForEverybody(page)
  await switchTo(page, { persona: 'learner', quests: 'subs', content: 'one' })
  await expect.poll(() => spritesIn(page, '[data-section="user"]')).toContain('/demo-pictures/avatar/HAT-8.svg')
  await goInPlace(page, view({ persona: 'learner', quests: 'subs' }, '/ranking'))
  await expect(page.locator('main img[src$="HAT-8.svg"]').first()).toBeAttached()
  await page.reload()
  await expect(page.locator('main img[src$="EARRING-1.svg"]').first()).toBeAttached()
})
