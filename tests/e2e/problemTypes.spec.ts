import type { Page } from '@playwright/test'
import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, openView, settled, test, view } from './demo.ts'

test.use({ reusesPage: true })

const map = (parameters: Record<string, string> = {}) => view({ persona: 'newcomer', ...parameters }, '/problem/category?page=1')
const link = (page: Page, name: RegExp) => page.getByRole('link', { name })
/** Python is fetched and started with the first run of a page. */
const firstRun = { timeout: 30_000 }

const solve = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: '코드', exact: true }).fill(code)
  await page.getByRole('button', { name: '제출', exact: true }).click()
  await expect(page.getByRole('region', { name: '결과' }).getByRole('heading', { name: '맞았어요!' })).toBeVisible(firstRun)
}

test('a beginner dives from the map to a type, runs its example, solves its problems, and the marks move', async ({ page }) => {
  test.slow()
  await openView(page, map())
  await expect(link(page, /^출력하기/)).toHaveAttribute('aria-current', 'step')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['얕은 바다', '산호 숲', '해류', '난파선', '심해'])
  await expect(page.locator('ol li a')).toHaveCount(35)
  await page.getByRole('link', { name: '‘출력하기’부터 시작하기' }).click()

  await expect(page.getByRole('heading', { level: 1, name: '출력하기' })).toBeVisible()
  await page.getByRole('textbox', { name: '입력' }).fill('가오리')
  await page.getByRole('button', { name: '예제 실행' }).click()
  await expect(page.getByText('나는 가오리')).toBeVisible(firstRun)

  await page.getByRole('link', { name: '등대에 인사말 켜기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '등대에 인사말 켜기' })).toBeVisible()
  await solve(page, "ship = input()\nprint('어서 와', ship)\nprint('여기는 코딩바다')\n")
  await expect(link(page, /출력하기 2문제 중 1문제/)).toBeVisible()
  await link(page, /출력하기 2문제 중 1문제/).click()
  await page.getByRole('link', { name: '모래밭 팻말 세우기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '모래밭 팻말 세우기' })).toBeVisible()
  await solve(page, "word = input()\nprint('=====')\nprint(word)\nprint('=====')\n")
  await expect(page.getByText('‘출력하기’ 유형을 모두 풀었어요!')).toBeVisible()

  await page.getByRole('link', { name: '다음 유형: 입력받기' }).click()
  await page.getByRole('link', { name: '유형별 학습', exact: true }).click()
  await expect(link(page, /^출력하기 다 풀었어요/)).toBeVisible()
  await expect(link(page, /^입력받기/)).toHaveAttribute('aria-current', 'step')
  await expect(page.getByText('35개 유형 중 1개를 마쳤어요')).toBeVisible()

  await openView(page, view({ persona: 'newcomer' }, '/my'))
  await expect(page.getByRole('progressbar', { name: '얕은 바다' })).toHaveAttribute('aria-valuetext', '12문제 중 2문제를 풀었어요')
  const last = page.locator('section', { has: page.getByRole('heading', { level: 3, name: '최근에 낸 답' }) }).last()
  await expect(last.getByRole('listitem').first()).toContainText(/모래밭 팻말 세우기\s*맞았어요/)
})

test('the way down works by keyboard alone', async ({ page }) => {
  await openView(page, map())
  await settled(page)
  await page.getByRole('link', { name: '‘출력하기’부터 시작하기' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^바다 음악/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(link(page, /^출력하기/)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '입력받기' })).toBeVisible()
})

test('hints are a ladder: a step opens after a try, and is there after a reload', async ({ page }) => {
  test.slow()
  const address = view({ persona: 'newcomer' }, '/learn/problem/7031')
  await openView(page, address)
  const button = page.getByRole('button', { name: '힌트 보기' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('textbox', { name: '코드', exact: true }).fill('print(1)\n')
  for (const name of ['힌트 1 · 귀띔', '힌트 2 · 콕 집은 힌트', '힌트 3 · 비슷한 예제']) {
    await page.getByRole('button', { name: '제출', exact: true }).click()
    await expect(button).not.toHaveAttribute('aria-disabled', 'true', firstRun)
    await button.click()
    await expect(page.getByText(name)).toBeVisible()
  }
  await expect(page.getByRole('figure').filter({ hasText: '비슷한 예제 코드' })).toContainText("print('나는', fish)")
  await page.reload()
  await expect(page.getByText('힌트 3 · 비슷한 예제')).toBeVisible()
})

test('music is off until it is asked for, remembered, and silent where less motion is wanted', async ({ page }) => {
  const chunks: string[] = []
  page.on('request', (request) => chunks.push(request.url()))
  await openView(page, map())
  const toggle = page.getByRole('button', { name: '바다 음악: 밝은 마림바' })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await settled(page)
  expect(chunks.filter((url) => /\/music-/.test(url))).toEqual([])
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => chunks.some((url) => /\/music-/.test(url))).toBe(true)
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect(toggle).toHaveAttribute('aria-disabled', 'true')
})

for (const [path, heading] of [
  ['/problem/category?page=1', '유형별 학습'],
  ['/problem/category/801', '출력하기'],
  ['/my', '내 정보'],
  ['/learn/problem/7031', '등대에 인사말 켜기'],
] as const)
  test(`${path} has no barrier at 320 and 1440 px, and nothing is wider than the page`, async ({ page }) => {
    test.slow()
    await openView(page, view({ persona: 'learner', motion: 'reduce' }, path))
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await settled(page)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await barriersInBothThemes(page), `${width} px`).toEqual(noneInBothThemes)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(wide, `${width} px`).toBe(0)
    }
  })
