import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { listPaths } from '../../src/domain/paths.ts'
import { expect, openHome, section, settled, test, view } from './demo.ts'
import { shiftsOf, watchShifts } from './layoutShifts.ts'
import { serveFolder } from './staticServer.ts'

/** Checks that nothing has moved, up to a while after the real font is loaded. */
const expectNothingMoved = async (page: Page, message: string) => {
  await settled(page)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  expect(await shiftsOf(page), message).toBeLessThanOrEqual(0.005)
}

for (const width of [1440, 390]) {
  test(`nothing moves while a home page loads at ${width} px`, { tag: width === 390 ? [] : ['@all'] }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    for (const parameters of [
      {},
      { persona: 'guest' },
      { content: 'empty' },
      { content: 'one' },
      { fault: 'GET users/channels:500,GET users/quests:drop' },
    ]) {
      await page.goto(view({ latency: '150', ...parameters }))
      await expectNothingMoved(page, JSON.stringify(parameters))
    }
  })
}

test('nothing moves while the document comes in pieces, each painted before the next', { tag: '@all' }, async ({ page }) => {
  const document = readFileSync('dist-demo/index.html', 'utf8')
  const banner = document.indexOf('data-section="top-banner"')
  const marks = ['data-kind="banner"', ...Array<string>(3).fill('aria-roledescription="슬라이드"'), '"greeting"', '"categories"']
  // Each mark is searched from the one before it on; a piece ends where its element begins.
  const found: number[] = []
  for (const mark of marks) found.push(document.indexOf(mark, (found.at(-1) ?? banner) + 1))
  expect(Math.min(banner, ...found)).toBeGreaterThan(0)
  const ends = found.map((at) => document.lastIndexOf('<', at))
  const server = await serveFolder('dist-demo', {
    backend: ({ url }, response) => {
      if (!url?.startsWith('/?')) return false
      response.setHeader('content-type', 'text/html; charset=utf-8')
      const send = ([end, ...later]: readonly number[], from = 0) => {
        response.write(document.slice(from, end))
        if (end === undefined) response.end()
        else setTimeout(() => send(later, end), 250)
      }
      send(ends)
      return true
    },
  })
  try {
    await watchShifts(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${server.url}${view()}`)
      await expectNothingMoved(page, `${width} px`)
    }
  } finally {
    await server.stop()
  }
})

const slowly = ['users/channels', 'users/courses/enrolls', 'users/quests', 'users/ranks', 'users/experiences']

test('neither lists that come five seconds late move what is read, nor the other pages on a phone while they load [F-009]', {
  tag: '@all',
}, async ({ page }) => {
  await watchShifts(page)
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.querySelector('[data-section]') === null || document.querySelector('[data-section="my-quests"]') !== null) return
      document.documentElement.setAttribute('data-without-quests', '')
    }).observe(document, { childList: true, subtree: true }),
  )
  await page.goto(view({ fault: slowly.map((path) => `GET ${path}:slow`).join() }))
  await settled(page)
  for (const id of ['enrolled-channels', 'my-quests', 'enrolled-courses', 'main-ranking']) {
    await expect(section(page, id)).toBeVisible()
  }
  await expect(page.locator('html[data-without-quests]'), 'the lists came late').toBeAttached()
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.005)
  await page.setViewportSize({ width: 390, height: 900 })
  for (const path of ['/quest', '/course', '/live/course', '/ranking', '/ranking?period=WEEK', '/my', '/course/1048/lesson/104807']) {
    await page.goto(view({ latency: '600' }, path))
    await settled(page)
    expect(await shiftsOf(page), path).toBeLessThanOrEqual(0.005)
  }
  await test.step('nor what a channel is told, which is drawn with the lists unless it came after them', async () => {
    await page.addInitScript(() => {
      let hasLists = false
      new MutationObserver((_, observer) => {
        if (document.querySelector('#announcements') !== null) {
          document.documentElement.setAttribute('data-told', hasLists ? 'late' : 'in time')
          observer.disconnect()
        }
        hasLists = document.querySelector('[data-section="courses"]') !== null
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(view({ persona: 'teacher', channel: 'haeon' }, '/studio/publish/course'))
    await page.getByLabel('제목').fill('작품 전시회')
    await page.getByLabel('채널에 알릴 말').fill('토요일 두 시에 만나요')
    await page.getByRole('button', { name: '채널에 공지하기' }).click()
    await expect(page.getByRole('heading', { level: 2, name: '채널 공지' }).locator('..').locator('..')).toContainText('작품 전시회')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(view({ channel: 'haeon', latency: '150' }))
      await settled(page)
      await expect(page.getByRole('region', { name: '공지', exact: true })).toContainText('작품 전시회')
      // On a busy machine the lists may stop waiting after a second.
      const isLate = (await page.locator('html').getAttribute('data-told')) === 'late'
      expect(await shiftsOf(page), `${width} px`).toBeLessThanOrEqual(isLate ? 0.1 : 0.005)
    }
  })
})

test.describe('without the font, whose letters are wider than those of a machine that knows no Korean', () => {
  test.use({ expectsNoise: true })

  test('each page that is prerendered stands before its scripts, is taken over as it is, and nothing in it moves', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    await watchShifts(page)
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => document.querySelector('main')?.setAttribute('data-early', '')),
    )
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const address of [
        listPaths.courses,
        '/course/1026/lesson',
        '/learn/problem/7003',
        '/learn/block/2003',
        '/worksheet/601/chapter',
      ]) {
        await page.goto(address)
        await settled(page)
        await expect(page.locator('main[data-early] h1'), `${address} at ${width} px`).toBeVisible()
        expect(await shiftsOf(page), `${address} at ${width} px`).toBeLessThanOrEqual(0.005)
      }
    }
  })
})

test.describe('in a page that was there before', () => {
  test.use({ reusesPage: true })

  test('the document stays small, once somebody has seen all of it, too: a learner with full content [F-040]', { tag: '@all' }, async ({
    page,
  }) => {
    await openHome(page, { motion: 'reduce' })
    const elements = () => page.locator('#root *').count()
    for (const carousel of await page.getByRole('main').locator('[aria-roledescription="캐러셀"]').all()) {
      const beside = carousel.locator('[aria-roledescription="슬라이드"][inert]')
      // A carousel in which all slides fit has no slides beside the view and no buttons.
      if ((await carousel.getByRole('button').count()) === 0) continue
      await carousel.scrollIntoViewIfNeeded()
      await expect(beside).not.toHaveCount(0)
    }
    expect(await elements()).toBeLessThanOrEqual(1800)
  })
})
