import { expect, settled, test } from './demo.ts'
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

test('a dialog and a menu whose chunks do not come say so, each time, and the page goes on [F-113]', async ({ page }) => {
  const answers = { 'users/me': { state: 'VALID', gender: 'MAN', userId: 3, nickname: '하늘' }, 'mains/recommendations': { subDomain: '' } }
  await page.route('**/product/v1/**', (route) => {
    const answer = Object.entries(answers).find(([path]) => route.request().url().endsWith(path))?.[1]
    return answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 404, json: {} })
  })
  // As if it had been tried already: without a network the page is not loaded anew.
  await page.route('**/*', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()))
  await page.route(/assets\/(dialogViews|UserMenuItems)-.*\.js/, (route) => route.abort())
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await settled(page)

  await page.getByRole('button', { name: '하늘님의 메뉴' }).click()
  await expect(page.getByText('연결을 확인하고 다시 불러와 주세요.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '2번 배너' }).click()
  const beta = page.getByRole('button', { name: /Beta/ }).first()
  for (let times = 0; times < 2; times++) {
    await beta.click()
    const said = page.getByRole('alert').getByText('연결을 확인하고 다시 불러와 주세요.')
    await expect(said).toBeVisible()
    await page.getByRole('button', { name: '알림 지우기' }).click()
    await expect(said).toBeHidden()
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
