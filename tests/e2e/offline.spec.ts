import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { precacheList } from '../../mock-server/offline/precacheList.ts'
import { expect, goInPlace, settled, test, view } from './demo.ts'
import { rewrite, versionOf } from './nextVersion.ts'
import { expectKeptOnline, expectOffline, finishType, oneOfEachSea } from './seaTypes.ts'
import { serveFolder } from './staticServer.ts'

test.use({ serviceWorkers: 'allow' })
const demo = process.env['DEMO_FOLDER'] ?? join(import.meta.dirname, '../../dist-demo')
const production = join(import.meta.dirname, '../../dist')

/** Opens a page, and waits until the worker has fetched all its files. */
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

/** Returns the files that get no answer. Fetches a few at a time, since a browser rejects too many at once. */
const missingFiles = (page: Page, files: readonly string[]) =>
  page.evaluate(async (paths) => {
    const missing: string[] = []
    const left = [...paths]
    const fetchAll = async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        const isThere = await fetch(path).then(
          ({ ok }) => ok,
          () => false,
        )
        if (!isThere) missing.push(path)
      }
    }
    await Promise.all(Array.from({ length: 8 }, fetchAll))
    return missing
  }, files)

/** Returns the font families that this page requested, with their state. */
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

test.describe('after one visit', () => {
  // The production build, which comes last, has no working backend here.
  test.use({ expectsNoise: true })

  test('the demo runs without its server, first found by a deep link on a host that only knows files: every file, pictures, fonts, video, a claim, types of the deepest seas that are finished; and where production takes its place, the worker goes [F-115]', {
    tag: '@all',
  }, async ({ page, context, noise }) => {
    // This way through many problems needs three times the usual limit, which only ends a hang.
    test.slow()
    const old = await serveFolder(demo)

    await test.step('a host that only knows files shows the page of a deep link all the same', async () => {
      await page.goto(`${old.url}${view({ persona: 'teacher' }, '/quest')}`)
      await expect(page.getByRole('heading', { level: 1, name: '퀘스트' })).toBeVisible()
      expect(old.requests.filter(({ status }) => status >= 400).map(({ path }) => path)).toEqual(['/quest'])
      expect(noise.lines.splice(0).every((line) => line.includes('404'))).toBe(true)
    })
    await visit(page, `${old.url}${view()}`)
    await old.stop()

    await test.step('what was visited, with all its pictures, fonts and the video', async () => {
      await page.reload()
      await settled(page)
      expect(await missingPictures(page)).toEqual([])
      expect(await page.evaluate(() => document.images.length)).toBeGreaterThan(5)
      // The home page and the preview's bar need a single font file.
      expect(await fontsOf(page)).toEqual(['Pretendard Home loaded'])
      expect(await pieceOf(page, '/media/ai-tutor.mp4')).toEqual([206, 100])
    })

    // With every file present, pages behave the same with and without a server.
    await test.step('every file of the build', async () => {
      const files = precacheList(demo).map(({ url }) => `/${url}`)
      expect(files.length).toBeGreaterThan(300)
      expect(await missingFiles(page, files)).toEqual([])
    })

    await test.step('pages never seen before', async () => {
      await page.goto(`${old.url}${view({ quests: 'subs' }, '/quest')}`)
      await page.getByRole('button', { name: '보상 모두 받기' }).click()
      await expect(page.getByText('포인트를 받았어요!')).toBeVisible()

      await goInPlace(page, view({}, '/course/1048/lesson'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('로봇 청소기는 어떻게 길을 찾을까')
      await goInPlace(page, view({ persona: 'teacher', channel: 'haeon' }))
      await settled(page)
      expect(await missingPictures(page)).toEqual([])
      await goInPlace(page, view({}, '/preview/who-sees-what'))
      await expect(page.getByRole('table').first()).toBeVisible()
      await expect.poll(() => fontsOf(page)).toEqual(['Pretendard Home loaded', 'Pretendard Variable loaded'])
    })

    await test.step('blocks, and the same task in Python', async () => {
      await goInPlace(page, view({}, '/learn/block/2003'))
      await expect(page.locator('.blocklyBlockCanvas .blocklyDraggable').first()).toBeVisible()
      await page.getByRole('link', { name: '이어서 파이썬으로' }).click()
      await page.getByRole('textbox', { name: '코드' }).fill('import sea\nsea.go_up()\nsea.go_up()\n')
      await page.getByRole('button', { name: '실행' }).click()
      await expect(page.getByRole('heading', { name: '바다 밖으로 나가려 했어요' })).toBeVisible()
    })

    // The other seas are covered by the beginner's journey.
    await test.step('a type of each of the deepest seas is finished, also where the device knows that it has no network', async () => {
      await context.setOffline(true)
      await goInPlace(page, view({ persona: 'newcomer' }, '/problem/category?page=1'))
      const deepest = oneOfEachSea.slice(3)
      for (const one of deepest) await finishType(page, one)
      await expectOffline(page)
      await expectKeptOnline(page, deepest)
    })
    noise.expectNone()

    await test.step('production takes the demo’s place', async () => {
      const backend = (request: IncomingMessage, response: ServerResponse) => {
        if (!request.url?.startsWith('/product/')) return false
        response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
        return true
      }
      const server = await serveFolder(production, { port: old.port, fallback: true, backend })
      await page.goto(`${old.url}${view()}`)
      const isRegistered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0).catch(() => true)
      await expect.poll(isRegistered).toBe(false)
      await expect(page.locator('section[aria-label="미리보기"]')).toHaveCount(0)
      expect(await page.evaluate(() => caches.keys())).toEqual([])
      expect(server.requests.some(({ path }) => path === '/')).toBe(true)
      await server.stop()
    })
  })
})

test.describe('a new version', () => {
  let folder = ''
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'codingbada-offline-'))
  })
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('waits until somebody wants it; until then the old one goes on, and no page mixes the two [F-117]', { tag: '@all' }, async ({
    page,
  }) => {
    const [first, second] = [demoVersion(join(folder, 'first'), '1'), demoVersion(join(folder, 'second'), '2')]
    /** Returns the versions of the scripts of the open page, without those of a page that was left while it loaded. */
    const versions = async () => {
      const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      return new Set(files.flatMap((file) => /([12])\.js$/.exec(file)?.[1] ?? []))
    }
    const old = await serveFolder(first)
    await visit(page, `${old.url}${view()}`)
    await old.stop()
    const server = await serveFolder(second, { port: old.port })

    await page.reload()
    const preview = page.getByRole('region', { name: '미리보기', exact: true })
    await expect(preview.getByText('새 버전이 준비됐어요.')).toBeVisible()
    await preview.getByRole('button', { name: '나중에' }).press('Enter')
    await expect(preview.getByText('새 버전이 준비됐어요.')).toBeHidden()
    await page.goto(`${server.url}${view({}, '/quest')}`)
    await expect(page.getByRole('heading', { level: 1, name: '퀘스트' })).toBeVisible()
    expect(await versions()).toEqual(new Set(['1']))
    const other = await page.context().newPage()
    // A browser replaces a worker once it has no requests left to answer.
    await other.goto(`${server.url}${view({}, '/quest')}`, { waitUntil: 'networkidle' })

    const reloaded = page.waitForEvent('load')
    await preview.getByRole('button', { name: '새 버전으로 열기' }).press('Enter')
    await reloaded
    await expect(page.getByRole('heading', { level: 1, name: '퀘스트' })).toBeVisible()
    expect(await versions()).toEqual(new Set(['2']))
    await expect(preview.getByRole('button', { name: '새 버전으로 열기' })).toHaveCount(0)
    await expect(other.locator('script[src$="2.js"]')).toBeAttached()
    await server.stop()
  })
})

/** Makes a version of the built demo, without pictures, fonts and Python to save time. */
function demoVersion(folder: string, version: string): string {
  rewrite(join(versionOf(demo, folder, version), 'sw.js'), (text) =>
    text
      .replaceAll(/\{url:.(?:demo-pictures|assets)\/[^{}]*(?:svg|woff2|wasm|zip)[^{}]*\},?/g, '')
      .replace(/(index\.html.,revision:.)\w+/, `$1${version}`),
  )
  return folder
}
