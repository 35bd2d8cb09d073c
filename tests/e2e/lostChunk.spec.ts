import type { Page } from '@playwright/test'
import { expect, settled, test } from './demo.ts'
import { productionPort } from './playwright.config.ts'

test.use({ baseURL: `http://localhost:${productionPort}`, expectsNoise: true, reusesPage: 'loaded' })

test('a page whose chunk is gone is loaded anew once, then says so; there is a way on and a way back [F-113]', async ({ page }) => {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  await page.route('**/assets/QuestPage-*.js', (route) => route.fulfill({ status: 404 }))
  const failed = page.getByRole('heading', { level: 1, name: '화면을 불러오지 못했어요' })

  await page.goto('/quest')
  await expect.poll(() => loads).toBe(2)
  await expect(failed).toBeVisible()
  await page.getByRole('link', { name: '코딩바다', exact: true }).first().click()
  await expect(failed).toBeHidden()
  await page.goBack()
  await expect(failed).toBeVisible()
  expect(loads).toBe(2)

  await page.unroute('**/assets/QuestPage-*.js')
  await page.getByRole('button', { name: '다시 불러오기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '퀘스트' })).toBeVisible()
})

const viewer = { state: 'VALID', gender: 'MAN', userId: 3, nickname: '하늘' }
const said = '연결을 확인하고 다시 불러와 주세요.'

/** Opens a signed-in viewer's home page without a network. The page must not reload because of chunks that do not come. */
const withoutNetwork = async (page: Page, lost: RegExp) => {
  const answers = { 'users/me': viewer, 'mains/recommendations': { subDomain: '' } }
  await page.route('**/product/v1/**', (route) => {
    const answer = Object.entries(answers).find(([path]) => route.request().url().endsWith(path))?.[1]
    return answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 404, json: {} })
  })
  await page.route('**/*', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()))
  await page.route(lost, (route) => route.abort())
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

test('a dialog and a menu whose chunks do not come say so, each time, and the page goes on; loaded again they are there, with their styles [F-113]', {
  tag: '@all',
}, async ({ page }) => {
  const lost = /assets\/(HomeDialogs|dialogViews|UserMenuItems)-.*\.(js|css)/
  await withoutNetwork(page, lost)
  await page.goto('/')
  await settled(page)

  const menu = page.getByRole('button', { name: '하늘님의 메뉴' })
  for (let times = 0; times < 2; times++) {
    await menu.click()
    await expect(page.getByText(said)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(said)).toBeHidden()
  }

  await page.getByRole('button', { name: '2번 배너' }).click()
  const beta = page.getByRole('button', { name: /Beta/ }).first()
  for (let times = 0; times < 2; times++) {
    await beta.click()
    const alert = page.getByRole('alert').getByText(said)
    await expect(alert).toBeVisible()
    await page.getByRole('button', { name: '알림 지우기' }).click()
    await expect(alert).toBeHidden()
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.unroute(lost)
  await page.reload()
  await settled(page)
  await menu.click()
  const quests = page.getByRole('link', { name: '퀘스트', exact: true }).and(page.locator('[popover] *'))
  await expect(quests).toBeVisible()
  await expect(quests).toHaveCSS('display', 'flex')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '2번 배너' }).click()
  await beta.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('list')).toHaveCSS('display', 'grid')
})

test('a page that did not come offers to load it again, and with it come the filters that were lost [F-113]', { tag: '@all' }, async ({
  page,
}) => {
  const lost = /assets\/(FilterSheet|QuestPage)-.*\.(js|css)/
  await withoutNetwork(page, lost)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/course')
  const filters = page.getByRole('button', { name: '필터' })
  await filters.click()
  await expect(page.getByRole('alert').getByText(said)).toBeVisible()
  await page.getByRole('button', { name: '하늘님의 메뉴' }).click()
  await page.getByRole('link', { name: '퀘스트', exact: true }).and(page.locator('[popover] *')).click()
  await expect(page.getByRole('heading', { level: 1, name: '화면을 불러오지 못했어요' })).toBeVisible()

  await page.unroute(lost)
  await page.getByRole('button', { name: '다시 불러오기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '퀘스트' })).toBeVisible()
  await page.goBack()
  await filters.click()
  await expect(page.getByRole('dialog', { name: '필터' })).toBeVisible()
})
