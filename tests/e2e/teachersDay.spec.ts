import type { Page } from '@playwright/test'
import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, goInPlace, test, view } from './demo.ts'
import { press } from './problemPage.ts'

const as = (persona: string, path = '/', more: Record<string, string> = {}) =>
  view({ persona, channel: 'haeon', motion: 'reduce', ...more }, path)
const courseClass = '초등 저학년 놀이 코딩'
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^알림/ })
const told = (page: Page, words: RegExp) => page.getByRole('dialog', { name: '알림' }).getByRole('link', { name: words })

const handIn = async (page: Page) => {
  await page.bringToFront()
  await press(page, '제출하기')
  await page.getByRole('dialog', { name: '숙제를 제출할까요?' }).getByRole('button', { name: '제출', exact: true }).click()
  await expect(page.getByRole('heading', { name: '제출했어요' })).toBeFocused()
}

test('an operator invites in four taps on a phone, a newcomer comes by the link and into a class, does its homework, takes it back and hands it in again, is marked, and a parent reads it by a link that ends by itself', {
  tag: '@all',
}, async ({ page, context }) => {
  const learner = await context.newPage()
  await test.step('the invitation', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(as('operator', '/', { content: 'one' }))
    await page.getByRole('button', { name: '뱃고동님의 메뉴' }).click()
    await page.getByRole('link', { name: '회원 관리', exact: true }).click()
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
    await learner.goto(link)
  })

  await test.step('the newcomer comes by its link', async () => {
    await expect(learner.getByRole('heading', { name: '해온코딩학원에서 초대했어요' })).toBeVisible()
    expect(await barriersInBothThemes(learner, 'main')).toEqual(noneInBothThemes)
    await learner.getByRole('link', { name: '로그인하고 들어가기' }).click()
    await learner.getByRole('button', { name: /^새내기로 로그인/ }).click()
    await learner.getByRole('button', { name: '들어가기' }).click()
    await expect(learner.getByRole('heading', { name: '이미 함께하고 있어요' })).toBeVisible()
  })

  await test.step('the operator finds them in the list and lets them into a class', async () => {
    await goInPlace(page, as('operator', '/studio/members'))
    await page.getByRole('searchbox', { name: '닉네임으로 찾기' }).fill('새내기')
    await page.getByRole('checkbox', { name: '새내기 고르기' }).check()
    await page.getByRole('button', { name: '수업에 추가' }).press('Enter')
    await page.getByRole('combobox', { name: '어느 수업에 추가할까요?' }).selectOption({ label: courseClass })
    await page.getByRole('button', { name: '추가하기' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('row', { name: /새내기/ })).not.toContainText('없음')
  })

  await test.step('the teacher sets homework for the class', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await goInPlace(page, as('teacher', '/studio/homework/new'))
    await page.getByLabel('제목').fill('파도 읽기')
    await page.getByRole('button', { name: '다음', exact: true }).press('Enter')
    await page.getByRole('button', { name: '과제 담기' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('문서').check()
    await dialog
      .getByRole('list', { name: '문서 목록' })
      .getByRole('button', { name: /바다에 띄우는 첫 프로그램/ })
      .press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '다음', exact: true }).press('Enter')
    await page.getByRole('button', { name: '내일 밤' }).press('Enter')
    await page.getByRole('button', { name: '다음', exact: true }).press('Enter')
    await page.getByLabel('한 수업').check()
    await page.getByRole('combobox', { name: '수업' }).selectOption({ label: courseClass })
    await page.getByRole('button', { name: '숙제 내기' }).press('Enter')
    await expect(page.getByText('숙제를 냈어요. 학생의 홈에 보여요.')).toBeVisible()
  })

  await test.step('its notice leads the newcomer there, who hands it in, takes it back and hands it in again', async () => {
    await goInPlace(learner, as('newcomer', '/my'))
    await bell(learner).click()
    await told(learner, /새 숙제 ‘파도 읽기’/).click()
    await expect(learner.getByRole('heading', { level: 1 })).toHaveText('파도 읽기')
    await learner.getByRole('textbox', { name: /선생님께 한마디/ }).fill('다 읽었어요')
    await handIn(learner)
    await press(learner, '제출 되돌리기')
    await expect(learner.getByRole('textbox', { name: /선생님께 한마디/ })).toHaveValue('다 읽었어요')
    await learner.getByRole('list', { name: '숙제의 할 일' }).getByRole('link').click()
    await press(learner, '다 읽었어요')
    await expect(learner.getByRole('heading', { name: '잘했어요! 하나를 더 마쳤어요' })).toBeVisible()
    await learner.getByRole('link', { name: '숙제로 돌아가기' }).click()
    await expect(learner.getByText('모두 끝냈어요!')).toBeVisible()
    await handIn(learner)
  })

  await test.step('the teacher marks it, and the newcomer is told', async () => {
    await page.getByRole('link', { name: '누가 어디까지 했나요?' }).click()
    const row = page.getByRole('table').getByRole('row', { name: /새내기/ })
    await expect(row).toContainText('냈어요')
    await row.getByRole('button', { name: '새내기의 제출 보기' }).press('Enter')
    await expect(page.getByRole('dialog')).toContainText('다 읽었어요')
    await page.getByLabel(/^점수/).fill('95')
    await page.getByLabel('학생에게 할 말').fill('끝까지 잘 읽었어요')
    await page.getByRole('button', { name: '채점하기' }).press('Enter')
    await expect(row).toContainText('채점했어요 95')

    await learner.reload()
    await expect(learner.getByRole('heading', { name: '선생님이 확인했어요' })).toBeVisible()
    await expect(learner.getByRole('main')).toContainText('95점')
    await bell(learner).click()
    await told(learner, /‘파도 읽기’를 확인했어요/).click()
    await expect(learner.getByText('끝까지 잘 읽었어요')).toBeVisible()
    await expect(learner.getByRole('button', { name: '제출 되돌리기' })).toHaveCount(0)
  })

  await test.step('the teacher shares the report, and a parent reads it without an account until its link ends', async () => {
    await goInPlace(page, as('teacher', '/my'))
    await page.getByRole('link', { name: courseClass }).click()
    await page.getByRole('button', { name: '새내기 진도와 보고서' }).click()
    await page.getByRole('button', { name: /보고서 링크$/ }).click()
    const dialog = page.getByRole('dialog', { name: '새내기 학생의 보고서 링크' })
    await dialog.getByRole('button', { name: '링크 만들기' }).click()
    await expect(dialog.getByText(/11월 27일 \(금\)까지 열려요/)).toBeVisible()
    expect(await barriersInBothThemes(page, '[role="dialog"]')).toEqual(noneInBothThemes)
    const path = new URL((await dialog.getByText(/^http/).textContent()) ?? '').pathname

    await goInPlace(page, as('guest', path))
    await expect(page.getByRole('heading', { level: 1, name: '새내기의 학습 보고서' })).toBeVisible()
    const classes = page.getByRole('region', { name: '수업과 수강료' })
    await classes.getByRole('button').click()
    await expect(classes.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('region', { name: '주마다 배운 것' })).toContainText('‘바다에 띄우는 첫 프로그램’을 읽었어요')
    await expect(page.getByRole('region', { name: '숙제' })).toContainText('가운데 1개를 냈어요')
    await goInPlace(page, as('guest', path, { at: '2026-11-27T10:00:00+09:00' }))
    await expect(page.getByRole('heading', { name: '기한이 지난 링크예요' })).toBeVisible()
  })
})
