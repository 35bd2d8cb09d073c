import type { Page } from '@playwright/test'
import { expect, openView, section, test, view } from './demo.ts'

test.use({ reusesPage: true })

const title = '중학생을 위한 파이썬 기초반'
const classPage = (id: number, parameters: Record<string, string> = {}) => view(parameters, `/course/class/${id}/lesson`)
const booking = (page: Page) => page.getByRole('region', { name: '수업 날짜 신청' })
const day = (page: Page, name: RegExp) => booking(page).getByRole('gridcell', { name })
const own = (page: Page) => booking(page).getByRole('region', { name: /^신청한 날짜/ })
const computer = (page: Page) => booking(page).getByRole('radio', { name: '컴퓨터' })

test('a learner finds a Tuesday class, chooses dates by mouse and keys, loses one to somebody else, sees the others in the calendar and at home, and cancels one [S-217] [S-225] [S-239] [S-240] [S-241] [S-242] [S-243] [F-099]', {
  tag: '@all',
}, async ({ page }) => {
  await openView(page, view({}, '/course?tab=class&page=1&order=DESC&keyword=파이썬'))
  await page.getByRole('checkbox', { name: /^화/ }).check({ force: true })
  await expect(page).toHaveURL(/weekday=2/)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await day(page, /^12월 3일/).click()
  await day(page, /^12월 1일.*1자리/).click()
  await page.keyboard.press('ArrowDown')
  await expect(day(page, /^12월 8일/)).toBeFocused()
  await page.keyboard.press('Space')
  await computer(page).focus()
  await page.keyboard.press('Space')
  await booking(page).getByRole('button', { name: '3일 신청하기' }).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '12월 1일' })).toBeVisible()
  await expect(day(page, /^12월 1일.*마감/)).toBeVisible()
  await booking(page).getByRole('button', { name: '2일 신청하기' }).click()
  await expect(own(page)).toContainText('12월 8일 (화)')
  await expect(day(page, /^12월 8일.*신청함/)).toBeVisible()
  const before = await laterAtHome(page)
  await openView(page, classPage(5005))
  await own(page).getByRole('button', { name: '12월 8일 신청 취소' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '신청 취소하기' }).click()
  await expect(own(page)).not.toContainText('12월 8일')
  // The home page shows its cached dates until it has read them again.
  await expect.poll(() => laterAtHome(page)).toBe(before - 1)
})

/** Returns how many registered dates the home page counts beyond the class of now and the next one. */
const laterAtHome = async (page: Page) => {
  await openView(page, view())
  const later = section(page, 'greeting').getByText(/^외 \d+일$/)
  await expect(section(page, 'greeting')).toContainText('다음 수업 11월 20일 (금) 오전 10시 25분')
  return Number((await later.innerText()).replaceAll(/\D/g, ''))
}

test('a teacher sees who takes her class; a learner sees no list, and enters a meeting in a tab of its own; an academy’s next class is on the site of its channel [S-114] [S-221] [S-235] [S-238] [S-245] [F-060]', {
  tag: '@all',
}, async ({ page, context }) => {
  await openView(page, classPage(5009, { persona: 'teacher' }))
  const members = page.getByRole('region', { name: '학생' })
  await expect(members.getByRole('row').nth(2)).toContainText('%')
  await openView(page, classPage(5005))
  await expect(page.getByRole('region', { name: '커리큘럼' })).toBeVisible()
  await expect(members).toHaveCount(0)

  await openView(page, classPage(15005, { channel: 'haeon', at: '2026-11-24T18:25:00+09:00' }))
  await page.getByRole('button', { name: '수업 입장하기' }).first().click()
  const [room] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('link', { name: /새 탭에서 수업 방 열기/ })
      .first()
      .click(),
  ])
  expect(await room.evaluate(() => window.opener)).toBeNull()

  await page.evaluate(() => localStorage.setItem('takesClasses', 'yes'))
  await openView(page, view({ persona: 'enterprise', content: 'one' }))
  const next = section(page, 'greeting').getByRole('link', { name: /^다음 수업/ })
  await expect(next).toHaveAttribute('href', /^http:\/\/[\w-]+\.localhost:\d+\/course\/class\/\d+\/lesson/)
  await expect(next).toHaveAttribute('target', '_blank')
})

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('the calendar stays Korean and says what time that is here; in the ranking one’s own place is pinned at the foot of the window [S-279] [S-277]', {
    tag: '@all',
  }, async ({ page }) => {
    await openView(page, classPage(5005))
    await expect(day(page, /^12월 1일 화요일, 오후 6시/)).toBeVisible()
    await expect(booking(page)).toContainText('시간은 모두 한국 시간이에요')
    await expect(booking(page)).toContainText('오전 1시')

    await openView(page, view({}, '/ranking'))
    await expect(page.getByRole('list', { name: '1위부터 3위까지' }).getByRole('listitem')).toContainText(['1위', '2위', '3위'])
    await expect(page.getByText('나', { exact: true })).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    const foot = page.getByRole('link', { name: '내 순위 보기' }).locator('..')
    const gapBelow = await foot.evaluate((element) => {
      const bar = document.querySelector('[aria-label="미리보기"]')
      return Math.round((bar?.getBoundingClientRect().top ?? innerHeight) - element.getBoundingClientRect().bottom)
    })
    // The list is not visible below the sticky part.
    expect(gapBelow).toBe(0)
  })
})
