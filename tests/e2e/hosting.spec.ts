import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { homeShell, shellPages } from '../../src/shell/shellPages.ts'
import * as wire from '../adapters/http/wire.ts'
import { expect, section, sectionsOf, settled, test } from './demo.ts'
import { hostRules, serveFolder, type StaticServer } from './staticServer.ts'

/**
 * The folder of an installation, made as an operator would: the build, the settings in its pages, the headers of the example, a backend.
 * Each worker has its own, since they write to it.
 */
const folder = `test-results/hosting-${process.env['TEST_WORKER_INDEX']}`
const rules = hostRules(folder)
let site: StaticServer

test.beforeAll(async () => {
  cpSync('dist', folder, { recursive: true })
  site = await serveFolder(folder, { headers: headersOf, backend, fallback: rules.fallbackOf })
  const config = { rootDomain: `localhost:${site.port}`, loginUrl: '/member/login', studioGuideUrl: 'https://guide.example.kr/' }
  for (const { file } of [homeShell, ...shellPages]) {
    const page = readFileSync(`${folder}/${file}`, 'utf8')
    writeFileSync(`${folder}/${file}`, page.replace('id="app-config">', `$&${JSON.stringify(config)}`))
  }
})

test.afterAll(() => site.stop())

test.use({ reusesPage: 'loaded' })

const policy = 'Content-Security-Policy'
/** Directives that an installation can add if its channels use no chat. */
const strictest = "require-trusted-types-for 'script'; trusted-types codingbada-worker"

/** Returns the headers of a path with the strictest policy. */
const headersOf = (path: string) => {
  const headers = rules.headersOf(path)
  return { ...headers, [policy]: `${headers[policy]}; ${strictest}` }
}

const guest = { state: 'INVALID' }
const own = <T>(answer: T): T =>
  JSON.parse(JSON.stringify(answer).replaceAll(/https:\/\/img\.test\/[\w.]+|\/(covers|sprites)\/[\w.]+/g, '/favicon.svg'))

const backend = (request: IncomingMessage, response: ServerResponse) => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (!url.pathname.startsWith('/product/v1/')) return false
  const isLearner = request.headers.cookie?.includes('session=learner') === true
  const subDomain = request.headers.host?.startsWith('haeon.') ? 'haeon' : ''
  const answers: Record<string, unknown> = {
    'channels/announcements': { announcementList: [] },
    'mains/recommendations': { ...wire.homeData, subDomain },
    'channels/haeon/info': { ...wire.channelInfo, channelDomain: 'haeon', channelName: '해온코딩학원', role: null },
    'users/me': isLearner ? { ...wire.viewer, role: null, roleList: ['ROLE_USER'] } : guest,
    'users/experiences': { experience: 30, requiredExperience: 100 },
    'users/quests': { questList: [] },
    'users/me/notifications/unread': { unreadCount: 0 },
    'users/me/habit': { streakDays: 0, includesToday: false, isRestUsed: false, goal: null, solvedToday: 0, minutesToday: 0 },
    'users/channels': { totalCount: 1, channels: [wire.channel] },
    'users/courses/enrolls': { courseList: [wire.course] },
    'users/homeworks/assignments': { assignmentList: [wire.assignment] },
    'users/logs/studies': { studyLogList: [wire.studyLog] },
    'users/ranks': { rankingList: [wire.rankingEntry] },
    'channels/members/ranks': { rankingList: [wire.rankingEntry] },
    popups: { popupList: [] },
  }
  const path = url.pathname.slice('/product/v1/'.length)
  if (request.headers.cookie?.includes('session=ended') && path.startsWith('users/')) {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{}')
    return true
  }
  if (path === 'users/sessions') {
    response.writeHead(204, { 'set-cookie': 'session=ended; Path=/' }).end()
    return true
  }
  const answer = answers[path]
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(own(answer ?? {})))
  return true
}

const onChannel = () => site.url.replace('//', '//haeon.')

