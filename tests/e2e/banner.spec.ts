import type { Page } from '@playwright/test'
import { dialogsHadTheirChance, expect, openOnClock, openShortHome, railAtRest, section, settled, test } from './demo.ts'

const current = (page: Page) => section(page, 'top-banner').locator('[aria-current="true"]').getAttribute('aria-label')
const button = (page: Page, name: string) => section(page, 'top-banner').getByRole('button', { name, exact: true })
const slide = (page: Page, number: number) => section(page, 'top-banner').locator(`[aria-label="${number} / 3"]`)

test.use({ reusesPage: true })

test('the banner has three slides and three dots, and shows the first [S-022] [S-023] [S-026]', async ({ page }) => {
  await openShortHome(page)
  await expect(section(page, 'top-banner').getByRole('button', { name: /번 배너/ })).toHaveCount(3)
  await expect(section(page, 'top-banner').locator('[aria-roledescription="슬라이드"]')).toHaveCount(3)
  expect(await current(page)).toBe('1번 배너')
})

test('arrows go on and back and wrap at both ends, a dot jumps [S-025] [S-026]', async ({ page }) => {
  await openShortHome(page, { motion: 'reduce' })
  await button(page, '이전').click()
  expect(await current(page)).toBe('3번 배너')
  await button(page, '다음').click()
  expect(await current(page)).toBe('1번 배너')
  await button(page, '2번 배너').click()
  expect(await current(page)).toBe('2번 배너')
})

test('slide one opens the outside page in a new tab and leaves this one as it is [S-029] [F-060]', async ({ page, context }) => {
  await openShortHome(page, { motion: 'reduce' })
  const address = page.url()
  const link = slide(page, 1).getByRole('link')
  await expect(link).toHaveAttribute('rel', /noopener/)
  expect(new URL((await link.getAttribute('href')) ?? '').host).not.toBe(new URL(address).host)
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
  // The demo plays the outside page itself, so that it opens without a network.
  await expect(opened).toHaveURL(/\/schools/)
  expect(page.url()).toBe(address)
})

test('a guest begins with a problem at once, without an account', async ({ page }) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await openShortHome(page, { persona: 'guest', motion: 'reduce' })
    const start = slide(page, 1).getByRole('link', { name: '무료로 첫 문제 풀어 보기' })
    await expect(start).toBeInViewport()
    await start.click()
    await expect(page).toHaveURL(/\/learn\/problem\/\d+/)
    await expect(page.getByRole('textbox', { name: '코드' })).toBeVisible()
  }
})

test('slide two promotes the Open Beta AI tutor and leads to its page [S-030] [S-032]', async ({ page }) => {
  await openShortHome(page, { motion: 'reduce' })
  await button(page, '2번 배너').click()
  await expect(slide(page, 2)).toContainText('Open Beta')
  await expect(slide(page, 2)).toContainText('AI 튜터')
  await expect(slide(page, 2).getByRole('link', { name: '자세히 보기' })).toHaveAttribute('href', '/landing')
})

test('the studio slide opens the outside guide in a new tab [S-036]', async ({ page, context }) => {
  await openShortHome(page, { motion: 'reduce' })
  await button(page, '3번 배너').click()
  const link = slide(page, 3).getByRole('link', { name: /스튜디오 가이드 보기/ })
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
  expect(opened.url()).toContain('/studio/guide')
})

