import { expect, test } from './demo.ts'
import { productionPort } from './playwright.config.ts'

test.use({ baseURL: `http://localhost:${productionPort}`, expectsNoise: true })

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
