import type { Page } from '@playwright/test'
import { dialogsHadTheirChance, expect, openOnClock, openShortHome, railAtRest, section, settled, test } from './demo.ts'

const current = (page: Page) => section(page, 'top-banner').locator('[aria-current="true"]').getAttribute('aria-label')
const button = (page: Page, name: string) => section(page, 'top-banner').getByRole('button', { name, exact: true })
const slide = (page: Page, number: number) => section(page, 'top-banner').locator(`[aria-label="${number} / 3"]`)

test.use({ reusesPage: true })

test('on a desktop the banner’s links lead where they say, in new tabs where that is outside; the Beta button, and nothing before it, introduces quests, 35 types with 5 musics and the AI tutor [S-029] [S-030] [S-032] [S-033] [S-036] [S-108] [A-40] [F-060]', {
  tag: '@all',
}, async ({ page, context }) => {
  await openShortHome(page, { motion: 'reduce', device: 'desktop' })
  const address = page.url()
  const first = slide(page, 1).getByRole('link')
  await expect(first).toHaveAttribute('rel', /noopener/)
  expect(new URL((await first.getAttribute('href')) ?? '').host).not.toBe(new URL(address).host)
  const [school] = await Promise.all([context.waitForEvent('page'), first.click()])
  // The demo itself serves this external page, so that it opens without a network.
  await expect(school).toHaveURL(/\/schools/)
  await school.close()
  await dialogsHadTheirChance(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await button(page, '2번 배너').click()
  await expect(slide(page, 2)).toContainText('Open Beta')
  await expect(slide(page, 2)).toContainText('AI 튜터')
  await expect(slide(page, 2).getByRole('link', { name: '자세히 보기' })).toHaveAttribute('href', '/landing')
  await slide(page, 2).click({ position: { x: 700, y: 40 } })
  expect(page.url()).toBe(address)
  await slide(page, 2).getByRole('button', { name: /Beta/ }).click()
  const dialog = page.getByRole('dialog')
  for (const words of ['퀘스트', '35가지', '5가지', 'AI 튜터']) await expect(dialog).toContainText(words)
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect(dialog).toHaveCount(0)

  await button(page, '3번 배너').click()
  const guideLink = slide(page, 3).getByRole('link', { name: /스튜디오 가이드 보기/ })
  const [guide] = await Promise.all([context.waitForEvent('page'), guideLink.click()])
  await expect(guide).toHaveURL(/\/studio\/guide/)
  expect(page.url()).toBe(address)
})

test('a guest begins with a problem at once, without an account', { tag: '@all' }, async ({ page }) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await openShortHome(page, { persona: 'guest', motion: 'reduce' })
    const start = slide(page, 1).getByRole('link', { name: '무료로 첫 문제 풀어 보기' })
    await expect(start).toBeInViewport()
    await start.click()
    await page.getByRole('link', { name: width === 360 ? '초등' : '고등' }).click()
    await expect(page).toHaveURL(width === 360 ? /\/learn\/block\/\d+/ : /\/learn\/problem\/\d+/)
    await expect(page.getByRole('region', { name: width === 360 ? '무대' : '코드' })).toBeVisible()
  }
})

