import type { Page } from '@playwright/test'
import { expect, goInPlace, openHome, section, settled, test, view } from './demo.ts'
import { isForEverybody } from './isForEverybody.ts'
import { press, solutionOf, submit } from './problemPage.ts'

const inHaeon = { persona: 'learner', channel: 'haeon', motion: 'reduce' }
const title = '반복문으로 구구단 출력하기'
const task = (page: Page, name: string) => page.getByRole('list', { name: '숙제의 할 일' }).getByRole('listitem').filter({ hasText: name })
const openTask = async (page: Page, name: string) => {
  await task(page, name).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}
const goBack = (page: Page) => page.getByRole('link', { name: '숙제로 돌아가기' }).click()

test('homework goes from its card at home over its tasks to handed in, fits its windows, and the cards follow [S-116]', {
  tag: '@all',
}, async ({ page }) => {
  await openHome(page, inHaeon)
  const card = section(page, 'homework').getByRole('article').filter({ hasText: title })
  await expect(card).toContainText('오늘 마감')
  await card.getByRole('link', { name: title }).click()
  await expect(page.getByText('11월 20일(금) 오후 11:59까지')).toBeVisible()
  await expect(page.getByText('13시간 남음')).toBeVisible()
  await expect(task(page, '모래성 쌓기')).toContainText('하는 중')
  await isForEverybody(page)

  await openTask(page, '파도처럼 되풀이하기')
  await press(page, '다 읽었어요')
  await expect(page.getByRole('heading', { name: '잘했어요! 하나를 더 마쳤어요' })).toBeVisible()
  await goBack(page)
  await expect(task(page, '파도처럼 되풀이하기')).toContainText('끝냈어요')

  await openTask(page, '버그를 잡는 다섯 가지 질문')
  await press(page, '다 봤어요')
  await expect(page.getByRole('heading', { name: '잘했어요! 하나를 더 마쳤어요' })).toBeVisible()
  await goBack(page)
  await expect(task(page, '버그를 잡는')).toContainText('끝냈어요')

  await openTask(page, '모래성 쌓기')
  await expect(page.locator('[data-editor] .cm-content')).toBeVisible()
  await submit(
    page,
    solutionOf(7_008, (state) => state === 'ACCEPTED'),
    '맞았어요!',
  )
  await goBack(page)
  await expect(task(page, '모래성 쌓기')).toContainText('100점끝냈어요')

  await openTask(page, '반복문 눈으로 따라가기')
  for (const next of [true, true, false]) {
    await page.getByRole('radio').first().press('Space')
    await press(page, '채점하기')
    await press(page, '채점하기')
    await expect(page.getByRole('heading', { name: /문항 중 .문항을 맞혔어요/ })).toBeVisible()
    if (next) await page.getByRole('link', { name: /^다음 장/ }).click()
  }
  await goBack(page)
  await expect(task(page, '반복문 눈으로 따라가기')).toContainText('끝냈어요')

  await page.getByRole('textbox', { name: /선생님께 한마디/ }).fill('모래성 문제가 제일 재미있었어요')
  await press(page, '제출하기')
  const dialog = page.getByRole('dialog', { name: '숙제를 제출할까요?' })
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  await dialog.getByRole('button', { name: '제출', exact: true }).click()
  await expect(page.getByRole('heading', { name: '제출했어요' })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: '홈', exact: true }).click()
  // The list puts finished homework last, where it is out of view.
  await expect(section(page, 'homework').getByRole('article').filter({ hasText: title })).toHaveCount(0)
  await expect(section(page, 'study-log').getByRole('link').first()).toHaveText('반복문 눈으로 따라가기')

  // The next homework was returned with a comment of the teacher.
  await goInPlace(page, view(inHaeon, '/homework/43/assignment/411/task'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('첫 프로그램으로 바다에 인사하기')
  await settled(page)
  await isForEverybody(page)
})
