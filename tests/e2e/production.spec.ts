import { readdirSync, readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { expect, section, sectionsOf, test } from './demo.ts'
import { productionPort } from './playwright.config.ts'

test.use({ baseURL: `http://localhost:${productionPort}`, reusesPage: 'loaded' })

const course = {
  courseId: 7,
  title: '파이썬 첫걸음',
  comment: '처음 만나는 코드',
  thumbnail: null,
  level: 'BEGINNER',
  rating: 4.5,
  cost: 10000,
  paymentType: 'CASH',
  isOnlyForChannelUser: true,
  channelProfile: { channelId: 1, channelName: '해온', channelLogoUrl: null, channelDomain: 'haeon' },
  teacher: { nickname: '윤슬', profile: null },
}

const homeData = {
  subDomain: '',
  isDesktop: true,
  bannerData: { channelBannerList: [] },
  recommendationBlock: { blockList: [] },
  recommendationCourse: { courseList: [course] },
  recommendationLiveCourse: { courseList: [] },
  recommendationCourseClass: { courseClassList: [] },
  recommendationProblem: { problemList: [] },
  recommendationBlog: { blogList: [] },
  recommendationSubChannel: { channelList: [] },
}

const learner = {
  state: 'VALID',
  gender: 'MAN',
  role: null,
  roleList: [],
  userId: 3,
  nickname: '하늘',
  point: 5,
  level: 2,
  tier: '새우',
  tierLevel: 1,
}

/** Answers the page's calls by path, and records them. */
const backend = async (page: Page, answers: Record<string, unknown>) => {
  const asked: string[] = []
  await page.route('**/product/v1/**', (route: Route) => {
    const url = new URL(route.request().url())
    const path = url.pathname.replace('/product/v1/', '')
    asked.push(`${route.request().method()} ${path}${url.search}`)
    return path in answers ? route.fulfill({ json: answers[path] }) : route.fulfill({ status: 404, json: {} })
  })
  return asked
}

const answersToGuest = { 'mains/recommendations': homeData, 'users/me': { state: 'INVALID' }, popups: { popupList: [] } }

test('a guest of a real backend sees the public home, over HTTP alone; neither a wider page nor the parameters of the demo change what is asked [S-331] [S-328] [F-058]', async ({
  page,
}) => {
  const asked = await backend(page, answersToGuest)
  const sections = ['top-banner', 'greeting', 'categories', 'trial-promo', 'courses', 'login']
  const calls = ['GET mains/recommendations', 'GET popups?page=1', 'GET users/me']
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect.poll(() => sectionsOf(page)).toEqual(sections)
  await expect(page.getByRole('link', { name: '파이썬 첫걸음' })).toHaveAttribute('href', '/course/7/lesson')
  await expect(page.getByText('학생 권한 이상')).toBeVisible()
  await expect.poll(() => asked.toSorted()).toEqual(calls)
  for (const width of [700, 1024, 1440]) await page.setViewportSize({ width, height: 900 })
  await nothingMoreIsAsked(page, asked)

  asked.length = 0
  await page.goto('/?persona=nobody&channel=haeon&content=huge&fault=**:500')
  await expect.poll(() => sectionsOf(page)).toEqual(sections)
  await expect.poll(() => asked.toSorted()).toEqual(calls)
  await nothingMoreIsAsked(page, asked)
})

const nothingMoreIsAsked = async (page: Page, asked: readonly string[]) => {
  const before = [...asked]
  await page.waitForTimeout(500)
  expect(asked).toEqual(before)
}

test.describe('a learner of a real backend', () => {
  test.use({ expectsNoise: true })

  test('has each list asked for once, with page=1; those that are missing leave no trace [S-279] [S-290] [S-311] [F-018]', {
    tag: '@all',
  }, async ({ page }) => {
    const asked = await backend(page, {
      'mains/recommendations': homeData,
      'users/me': learner,
      'users/courses/enrolls': { courseList: [course] },
      'users/quests': { questList: [] },
      'users/channels': { totalCount: 0, channels: [] },
      'users/experiences': { experience: 10, requiredExperience: 100 },
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('하늘님, 안녕하세요!')
    await expect
      .poll(() => sectionsOf(page))
      .toEqual(['top-banner', 'greeting', 'categories', 'trial-promo', 'enrolled-courses', 'courses', 'user'])
    const calls = [
      'GET mains/recommendations',
      'GET popups?page=1',
      'GET problems/categories/groups?page=1',
      'GET problems/categories?page=1',
      'GET users/channels?page=1',
      'GET users/courses/enrolls?page=1',
      'GET users/experiences',
      'GET users/me',
      'GET users/me/habit',
      'GET users/me/notifications/unread',
      'GET users/quests?page=1',
      'GET users/ranks?page=1',
    ]
    await expect.poll(() => asked.toSorted()).toEqual(calls)
    await nothingMoreIsAsked(page, asked)
  })

  test('names as long as they come make no page wider [S-096] [S-021] [S-081] [F-100]', async ({ page }) => {
    const channelName = '서울특별시교육청소프트웨어영재교육원온라인코딩학교'
    const channelDomain = 'long-'.repeat(12)
    const channel = { channelId: 1, channelName, channelDomain, channelLogoUrl: null, description: channelName, info: {} }
    const user = { userId: 1, nickname: channelName, tier: channelName, tierLevel: 3, level: 1000000 }
    const answers = (role: string | null) => ({
      'mains/recommendations': {
        ...homeData,
        subDomain: channelDomain,
        recommendationSubChannel: {
          channelList: [
            { ...channel, role },
            { ...channel, role, channelId: 2 },
          ],
        },
      },
      [`channels/${channelDomain}/info`]: { ...channel, role },
      'users/me': learner,
      'channels/members/ranks': { rankingList: [{ rank: 1, user }] },
    })
    for (const { role, ids } of [
      { role: 'ROLE_CHANNEL_ENTERPRISE', ids: ['enterprise-channels', 'channel-info'] },
      { role: null, ids: ['ranking'] },
    ])
      await test.step(ids.join(', '), async () => {
        await page.unrouteAll()
        await backend(page, answers(role))
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto('/')
        for (const id of ids) await expect(section(page, id)).toContainText(channelName)
        for (const width of [1440, 390, 320]) {
          await page.setViewportSize({ width, height: 900 })
          await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
          for (const id of ids)
            expect(await section(page, id).evaluate((box) => box.scrollWidth - box.clientWidth), `${id}, ${width} px`).toBe(0)
        }
      })
  })
})

test('what stands in the page counts: home data saves the call for it, and a wrong setting is named before anything starts [S-157] [S-288] [A-32]', {
  tag: '@all',
}, async ({ page }) => {
  const asked = await backend(page, { 'users/me': { state: 'INVALID' }, popups: { popupList: [] } })
  const standingInPage = async (change: (html: string) => string) => {
    await page.route('**/', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    })
    await page.goto('/')
  }
  const block = `<script type="application/json" id="home-data">${JSON.stringify(homeData)}</script>`
  await standingInPage((html) => html.replace('</head>', `${block}</head>`))
  await expect(page.getByRole('link', { name: '파이썬 첫걸음' })).toBeVisible()
  await expect.poll(() => asked).toContain('GET popups?page=1')
  expect(asked).not.toContain('GET mains/recommendations')

  asked.length = 0
  await standingInPage((html) => html.replace(/(id="app-config">)/, '$1{"apiOrigin":"ftp://files.example"}'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('시작할 수 없어요')
  await expect(page.getByRole('main')).toContainText('apiOrigin')
  expect(asked).toEqual([])
})

test('the production build carries no mock backend and no made-up data [S-335] [F-068]', () => {
  const chunks = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  expect(chunks.length).toBeGreaterThan(3)
  for (const name of chunks) {
    expect(readFileSync(`dist/assets/${name}`, 'utf8'), name).not.toMatch(/mirage|pretender|faker|demo-pictures|하늘님도|persona/i)
  }
  expect(readdirSync('dist')).not.toContain('demo-pictures')
})