test('the Beta button, and nothing before it, introduces quests, 35 types with 5 musics and the AI tutor [S-108] [A-40]', async ({
  page,
}) => {
  await openShortHome(page, { motion: 'reduce' })
  await dialogsHadTheirChance(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button(page, '2번 배너').click()
  await slide(page, 2).getByRole('button', { name: /Beta/ }).click()
  const dialog = page.getByRole('dialog')
  for (const words of ['퀘스트', '35가지', '5가지', 'AI 튜터']) await expect(dialog).toContainText(words)
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect(dialog).toHaveCount(0)
})

test('on a desktop a click beside the button of slide two stays here [S-033]', async ({ page }) => {
  await openShortHome(page, { motion: 'reduce', device: 'desktop' })
  await button(page, '2번 배너').click()
  await slide(page, 2).click({ position: { x: 700, y: 40 } })
  expect(new URL(page.url()).pathname).toBe('/')
})

test.describe('on a clock that only the test moves', () => {
  test.use({ reusesPage: 'onClock' })

  test('the banner advances every five seconds, not a moment earlier [S-024] [S-185] [S-295]', async ({ page }) => {
    await openOnClock(page, { content: 'one' })
    await button(page, '1번 배너').click()
    await railAtRest(page, 'top-banner')
    await page.clock.runFor(4999)
    expect(await current(page)).toBe('1번 배너')
    await page.clock.runFor(1)
    await expect.poll(() => current(page)).toBe('2번 배너')
    for (const next of ['3번 배너', '1번 배너']) {
      await railAtRest(page, 'top-banner')
      await page.clock.runFor(5000)
      await expect.poll(() => current(page)).toBe(next)
    }
  })

  test('a mouse left over the banner does not stop it [A-33]', async ({ page }) => {
    await openOnClock(page, { content: 'one' })
    await section(page, 'top-banner').hover()
    await railAtRest(page, 'top-banner')
    const before = await current(page)
    await page.clock.runFor(5000)
    await expect.poll(() => current(page)).not.toBe(before)
  })

  test('it can be stopped, and moves again only when asked to [A-33]', async ({ page }) => {
    await openOnClock(page, { content: 'one' })
    await button(page, '자동 넘김 정지').click()
    const before = await current(page)
    for (let turn = 0; turn < 12; turn++) {
      await page.clock.runFor(5000)
      expect(await current(page)).toBe(before)
    }
    await button(page, '자동 넘김 시작').click()
    await page.clock.runFor(5000)
    await expect.poll(() => current(page)).not.toBe(before)
  })

  test('keyboard focus inside stops it [A-33]', async ({ page }) => {
    await openOnClock(page, { content: 'one' })
    await button(page, '자동 넘김 정지').focus()
    await page.keyboard.press('Tab')
    const before = await current(page)
    await page.clock.runFor(20_000)
    expect(await current(page)).toBe(before)
  })

  test('who wants less motion sees it stand still [F-107]', async ({ page }) => {
    await openOnClock(page, { content: 'one', motion: 'reduce' })
    for (let turn = 0; turn < 12; turn++) {
      await page.clock.runFor(5000)
      expect(await current(page)).toBe('1번 배너')
    }
  })

  test('slides one and three share the word that turns from school to academy to channel [S-027] [S-028] [S-038] [S-188] [S-296] [A-37]', async ({
    page,
  }) => {
    await openOnClock(page, { content: 'one' })
    const words = section(page, 'top-banner').locator('[data-rotating-word]')
    await expect(words).toHaveCount(2)
    const seen: string[] = []
    for (let turn = 0; turn < 4; turn++) {
      const [one, three] = await words.allTextContents()
      expect(three).toBe(one)
      seen.push(one ?? '')
      await page.clock.runFor(2000)
    }
    expect(new Set(seen.slice(0, 3))).toEqual(new Set(['학교', '학원', '채널']))
    expect(seen[3]).toBe(seen[0])
    expect(seen[(seen.indexOf('학교') + 1) % 3]).toBe('학원')
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
    await page.waitForTimeout(800)
    await button(page, '2번 배너').click()
    await page.waitForTimeout(800)
    expect(new Set(fetched).size).toBe(1)
    expect(fetched.length).toBe(first)
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a tap on slide two goes to the feedback, a tap on its button to the landing page [S-033] [A-38]', async ({ page }) => {
    await openShortHome(page, { motion: 'reduce', device: 'mobile' })
    await button(page, '2번 배너').tap()
    await slide(page, 2).tap({ position: { x: 40, y: 20 } })
    await expect(page).toHaveURL(/\/feedback/)
    await page.goBack()
    await settled(page)
    await button(page, '2번 배너').tap()
    await slide(page, 2).getByRole('link', { name: '자세히 보기' }).tap()
    await expect(page).toHaveURL(/\/landing/)
  })

  test('a tap on slide three opens the same guide as its button [S-037]', async ({ page, context }) => {
    await openShortHome(page, { motion: 'reduce', device: 'mobile' })
    await button(page, '3번 배너').tap()
    const [opened] = await Promise.all([context.waitForEvent('page'), slide(page, 3).tap({ position: { x: 40, y: 20 } })])
    expect(opened.url()).toContain('/studio/guide')
  })
})
