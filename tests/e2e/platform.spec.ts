import { barriersOf } from './barriersOf.ts'
import { expect, openHome, openView, section, settled, test, view } from './demo.ts'

test.use({ reusesPage: true })

test('an article opens from the home page and back returns there; terms, privacy and help have something to read, and a trial class is booked and given back, all on a small phone', {
  tag: '@all',
}, async ({ page }) => {
  await openHome(page, { motion: 'reduce' })
  await test.step('an article', async () => {
    const link = section(page, 'news').locator('article').getByRole('link').first()
    const title = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await barriersOf(page)).toEqual([])
    await page.goBack()
    await expect(section(page, 'news')).toHaveCount(1)
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await test.step('what is to read', async () => {
    await openView(page, view({ persona: 'guest', motion: 'reduce' }, '/terms'))
    for (const [name, heading] of [
      ['개인정보처리방침', '어린이의 정보'],
      ['고객센터', '자주 묻는 질문'],
      ['이용약관', '4. 결제와 환불'],
    ] as const) {
      await settled(page)
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      expect(await barriersOf(page)).toEqual([])
    }
  })
  await test.step('a trial class', async () => {
    await openView(page, view({ motion: 'reduce' }, '/registration/liveclass'))
    await page.getByRole('gridcell', { name: /11월 24일 화요일/ }).click()
    await page.getByRole('radio', { name: '태블릿' }).check()
    expect(await barriersOf(page)).toEqual([])
    await page.getByRole('button', { name: /신청하기/ }).click()
    // The learner has another class that afternoon.
    await page.getByRole('dialog', { name: '다른 수업과 시간이 겹쳐요' }).getByRole('button', { name: '그래도 신청하기' }).click()
    await expect(page.getByRole('gridcell', { name: /11월 24일 화요일.*신청/ })).toBeVisible()
    await page.getByRole('button', { name: /11월 24일.*취소/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: '신청 취소하기' }).click()
    await expect(page.getByText('아직 신청한 날짜가 없어요')).toBeVisible()
  })
})

test('a parent signs up, buys a class, and finds it on the home page', { tag: '@all' }, async ({ page }) => {
  await page.goto(view({ persona: 'guest', motion: 'reduce' }, '/course/class/3005/lesson'))
  await page.getByRole('link', { name: '로그인하고 수강하기' }).first().click()
  await page.getByRole('link', { name: '회원가입' }).last().click()
  await page.getByRole('textbox', { name: '이메일' }).fill('parent@example.kr')
  await page.getByRole('textbox', { name: '태어난 해' }).fill('1986')
  await page.getByRole('checkbox', { name: /약관/ }).check()
  expect(await barriersOf(page)).toEqual([])
  await page.getByRole('button', { name: '가입하고 시작하기' }).click()

  await page
    .getByRole('link', { name: /결제하러 가기/ })
    .first()
    .click()
  await page.getByRole('radio', { name: '간편결제' }).check()
  expect(await barriersOf(page)).toEqual([])
  // The price counts the remaining dates only. A double click is avoided, since its second half would move the focus.
  await page.getByRole('button', { name: /^[\d,]+원 결제하기$/ }).click()
  await expect(page.getByRole('heading', { name: '결제했어요!' })).toBeFocused()

  await page.getByRole('link', { name: '홈으로 가기' }).click()
  await page.getByRole('dialog', { name: '아바타 선택' }).getByText('여자').click()
  await page.getByRole('button', { name: '만들기' }).click()
  await expect(section(page, 'greeting').getByRole('link', { name: /다음 수업 .*라이브로 만드는 내 첫 홈페이지/ })).toBeVisible()
})
