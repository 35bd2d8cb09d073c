import type { Page } from '@playwright/test'
import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, goInPlace, test, view } from './demo.ts'
import { isForEverybody } from './isForEverybody.ts'

const as = (persona: string, path = '/', more: Record<string, string> = {}) => view({ persona, motion: 'reduce', ...more }, path)
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^알림/ })
const list = (page: Page) => page.getByRole('dialog', { name: '알림' })
/** A class that the learner attends from the start. */
const classPath = '/course/class/5018/lesson'

test('what a teacher sets and announces reaches a learner, who goes there from the bell and has read it for good, in every tab', {
  tag: '@all',
}, async ({ page, context }) => {
  await page.goto(as('teacher', classPath))
  await page.getByLabel('수업에 알릴 말').fill('내일은 자를 가져와요')
  await page.getByRole('button', { name: '공지하기' }).click()
  await expect(page.getByText('내일은 자를 가져와요').first()).toBeVisible()
  await goInPlace(page, as('teacher', '/studio/homework/new'))
  await page.getByLabel('제목').fill('조개 숙제')
  await page.getByRole('button', { name: '다음', exact: true }).press('Enter')
  await page.getByRole('button', { name: '과제 담기' }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /조개껍데기 세기/ })
    .press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '다음', exact: true }).press('Enter')
  await page.getByRole('button', { name: '내일 밤' }).press('Enter')
  await page.getByRole('button', { name: '다음', exact: true }).press('Enter')
  await page.getByRole('button', { name: '숙제 내기' }).press('Enter')
  await expect(page.getByText('숙제를 냈어요. 학생의 홈에 보여요.')).toBeVisible()

  const other = await context.newPage()
  // Timers of a minute take a second in this tab; Playwright's own clock would affect all tabs.
  await other.addInitScript(() => {
    const after = window.setTimeout
    const soon = (run: () => void, pause?: number) => after(run, pause === 60_000 ? 1_000 : pause)
    Object.assign(window, { setTimeout: soon })
  })
  await other.goto(as('learner'))
  await expect(bell(other)).toHaveAccessibleName('알림, 읽지 않은 알림 5개')

  const own = await context.newPage()
  await own.goto(as('learner'))
  await expect(bell(own)).toHaveAccessibleName('알림, 읽지 않은 알림 5개')
  await own.bringToFront()
  await bell(own).press('Enter')
  await expect(list(own).getByRole('link', { name: /조개 숙제/ })).toBeVisible()
  await expect(list(own).getByRole('link', { name: /공지가 올라왔어요/ })).toBeVisible()
  expect(await barriersInBothThemes(own, '[popover]:popover-open')).toEqual(noneInBothThemes)
  for (const width of [320, 360, 1024, 1440]) {
    await own.setViewportSize({ width, height: 740 })
    const at = await list(own).boundingBox()
    expect(at!.x, `${width} px`).toBeGreaterThanOrEqual(0)
    expect(at!.x + at!.width, `${width} px`).toBeLessThanOrEqual(width)
    expect(await own.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
  }
  await own.keyboard.press('Tab')
  await expect(list(own).getByRole('button', { name: '모두 읽음' })).toBeFocused()
  await own.keyboard.press('Escape')
  await expect(list(own)).toHaveCount(0)
  await expect(bell(own)).toBeFocused()
  await bell(own).press('Enter')
  await list(own)
    .getByRole('link', { name: /조개 숙제/ })
    .press('Enter')
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('조개 숙제')
  await expect(list(own)).toHaveCount(0)
  await expect(bell(own)).toHaveAccessibleName('알림, 읽지 않은 알림 4개')
  await own.reload()
  await expect(bell(own)).toHaveAccessibleName('알림, 읽지 않은 알림 4개')
  await bell(own).click()
  await expect(list(own).getByRole('link', { name: '새 숙제 ‘조개 숙제’가 나왔어요', exact: true })).toBeVisible()
  await list(own)
    .getByRole('link', { name: /공지가 올라왔어요/ })
    .click()
  await expect(own.getByText('내일은 자를 가져와요')).toBeInViewport()
  await expect(bell(own)).toHaveAccessibleName('알림, 읽지 않은 알림 3개')

  await expect(bell(other)).toHaveAccessibleName('알림, 읽지 않은 알림 3개')
  await own.close()
  await other.close()
})

test('the page of all notifications reads them, and switches kinds off; a guest has no bell, and is asked to sign in there', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(as('learner', '/my/notices'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('알림')
  await expect(page.getByRole('link', { name: /숙제가 오늘 끝나요/ })).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('알림, 읽지 않은 알림 3개')
  await isForEverybody(page)
  await page.getByRole('switch', { name: '수업 시작' }).press('Space')
  await expect(page.getByRole('link', { name: /수업이 (?:곧 )?시작/ })).toHaveCount(0)
  await expect(bell(page)).toHaveAccessibleName('알림, 읽지 않은 알림 1개')
  await page.getByRole('main').getByRole('button', { name: '모두 읽음' }).press('Enter')
  await expect(bell(page)).toHaveAccessibleName('알림, 모두 읽었어요')
  await page.reload()
  await expect(page.getByRole('switch', { name: '수업 시작' })).not.toBeChecked()
  await expect(bell(page)).toHaveAccessibleName('알림, 모두 읽었어요')
  await goInPlace(page, as('guest', '/my/notices'))
  await expect(page.getByRole('heading', { name: '로그인하면 알림을 볼 수 있어요' })).toBeVisible()
  await expect(bell(page)).toHaveCount(0)
})

test.describe('a backend without notifications', () => {
  test.use({ expectsNoise: true })

  test('that answers 404 or 501 leaves the header without a bell, and nothing else amiss', { tag: '@all' }, async ({ page }) => {
    for (const status of ['404', '501']) {
      await page.goto(as('learner', '/my', { fault: `users/me/notifications/unread:${status}` }))
      await expect(page.getByRole('link', { name: /연속 학습/ }).first()).toBeVisible()
      await expect(bell(page), status).toHaveCount(0)
      await expect(page.getByRole('alert').filter({ hasText: /./ }), status).toHaveCount(0)
    }
  })
})
