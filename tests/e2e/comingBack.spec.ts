import { expect, goInPlace, openView, section, settled, test, view } from './demo.ts'
import { results, solutionOf, submit, switchToProblem, waves } from './problemPage.ts'

// In Los Angeles it is still Thursday, in Seoul Friday: days and weeks are Korean.
test.use({ reusesPage: true, timezoneId: 'America/Los_Angeles' })

test('a learner sees days in a row and the day’s goal, sets another, reaches it by a problem, and rises in the week’s ranking', {
  tag: '@all',
}, async ({ page }) => {
  await openView(page, view())
  await settled(page)
  const card = section(page, 'user')
  await expect(card).toContainText(/\d+일째/)
  await expect(card).toContainText('오늘 목표 0/2')

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^연속 학습 \d+일째/ })
    .click()
  const week = page.getByRole('table', { name: '이번 주에 날마다 배운 것' })
  await expect(week.locator('[aria-current="date"]')).toHaveText('금')
  await page.getByRole('radio', { name: '1문제' }).check({ force: true })
  await expect(page.getByText('오늘 목표 0/1')).toBeVisible()

  await goInPlace(page, view({}, '/ranking?period=WEEK'))
  await expect(page.getByText('3일 남았어요')).toBeVisible()
  const own = page.getByRole('region', { name: '내 순위' })
  const gained = async () => Number(/이번 주 (\d+) XP/.exec((await own.textContent()) ?? '')?.[1])
  await expect(own).toContainText('다음 순위까지')
  const before = await gained()

  await switchToProblem(page)
  await submit(
    page,
    solutionOf(waves.id, (state) => state === 'ACCEPTED'),
    '맞았어요!',
  )
  await expect(results(page).getByText(/^\d+일째!$/)).toBeVisible()
  await expect(results(page).getByText('오늘 목표를 다 이뤘어요!')).toBeVisible()

  await goInPlace(page, view())
  await expect(card).toContainText('오늘 목표 1/1')
  await goInPlace(page, view({}, '/ranking?period=WEEK'))
  await expect.poll(gained).toBe(before + 20)
  await goInPlace(page, view({}, '/problem/category?page=1'))
  await expect(page.locator('[data-moved-on]')).toHaveCount(0)
})