test('a guest finds the main site, drawn before any script and taken over without a flaw [S-331] [F-062] [F-063]', async ({ page }) => {
  const policies: string[] = []
  page.on('response', (response) => {
    if (!response.url().includes('/product/v1/')) policies.push(response.headers()['content-security-policy'] ?? 'none')
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(site.url, { waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: '라이브 클래스' })).toBeVisible()
  const header = await page.locator('header').elementHandle()
  release()
  await settled(page)
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(page.getByRole('link', { name: '로그인' }).first()).toHaveAttribute('href', '/member/login')
  await expect(section(page, 'courses')).toBeVisible()
  expect(policies.length).toBeGreaterThan(3)
  expect(policies.every((sent) => sent.includes("frame-ancestors 'none'"))).toBe(true)
})

test.describe('a session', () => {
  // The browser logs each refused call.
  test.use({ expectsNoise: true })
  const refusals = /401/

  test.describe('in a window of its own', () => {
    test.use({ reusesPage: false })

    test('that has ended is refused at once, and the prerendered page is taken over all the same, with what was typed into it [F-062]', async ({
      page,
      context,
      noise,
    }) => {
      await context.addCookies([{ name: 'session', value: 'ended', url: site.url }])
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const search = document.querySelector<HTMLInputElement>('input[type=search]')
          if (search) search.value = '거북이'
          search?.focus()
        })
      })
      const index = readFileSync(`${folder}/index.html`, 'utf8')
      writeFileSync(`${folder}/index.html`, index.replace('id="home-data">', `$&${JSON.stringify(own(wire.homeData))}`))
      // Whether the refusal arrives during hydration is a matter of timing, so this makes three visits.
      for (let visit = 0; visit < 3; visit++) {
        await page.goto(site.url)
        await settled(page)
        await expect(page.getByRole('searchbox')).toHaveValue('거북이')
        await expect(page.getByRole('searchbox')).toBeFocused()
      }
      writeFileSync(`${folder}/index.html`, index)
      expect(noise.lines.filter((line) => !refusals.test(line))).toEqual([])
    })
  })

  test('shows a learner what is theirs and leaves no secret in the browser; after a sign-out nothing is asked for in its name any more, also where it ended before [S-331] [S-159] [S-196] [F-002] [F-066]', {
    tag: '@all',
  }, async ({ page, context }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/product/v1/users/')) asked.push(`${request.method()} ${pathname.slice('/product/v1/'.length)}`)
    })
    for (const ends of [false, true]) {
      await context.addCookies([{ name: 'session', value: 'learner', url: site.url, httpOnly: true }])
      asked.length = 0
      await page.goto(site.url)
      await settled(page)
      // The bell is loaded after the page and makes its own call.
      await expect.poll(() => asked).toContain('GET users/me/notifications/unread')
      if (ends) await context.addCookies([{ name: 'session', value: 'ended', url: site.url }])
      else await seesOwnAndKeepsNoSecret(page)
      await page.getByRole('button', { name: '바다거북님의 메뉴' }).click()
      asked.length = 0
      await page.getByRole('button', { name: '로그아웃' }).click()
      await expect(section(page, 'login')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await settled(page)
      // The ranking is public, so it is read again for a guest.
      expect(asked.filter((call) => call !== 'GET users/ranks')).toEqual(['DELETE users/sessions', 'GET users/me'])
    }
  })
})

const seesOwnAndKeepsNoSecret = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('바다거북님, 안녕하세요!')
  await expect
    .poll(() => sectionsOf(page))
    .toEqual(expect.arrayContaining(['enrolled-channels', 'enrolled-courses', 'main-ranking', 'user']))
  await page.getByRole('button', { name: /화면 테마/ }).click()
  const kept = await page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)])
  expect(kept.map(([key]) => key).toSorted()).toEqual(['cachedFont', 'signedIn', 'theme'])
  expect(page.url()).toBe(`${site.url}/`)
}

test.describe('without scripts', () => {
  // The browser cancels the preloads of scripts.
  test.use({ javaScriptEnabled: false, expectsNoise: true })

  test('the page says what it needs, above what it can show [F-114]', async ({ page, noise }) => {
    await page.goto(site.url)
    const notice = page.locator('noscript p')
    await expect(notice).toContainText('자바스크립트가 필요해요')
    await expect(notice).toBeInViewport()
    await expect(page.getByRole('navigation', { name: '바로가기' })).toContainText('라이브 클래스')
    expect(noise.lines.filter((line) => !/^failed: .*\.js$/.test(line))).toEqual([])
  })
})

test('a guest and a learner of a channel find the channel, without a glimpse of the main site [S-009] [A-04]', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await page.goto(onChannel(), { waitUntil: 'commit' })
  await expect(page.locator('main[aria-busy]')).toBeAttached()
  await expect(section(page, 'top-banner')).toBeHidden()
  await settled(page)
  await expect(page.getByRole('banner')).toContainText('해온코딩학원')
  await context.addCookies([{ name: 'session', value: 'learner', url: onChannel() }])
  await page.reload()
  await expect(section(page, 'homework')).toBeVisible()
  await expect(section(page, 'study-log')).toBeVisible()
  await expect(section(page, 'top-banner')).toHaveCount(0)
})

test('a deep link is answered by the same page, which may not be kept, as hashed files may for ever; a chunk of an older version is gone: on hosts that go by rules, and on one that looks for the nearest 404.html [F-113]', async ({
  page,
  request,
}) => {
  await page.goto(`${site.url}/quest`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('퀘스트')
  const hashed = /assets\/index-[\w-]+\.js/.exec(readFileSync(`${folder}/index.html`, 'utf8'))?.[0]
  const asset = await request.get(`${site.url}/${hashed}`)
  expect(asset.headers()['cache-control']).toContain('immutable')
  expect((await request.get(`${site.url}/`)).headers()['cache-control']).toBe('no-cache')

  const missing = await request.get(`${site.url}/assets/QuestPage-gone.js`)
  expect(missing.status()).toBe(404)
  expect(await missing.text()).not.toContain('app-config')
  expect((await request.get(`${site.url}/quest/gone.js`)).status()).toBe(200)
  expect(['404.html', 'assets/404.html'].map((file) => existsSync(`${folder}/${file}`))).toEqual([false, true])
})
