import { expect, openView, settled, test, view } from './demo.ts'

test.use({ reusesPage: true })

const map = (parameters: Record<string, string> = {}) => view({ persona: 'newcomer', ...parameters }, '/problem/category?page=1')
test('hints are a ladder: a step opens after a try, and is there after a reload', { tag: '@all' }, async ({ page }) => {
  const address = view({ persona: 'newcomer' }, '/learn/problem/7031')
  await openView(page, address)
  const button = page.getByRole('button', { name: '힌트 보기' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('textbox', { name: '코드', exact: true }).fill('print(1)\n')
  for (const name of ['힌트 1 · 귀띔', '힌트 2 · 핵심 힌트', '힌트 3 · 비슷한 예제']) {
    await page.getByRole('button', { name: '제출', exact: true }).click()
    await expect(button).not.toHaveAttribute('aria-disabled', 'true')
    await button.click()
    await expect(page.getByText(name)).toBeVisible()
  }
  await expect(page.getByRole('figure').filter({ hasText: '비슷한 예제 코드' })).toContainText("print('나는', fish)")
  await page.reload()
  await expect(page.getByText('힌트 3 · 비슷한 예제')).toBeVisible()
})

test('music is off until it is asked for, remembered, and silent where less motion is wanted', { tag: '@all' }, async ({ page }) => {
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
