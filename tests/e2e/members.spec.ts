import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, goInPlace, test, view } from './demo.ts'

test('an operator invites in four taps on a phone, a newcomer comes by the link, and is in the list and in the class', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(view({ persona: 'operator', channel: 'haeon', motion: 'reduce', content: 'one' }))
  await page.getByRole('button', { name: '뱃고동님의 메뉴' }).click()
  await page.getByRole('link', { name: '회원 관리' }).click()
  await page.getByRole('button', { name: '초대하기' }).click()
  await page.getByRole('button', { name: '초대 링크 만들기' }).click()
  const dialog = page.getByRole('dialog', { name: '회원 초대하기' })
  await expect(dialog.getByRole('button', { name: '링크 복사하기' })).toBeVisible()
  const link = (await dialog.getByText(/^http/).textContent()) ?? ''
  expect(await barriersInBothThemes(page, '[role="dialog"]')).toEqual(noneInBothThemes)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /새내기/ })).toHaveCount(0)
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await barriersInBothThemes(page, 'main'), `${width} px`).toEqual(noneInBothThemes)
  }

  await page.goto(link)
  await expect(page.getByRole('heading', { name: '해온코딩학원에서 초대했어요' })).toBeVisible()
  expect(await barriersInBothThemes(page, 'main')).toEqual(noneInBothThemes)
  await page.getByRole('link', { name: '로그인하고 들어가기' }).click()
  await page.getByRole('button', { name: /^새내기로 로그인/ }).click()
  await page.getByRole('button', { name: '들어가기' }).click()
  await expect(page.getByRole('heading', { name: '이미 함께하고 있어요' })).toBeVisible()

  await goInPlace(page, view({ persona: 'operator', channel: 'haeon', content: 'one' }, '/studio/members'))
  await page.getByRole('searchbox', { name: '닉네임으로 찾기' }).fill('새내기')
  await page.getByRole('checkbox', { name: '새내기 고르기' }).check()
  await page.getByRole('button', { name: '수업에 추가' }).press('Enter')
  await page.getByRole('combobox', { name: '어느 수업에 추가할까요?' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: '추가하기' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('row', { name: /새내기/ })).not.toContainText('없음')
})