test('the banner is low for who is signed in, so that their own sea is in view; its three slides and controls stay', {
  tag: '@all',
}, async ({ page }) => {
  for (const [width, persona, least, most] of [
    [1440, 'guest', 240, 300],
    [1440, 'learner', 130, 160],
    [768, 'teacher', 130, 160],
    [360, 'learner', 150, 190],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await openShortHome(page, { persona, motion: 'reduce' })
    const height = (await section(page, 'top-banner').boundingBox())?.height
    expect(height, `${persona} at ${width} px`).toBeGreaterThan(least)
    expect(height, `${persona} at ${width} px`).toBeLessThan(most)
    for (const name of ['2번 배너', '3번 배너', '1번 배너']) {
      await button(page, name).click()
      await railAtRest(page, 'top-banner')
      await expect(slide(page, Number(name[0])).getByRole('heading')).toBeInViewport({ ratio: 1 })
    }
    if (persona !== 'guest') await expect(section(page, 'greeting').getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  }
})

test.describe('on a clock that only the test moves', () => {
  test.use({ reusesPage: 'onClock' })

  test('the banner advances every five seconds, not a moment earlier, under a mouse too; the button stops it, and so does the keyboard’s focus [S-022] [S-024] [S-026] [S-027] [S-038] [S-185] [S-295] [A-33]', async ({
    page,
  }) => {
    await openOnClock(page, { content: 'one' })
    // Slides one and three alternate between two words, of which the last is this site's word for a channel.
    await expect(section(page, 'top-banner').locator('[data-first="학교"][data-last="채널"]')).toHaveCount(2)
    await button(page, '1번 배너').click()
    await railAtRest(page, 'top-banner')
    await page.clock.runFor(4999)
    expect(await current(page)).toBe('1번 배너')
    await page.clock.runFor(1)
    await expect.poll(() => current(page)).toBe('2번 배너')
    await section(page, 'top-banner').hover()
    for (const next of ['3번 배너', '1번 배너']) {
      await railAtRest(page, 'top-banner')
      await page.clock.runFor(5000)
      await expect.poll(() => current(page)).toBe(next)
    }
    const standsStill = async () => {
      await railAtRest(page, 'top-banner')
      const before = await current(page)
      for (let turn = 0; turn < 4; turn++) {
        await page.clock.runFor(5000)
        expect(await current(page)).toBe(before)
      }
    }
    await button(page, '자동 넘김 정지').click()
    await standsStill()
    await button(page, '자동 넘김 시작').click()
    await page.clock.runFor(5000)
    await expect.poll(() => current(page)).toBe('2번 배너')
    await button(page, '자동 넘김 정지').focus()
    await page.keyboard.press('Tab')
    await standsStill()
  })
})

test.describe('in a page that has fetched nothing yet', () => {
  test.use({ reusesPage: false })

  test('the demo video loops without sound, is fetched only once its slide is in view, and only once [S-031] [S-034] [S-035]', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (/\.(webm|mp4)$/.test(request.url())) fetched.push(request.url())
    })
    await openShortHome(page)
    await button(page, '자동 넘김 정지').click()
    await button(page, '1번 배너').click()
    const video = slide(page, 2).locator('video')
    expect(await video.evaluate((element: HTMLVideoElement) => element.loop && element.muted)).toBe(true)
    expect(fetched).toEqual([])
    await button(page, '2번 배너').click()
    await expect.poll(() => fetched.length).toBeGreaterThan(0)
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1)
    const first = fetched.length
    await button(page, '1번 배너').click()
    await page.waitForTimeout(500)
    await button(page, '2번 배너').click()
    await page.waitForTimeout(500)
    expect(new Set(fetched).size).toBe(1)
    expect(fetched.length).toBe(first)
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a tap on slide two goes to the feedback, on its button to the landing page, on slide three to the same guide as its button [S-033] [S-037] [A-38]', {
    tag: '@all',
  }, async ({ page, context }) => {
    await openShortHome(page, { motion: 'reduce', device: 'mobile' })
    await button(page, '3번 배너').tap()
    const [guide] = await Promise.all([context.waitForEvent('page'), slide(page, 3).tap({ position: { x: 40, y: 20 } })])
    await expect(guide).toHaveURL(/\/studio\/guide/)
    await guide.close()
    await button(page, '2번 배너').tap()
    await slide(page, 2).tap({ position: { x: 40, y: 20 } })
    await expect(page).toHaveURL(/\/feedback/)
    await page.goBack()
    await settled(page)
    await button(page, '2번 배너').tap()
    await slide(page, 2).getByRole('link', { name: '자세히 보기' }).tap()
    await expect(page).toHaveURL(/\/landing/)
  })
})
