import type { Page } from '@playwright/test'
import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, goInPlace, test, view } from './demo.ts'
import { editor, openProblem, press, results, showCode, submit, verdict, waves } from './problemPage.ts'

// Python is fetched and started.
test.use({ reusesPage: true })

const narrow = { width: 320, height: 700 }
const wide = { width: 1440, height: 900 }

const fitsItsWidth = async (page: Page) => {
  const { width } = page.viewportSize() ?? narrow
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

test('a problem has no barrier at 320 and 1440 px, in light or dark, whatever came of the code, and fits [F-100]', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  await openProblem(page, { motion: 'reduce' })
  expect(await barriersInBothThemes(page), 'the statement').toEqual(noneInBothThemes)
  await showCode(page)
  await editor(page).fill(`${waves.broken}# ${'아주 긴 줄 '.repeat(20)}${'x'.repeat(200)}`)
  await press(page, '실행')
  await expect(verdict(page, '실행 중에 오류가 났어요')).toBeVisible()
  await fitsItsWidth(page)
  expect(await barriersInBothThemes(page), 'an error').toEqual(noneInBothThemes)
  await submit(page, `print("${'틀린 답 '.repeat(30)}")`, '틀렸어요')
  await results(page).getByText('내 예제', { exact: true }).click()
  await press(page, '내 예제 추가')
  await results(page).getByText('낸 답 1개').click()
  await fitsItsWidth(page)
  expect(await barriersInBothThemes(page), 'a wrong answer').toEqual(noneInBothThemes)

  await page.setViewportSize(wide)
  await submit(page, waves.right, '맞았어요!')
  await expect(results(page).getByRole('heading', { name: '이런 건 어때요?' })).toBeVisible()
  expect(await barriersInBothThemes(page), 'solved').toEqual(noneInBothThemes)
  await page.setViewportSize(narrow)
  await fitsItsWidth(page)
  await showCode(page)
  expect(await barriersInBothThemes(page), 'the code').toEqual(noneInBothThemes)
  // The buttons stand on the window's foot: the preview's own bar is below.
  const bar = await page.getByRole('button', { name: '제출', exact: true }).boundingBox()
  const foot = await page.getByRole('region', { name: '미리보기', exact: true }).boundingBox()
  expect((foot?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeLessThan(17)
})

test('what was kept is said in a line, on the narrowest phone too', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize(narrow)
  await openProblem(page)
  await showCode(page)
  await editor(page).fill('print(1)')
  const saved = page.getByText('저장했어요', { exact: true })
  await expect(saved).toBeVisible()
  const { height } = (await saved.boundingBox()) ?? { height: Number.NaN }
  expect(height).toBeLessThan(30)
})

test('paper shows the work and nothing to press: the whole program, and blocks without their palette', { tag: '@all' }, async ({
  page,
}) => {
  await openProblem(page)
  await editor(page).fill(Array.from({ length: 80 }, (_, at) => `print(${at})`).join('\n'))
  await page.emulateMedia({ media: 'print' })
  // The editor draws what is beyond the window once the browser prints.
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')))
  await expect(page.getByText('print(79)')).toBeVisible()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: null })
  await goInPlace(page, view({}, '/learn/block/2003'))
  await expect(page.locator('.blocklyToolbox')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.blocklyBlockCanvas').last()).toContainText('시작하기 버튼을 클릭했을 때')
  await expect(page.locator('.blocklyToolbox')).toBeHidden()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: null })
})
