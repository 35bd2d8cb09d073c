import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'

// @vitest-environment jsdom
const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? []
const inProduction = script.replaceAll('%MODE%', 'production').replaceAll('%BASE_URL%', '/')
const blocks = (...configs: readonly string[]) =>
  configs.map((config) => `<script type="application/json" id="app-config">${config}</script>`).join('')

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })))

/** Runs the page's own first script at an address. */
const startAt = (address: string, config: string) => {
  delete document.documentElement.dataset['shell']
  document.documentElement.dataset['prerendered'] = '^/(\\?.*)?$'
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
