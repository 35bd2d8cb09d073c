import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import packageJson from '../../package.json' with { type: 'json' }
import { expect, test } from './demo.ts'
import { isCall, type MockServer, passOn, startMock } from './mockServer.ts'
import { versionOf } from './nextVersion.ts'
import { hostRules, serveFolder, type StaticServer } from './staticServer.ts'

/** An installation on which versions are deployed while somebody writes. */
const production = join(import.meta.dirname, '../../dist')
let folder: string
let mock: MockServer
let site: StaticServer

// Requests for missing chunks are the subject of these tests.
test.use({ expectsNoise: true })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'codingbada-versions-'))
  for (const version of ['A', 'B', 'C']) versionOf(production, join(folder, version), version)
  mock = await startMock('persona=learner&quests=uncleared&latency=0')
})

test.beforeEach(async () => {
  deploy('A')
  const { headersOf, fallbackOf } = hostRules(join(folder, 'site'))
  site = await serveFolder(join(folder, 'site'), {
    headers: headersOf,
    fallback: fallbackOf,
    backend(request, response) {
      if (!isCall(request)) return false
      passOn(request, response, mock.origin)
      return true
    },
  })
})

test.afterEach(() => site.stop())

test.afterAll(() => {
  mock.stop()
  rmSync(folder, { recursive: true })
})

/** Replaces the served files by those of another version. */
const deploy = (version: string) => {
  rmSync(join(folder, 'site'), { recursive: true, force: true })
  cpSync(join(folder, version), join(folder, 'site'), { recursive: true })
}

/** Deletes a chunk of the served version. */
const breakChunk = (name: RegExp) => {
  const assets = join(folder, 'site/assets')
  for (const file of readdirSync(assets).filter((one) => name.test(one))) rmSync(join(assets, file))
}

const news = (page: Page) => page.getByText('새 버전이 나와서 화면을 다시 불러왔어요. 쓰던 글은 그대로 있어요.')
const comment = (page: Page) => page.getByRole('textbox', { name: /^댓글 쓰기/ })
const runningVersion = (page: Page) =>
  page.evaluate(() => /(.)\.js$/.exec(document.querySelector('script[src]')?.getAttribute('src') ?? '')?.[1])
const written = '새 버전이 나와도 남는 글이에요'

/** Opens an article and begins a comment; counts the loads of the page from then on. */
const write = async (page: Page) => {
  await page.goto(`${site.url}/blog/301`)
  // A part that still loads while the next version is deployed would reload the page before anything is pressed.
  await page.waitForLoadState('networkidle')
  await comment(page).fill(written)
  const loads = { count: 0 }
  page.on('domcontentloaded', () => loads.count++)
  expect(await runningVersion(page)).toBe('A')
  return loads
}

const menu = (page: Page) => page.getByRole('button', { name: /님의 메뉴$/ })
const openPlace = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click()
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: new RegExp(name) })

test('a part of a page is gone with its version: one reload, which is told and keeps what is written [F-113]', { tag: '@all' }, async ({
  page,
}) => {
  const loads = await write(page)
  deploy('B')
  await menu(page).click()
  await expect(news(page)).toBeVisible()
  expect(await runningVersion(page)).toBe('B')
  await expect(comment(page)).toHaveValue(written)
  await menu(page).click()
  await expect(page.locator('[popover]').getByRole('link', { name: '퀘스트', exact: true })).toBeVisible()
  expect(loads.count).toBe(1)
})

test('a page is gone with its version: one reload opens it, and what was written stays at its place, version after version [F-113]', {
  tag: '@all',
}, async ({ page }) => {
  const loads = await write(page)
  for (const [at, [version, name]] of Object.entries({ B: '랭킹', C: '문제' }).entries()) {
    deploy(version)
    await openPlace(page, name)
    await expect(news(page)).toBeVisible()
    await expect(title(page, name)).toBeVisible()
    expect(await runningVersion(page)).toBe(version)
    expect(loads.count).toBe(at + 1)
    await page.getByRole('button', { name: '알림 지우기' }).click()
    await page.goBack()
    await expect(comment(page)).toHaveValue(written)
  }
})

test('a host tells which version it serves, and lets nobody keep the answer', { tag: '@all' }, async ({ request }) => {
  const answer = await request.get(`${site.url}/version.json`)
  expect(await answer.json()).toEqual({ version: packageJson.version })
  expect(answer.headers()['cache-control']).toBe('no-cache')
})

test('a broken version takes the place of one: the page says so, is never loaded in a loop, and what is written outlives it [F-113]', {
  tag: '@all',
}, async ({ page }) => {
  const loads = await write(page)
  deploy('B')
  breakChunk(/^RankingPage-.*\.js$/)
  await openPlace(page, '랭킹')
  // The second reload is for a version that was still being copied.
  await expect.poll(() => loads.count).toBe(2)
  await expect(title(page, '화면을 불러오지 못했어요')).toBeVisible()
  await page.goBack()
  await expect(comment(page)).toHaveValue(written)
  await openPlace(page, '랭킹')
  await expect(title(page, '화면을 불러오지 못했어요')).toBeVisible()
  expect(loads.count).toBe(2)

  deploy('C')
  await page.getByRole('button', { name: '다시 불러오기' }).click()
  await expect(title(page, '랭킹')).toBeVisible()
  await page.goBack()
  await expect(comment(page)).toHaveValue(written)
})
