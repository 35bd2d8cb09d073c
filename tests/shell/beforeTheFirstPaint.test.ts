import { readFileSync } from 'node:fs'
import { drawnPattern, homeShell, shellPages } from '../../src/shell/shellPages.ts'
import { beforeEach, expect, test, vi } from 'vitest'

// @vitest-environment jsdom
const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? []
const inProduction = script.replaceAll('%MODE%', 'production').replaceAll('%BASE_URL%', '/')
const blocks = (...configs: readonly string[]) =>
  configs.map((config) => `<script type="application/json" id="app-config">${config}</script>`).join('')

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })))

/** Runs the page's own first script at an address. */
const startAt = (address: string, config: string, page = homeShell) => {
  delete document.documentElement.dataset['shell']
  document.documentElement.dataset['prerendered'] = drawnPattern(page, '/')
  document.head.innerHTML = config
  // oxlint-disable-next-line typescript/no-implied-eval, eslint/no-new-func -- the very text that stands in index.html
  new Function('location', inProduction)(new URL(address))
  return document.documentElement.dataset['shell']
}

test.each([
  ['filled in', blocks('{"rootDomain":"bada.kr"}')],
  ['put beside the empty one', blocks('', '{"rootDomain":"bada.kr"}')],
  ['written with capitals', blocks('{"rootDomain":"Bada.KR"}')],
])('a channel’s sub-domain never shows the main site’s prerendered page (configuration %s) [S-009]', (_, config) => {
  expect(startAt('https://haeon.bada.kr/', config)).toBe('none')
  expect(startAt('https://www.bada.kr/', config)).toBeUndefined()
  expect(startAt('https://bada.kr/', config)).toBeUndefined()
})

test.each(['', blocks(''), blocks('{'), blocks('{}')])('without a root domain the main site is shown (%s)', (config) => {
  expect(startAt('https://haeon.bada.kr/', config)).toBeUndefined()
  expect(startAt('https://haeon.bada.kr/course', config)).toBe('none')
})

test.each(shellPages)('$file is shown at its own addresses of the main site alone', (page) => {
  const config = blocks('{"rootDomain":"bada.kr"}')
  expect(startAt(`https://bada.kr${page.drawnAt}`, config, page)).toBeUndefined()
  expect(startAt(`https://haeon.bada.kr${page.drawnAt}`, config, page)).toBe('none')
  expect(startAt('https://bada.kr/', config, page)).toBe('none')
})

test('a list is shown for the search that it was drawn for', () => {
  const courses = shellPages.find(({ file }) => file === 'pages/courses.html')
  expect(startAt('https://bada.kr/course?page=1&order=DESC', '', courses)).toBeUndefined()
  expect(startAt('https://bada.kr/course?page=1&order=DESC&keyword=a', '', courses)).toBe('none')
})
