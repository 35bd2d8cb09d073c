import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precacheList } from '../../../mock-server/offline/precacheList.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'codingbada-precache-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

const revisionOf = (url: string) => precacheList(folder).find((entry) => entry.url === url)?.revision

test('everything that a page may ask for is kept, and nothing that only servers, robots and builders read [F-115]', () => {
  write({
    'index.html': 'page',
    'assets/page-1.js': '',
    'demo-pictures/thumb/바다 1.svg': '<svg/>',
    'sw.js': '',
    '404.html': 'page',
    'assets/404.html': 'gone',
    _redirects: '',
    _headers: '',
    'robots.txt': '',
    'og-image.png': '',
    '.vite/manifest.json': '{}',
  })
  expect(precacheList(folder).map(({ url }) => url)).toEqual([
    'assets/page-1.js',
    'demo-pictures/thumb/%EB%B0%94%EB%8B%A4%201.svg',
    'index.html',
  ])
})

test('a changed page is a new version of itself; a chunk has the version in its name [F-117]', () => {
  write({ 'index.html': 'one', 'assets/page-1.js': '' })
  const before = revisionOf('index.html')
  write({ 'index.html': 'two' })
  expect(before).toMatch(/^[0-9a-f]{16}$/)
  expect(revisionOf('index.html')).not.toBe(before)
  expect(revisionOf('assets/page-1.js')).toBeNull()
})
