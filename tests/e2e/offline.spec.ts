import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, settled, test, view } from './demo.ts'
import { serveFolder } from './staticServer.ts'

test.use({ serviceWorkers: 'allow' })
// Some hundred files are fetched, and a browser looks for a new version in its own time.
test.describe.configure({ timeout: 90_000 })

const demo = process.env['DEMO_FOLDER'] ?? join(import.meta.dirname, '../../dist-demo')
const production = join(import.meta.dirname, '../../dist')

const visit = async (page: Page, address: string) => {
  await page.goto(address)
  await settled(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

const missingPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
  })

/** The families of the fonts that this page asked for, with how they fared. */
const fontsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const asked = [...document.fonts].filter(({ family, status }) => /Home|Variable/.test(family) && status !== 'unloaded')
    return [...new Set(asked.map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`))].toSorted()
  })

const pieceOf = (page: Page, video: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address, { headers: { range: 'bytes=100-199' } })
    return [response.status, (await response.arrayBuffer()).byteLength]
  }, video)

test('after one visit the demo runs without its server: pages never seen before, pictures, fonts, video, a claim [F-115]', async ({
  page,
}) => {
  const server = await serveFolder(demo)
  await visit(page, `${server.url}${view()}`)
  await server.stop()

  await page.reload()
  await settled(page)
  expect(await missingPictures(page)).toEqual([])
  expect(await page.evaluate(() => document.images.length)).toBeGreaterThan(5)
  // One file has all that the home page and the preview's bar say.
  expect(await fontsOf(page)).toEqual(['Pretendard Home loaded'])
  expect(await pieceOf(page, '/media/ai-tutor.mp4')).toEqual([206, 100])

  await page.goto(`${server.url}${view({ quests: 'subs' }, '/quest')}`)
  await page.getByRole('button', { name: '보상 모두 받기' }).click()
  await expect(page.getByText('포인트를 받았어요!')).toBeVisible()

  await page.goto(`${server.url}${view({}, '/worksheet/608/chapter')}`)
  await page.getByRole('radio', { name: '열쇠' }).press('Space')
  await page.getByRole('button', { name: '채점하기' }).dblclick()
  await expect(page.getByRole('heading', { name: '5문항 중 1문항을 맞혔어요' })).toBeVisible()

  await page.goto(`${server.url}${view({}, '/course/1048/lesson')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('로봇 청소기는 어떻게 길을 찾을까')
  await page.goto(`${server.url}${view({ persona: 'teacher', channel: 'haeon' })}`)
  await settled(page)
  expect(await missingPictures(page)).toEqual([])
  await page.goto(`${server.url}${view({}, '/preview/who-sees-what')}`)
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect.poll(() => fontsOf(page)).toEqual(['Pretendard Home loaded', 'Pretendard Variable loaded'])
})

test.describe('a host that only knows files', () => {
  test.use({ serviceWorkers: 'block', expectsNoise: true })

  test('shows the page of a deep link all the same', async ({ page }) => {
    const server = await serveFolder(demo)
    await page.goto(`${server.url}${view({ persona: 'teacher' }, '/quest')}`)
    await expect(page.getByRole('heading', { level: 1, name: '퀘스트' })).toBeVisible()
    expect(server.requests.filter(({ status }) => status >= 400).map(({ path }) => path)).toEqual(['/quest'])
    await server.stop()
  })
})

test.describe('where production takes the demo’s place', () => {
  test.use({ expectsNoise: true })

  test('its visitors get production, and the worker goes', async ({ page }) => {
    const old = await serveFolder(demo)
    await visit(page, `${old.url}${view()}`)
    await old.stop()
    const backend = (request: IncomingMessage, response: ServerResponse) => {
      if (!request.url?.startsWith('/product/')) return false
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
      return true
    }
    const server = await serveFolder(production, { port: old.port, fallback: true, backend })
    await page.reload()
    const isRegistered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0).catch(() => true)
    await expect.poll(isRegistered, { timeout: 30_000 }).toBe(false)
    await expect(page.locator('section[aria-label="미리보기"]')).toHaveCount(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    expect(server.requests.some(({ path }) => path === '/')).toBe(true)
    await server.stop()
  })
})

test.describe('a new version', () => {
  let folder = ''
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'codingbada-offline-'))
  })
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('waits until somebody wants it; until then the old one goes on, and no page mixes the two [F-117]', async ({ page }) => {
    const [first, second] = [versionOf(join(folder, 'first'), '1'), versionOf(join(folder, 'second'), '2')]
    const scripts: string[] = []
    page.on('response', (response) => void (/[12]\.js$/.test(response.url()) && scripts.push(response.url().at(-4) ?? '')))
    const old = await serveFolder(first)
    await visit(page, `${old.url}${view()}`)
    await old.stop()
    const server = await serveFolder(second, { port: old.port })

    await page.reload()
    const preview = page.getByRole('region', { name: '미리보기', exact: true })
    await expect(preview.getByText('새 버전이 준비됐어요.')).toBeVisible({ timeout: 30_000 })
    await preview.getByRole('button', { name: '나중에' }).press('Enter')
    await expect(preview.getByText('새 버전이 준비됐어요.')).toBeHidden()
    await page.goto(`${server.url}${view({}, '/quest')}`)
    await expect(page.getByRole('heading', { level: 1, name: '퀘스트' })).toBeVisible()
    expect(new Set(scripts)).toEqual(new Set(['1']))
    const other = await page.context().newPage()
    // A browser lets a version go once it has nothing left to answer.
    await other.goto(`${server.url}${view({}, '/quest')}`, { waitUntil: 'networkidle' })

    scripts.length = 0
    const reloaded = page.waitForEvent('load')
    await preview.getByRole('button', { name: '새 버전으로 열기' }).press('Enter')
    await reloaded
    await expect(page.getByRole('heading', { level: 1, name: '퀘스트' })).toBeVisible()
    expect(new Set(scripts)).toEqual(new Set(['2']))
    await expect(preview.getByRole('button', { name: '새 버전으로 열기' })).toHaveCount(0)
    await expect(other.locator('script[src$="2.js"]')).toBeAttached()
    await server.stop()
  })
})

/** The built demo as if built from other sources: every chunk has another name, and so has all that names it. Without pictures and fonts, to be quick. */
function versionOf(folder: string, version: string): string {
  cpSync(demo, folder, { recursive: true })
  const names = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  const renamed = (text: string) => names.reduce((all, name) => all.replaceAll(name, name.replace(/\.js$/, `${version}.js`)), text)
  for (const name of names) renameSync(join(folder, 'assets', name), join(folder, 'assets', renamed(name)))
  const rewrite = (path: string, change: (text: string) => string) =>
    writeFileSync(join(folder, path), change(renamed(readFileSync(join(folder, path), 'utf8'))))
  for (const name of names) rewrite(join('assets', renamed(name)), (text) => text)
  rewrite('index.html', (text) => text)
  rewrite('sw.js', (text) =>
    text
      .replaceAll(/\{url:.(?:demo-pictures|assets)\/[^{}]*(?:svg|woff2)[^{}]*\},?/g, '')
      .replace(/(index\.html.,revision:.)\w+/, `$1${version}`),
  )
  return folder
}
