import { expect, openView, test, view } from './demo.ts'
import { editor, press, results, solutionOf, verdict } from './problemPage.ts'
import { placeStep, stepInTray } from './touch.ts'

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

test('a child on a phone has solved a first task after six touches, three of which put a block', async ({ page }) => {
  await openView(page, view({ persona: 'guest' }))
  await page.getByText('무료로 첫 문제 풀어 보기').tap()
  await page.getByRole('link', { name: '초등' }).tap()
  await expect(stepInTray(page)).toBeVisible()
  for (const placed of [1, 2, 3]) {
    await placeStep(page)
    await expect(page.getByText(`블록 ${placed}개`, { exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: '제출', exact: true }).tap()
  await expect(page.getByRole('heading', { name: '도착했어요!' })).toBeInViewport()
  await expect(page.getByText('별 3개 · 블록 3개')).toBeVisible()
})

test('a guest’s first success needs no account: five taps, and after signing in it is theirs, once', { tag: '@all' }, async ({ page }) => {
  await openView(page, view({ persona: 'guest' }, '/start'))
  await page.getByRole('link', { name: '고등' }).tap()
  await expect(page).toHaveURL(/\/learn\/problem\/\d+/)
  const problemId = Number(/problem\/(\d+)/.exec(page.url())?.[1])
  const code = solutionOf(problemId, (state) => state === 'ACCEPTED')
  await page.getByRole('tab', { name: '코드' }).tap()
  const box = await editor(page).boundingBox()
  expect(box?.y, 'in view without scrolling').toBeLessThan(400)
  await editor(page).fill(code)
  await press(page, '제출')
  await expect(verdict(page, '맞았어요!')).toBeVisible()
  await expect(results(page).getByText(/내 기록에 담고 포인트도 받을 수 있어요/)).toBeVisible()

  await results(page).getByRole('link', { name: '로그인' }).click()
  await page.getByRole('button', { name: '새내기로 로그인' }).click()
  await expect(page).toHaveURL(new RegExp(`/learn/problem/${problemId}`))
  const offer = page.getByRole('group', { name: '방금 푼 문제를 내 기록에 담을까요?' })
  await offer.getByRole('button', { name: '담기' }).click()
  await expect(verdict(page, '맞았어요!')).toBeVisible()
  await expect(results(page).getByText(/포인트와 경험치/)).toBeVisible()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('main').getByText('풀었어요').first()).toBeVisible()
  await expect(offer).toHaveCount(0)
})
