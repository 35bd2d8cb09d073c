import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, test } from './demo.ts'
import { codeIn, editor, openProblem, press, results, submit, verdict, waves } from './problemPage.ts'

test.use({ reusesPage: true })

test('on a wide screen statement, code and result are in view together; their borders are moved by keys and pointer, and stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openProblem(page)
  await submit(page, waves.wrong, '틀렸어요')
  for (const shown of [
    page.getByRole('region', { name: '문제', exact: true }).getByRole('heading', { name: '문제', exact: true }),
    editor(page),
    verdict(page, '틀렸어요'),
    page.getByRole('button', { name: '실행', exact: true }),
    page.getByRole('button', { name: '제출', exact: true }),
  ])
    await expect(shown).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('tablist')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)

  const beside = page.getByRole('separator', { name: '문제와 코드 사이 경계' })
  const below = page.getByRole('separator', { name: '코드와 결과 사이 경계' })
  const widthBefore = (await editor(page).boundingBox())!.width
  await beside.press('ArrowRight')
  await expect(beside).toHaveAttribute('aria-valuenow', '44')
  expect((await editor(page).boundingBox())!.width).toBeLessThan(widthBefore)
  const line = (await below.boundingBox())!
  await page.mouse.move(line.x + line.width / 2, line.y + line.height / 2)
  await page.mouse.down()
  await page.mouse.move(line.x + line.width / 2, line.y - 120, { steps: 4 })
  await page.mouse.up()
  const share = await below.getAttribute('aria-valuenow')
  expect(Number(share)).toBeLessThan(50)
  await page.reload()
  await expect(below).toHaveAttribute('aria-valuenow', share ?? '')
  await expect(beside).toHaveAttribute('aria-valuenow', '44')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reusesPage: false })

  test('one pane is in view at a time, the buttons always; the keys that a keyboard on the screen lacks are there', async ({ page }) => {
    await openProblem(page)
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    await expect(tab('문제')).toHaveAttribute('aria-selected', 'true')
    await expect(editor(page)).toBeHidden()
    await tab('코드').tap()
    await expect(page.getByRole('tabpanel', { name: '코드' })).toBeVisible()
    await expect(editor(page)).toBeFocused()
    await expect(page.getByRole('region', { name: '문제', exact: true })).toBeHidden()
    expect(await barriersInBothThemes(page)).toEqual(noneInBothThemes)

    await editor(page).fill('print')
    for (const key of ['여는 괄호', '큰따옴표', '큰따옴표', '닫는 괄호']) await page.getByRole('button', { name: key }).tap()
    expect(await codeIn(page)).toBe('print("")')
    await page.getByRole('button', { name: '커서를 왼쪽으로' }).tap()
    await page.getByRole('button', { name: '콜론' }).tap()
    expect(await codeIn(page)).toBe('print("":)')
    await page.getByRole('button', { name: '코드 되돌리기' }).tap()
    await expect(editor(page)).toBeFocused()

    // With an on-screen keyboard of 350 px, code and buttons are above it.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { value: innerHeight - 350, configurable: true })
      window.visualViewport?.dispatchEvent(new Event('resize'))
    })
    for (const shown of [editor(page), page.getByRole('button', { name: '제출', exact: true })]) {
      const { y, height } = (await shown.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(390)
    }
    await page.evaluate(() => {
      Reflect.deleteProperty(window.visualViewport!, 'height')
      window.visualViewport?.dispatchEvent(new Event('resize'))
    })

    await editor(page).fill(waves.broken)
    await press(page, '실행')
    await expect(tab('결과')).toHaveAttribute('aria-selected', 'true')
    await expect(verdict(page, '실행 중에 오류가 났어요')).toBeInViewport()
    await expect(page.getByRole('button', { name: '제출', exact: true })).toBeInViewport({ ratio: 1 })
    await results(page)
      .getByRole('button', { name: /번째 줄로 가기/ })
      .tap()
    await expect(tab('코드')).toHaveAttribute('aria-selected', 'true')
    await expect(editor(page)).toBeFocused()
    // Running from the keyboard moves the focus to the tab of the result.
    await page.keyboard.press('Control+Enter')
    await expect(tab('결과')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab('문제')).toBeFocused()
    await expect(page.getByRole('region', { name: '문제', exact: true })).toBeVisible()
  })
})
