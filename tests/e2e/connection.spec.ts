import type { Page } from '@playwright/test'
import { barriersOf } from './barriersOf.ts'
import { expect, openHome, section, test } from './demo.ts'
import { productionPort } from './playwright.config.ts'

const homeData = {
  subDomain: '',
  isDesktop: true,
  recommendationCourse: { courseList: [{ courseId: 7, title: '파이썬 첫걸음' }] },
}
const answers: Readonly<Record<string, unknown>> = {
  'mains/recommendations': homeData,
  'users/me': { state: 'VALID', gender: 'MAN', userId: 3, nickname: '하늘' },
  'users/courses/enrolls': { courseList: [{ courseId: 8, title: '내가 듣는 강의' }] },
}

test.use({ reusesPage: true })

const bar = (page: Page) => page.locator('[data-connection]')

test.describe('over a real network', () => {
  test.use({ baseURL: `http://localhost:${productionPort}`, expectsNoise: true, reusesPage: false })

  test('coming and going is one quiet bar; the lists stay, and are read anew in the end [F-116] [F-086] [F-001]', async ({
    page,
    context,
  }) => {
    let isAway = false
    const asked: string[] = []
    await page.route('**/product/v1/**', (route) => {
      const path = new URL(route.request().url()).pathname.replace('/product/v1/', '')
      if (isAway) return route.abort('internetdisconnected')
      asked.push(path)
      return path in answers ? route.fulfill({ json: answers[path] }) : route.fulfill({ status: 404, json: {} })
    })
    const away = async (wanted: boolean) => {
      isAway = wanted
      await context.setOffline(wanted)
    }
    await page.clock.install()
    await page.goto('/')
    await expect(section(page, 'enrolled-courses')).toBeVisible()
    await page.clock.runFor(3_000)
    const status = page.locator('#page-frame p[aria-live="polite"]')
    await expect(status).toHaveText('')
    await status.evaluate((place) => {
      const said: string[] = []
      new MutationObserver(() => said.push(place.textContent)).observe(place, { childList: true, characterData: true, subtree: true })
      Object.assign(window, { said })
    })
    let before = 0
    for (let times = 0; times < 2; times++) {
      await away(true)
      before = asked.length
      await page.clock.runFor(2_000)
      await expect(bar(page)).toHaveText(/인터넷 연결이 끊겼어요/)
      await away(false)
      await page.clock.runFor(1_000)
    }
    await expect(section(page, 'enrolled-courses').getByText('내가 듣는 강의').first()).toBeVisible()
    await expect(section(page, 'courses').getByText('파이썬 첫걸음').first()).toBeVisible()
    await page.clock.runFor(3_000)
    await expect.poll(() => asked.slice(before)).toContain('users/me')
    // The answer comes in real time, whatever the page's clock says.
    await expect(async () => {
      await page.clock.runFor(500)
      // This looks once and does not wait: the bar stays for some seconds of the page's clock, which stands still meanwhile.
      expect(await page.evaluate(() => document.querySelector('[data-connection]')?.textContent)).toMatch(/다시 연결됐어요/)
    }).toPass({ intervals: [50] })
    await page.clock.runFor(5_000)
    await expect(bar(page)).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual(['인터넷 연결이 끊겼어요.', '다시 연결됐어요.', ''])
  })
})

test('a server out of reach: the bar says when the next try is, moves nothing and has no barrier [F-116] [F-012]', { tag: '@all' }, async ({
  page,
}) => {
  await openHome(page, { fault: '**:drop', motion: 'reduce' })
  await expect(page.getByRole('button', { name: '다시 불러오기' })).toBeVisible()
  const before = await page.getByRole('contentinfo').boundingBox()
  await expect(bar(page)).toHaveText(/서버에 연결되지 않아요.*\d초 뒤 다시 시도해요.*지금 다시 시도/)
  expect(await page.getByRole('contentinfo').boundingBox()).toEqual(before)
  expect(await barriersOf(page, '[data-connection]')).toEqual([])
  await bar(page).getByRole('button', { name: '지금 다시 시도' }).click()
  await expect(bar(page)).toHaveText(/다시 연결하고 있어요/)
})
