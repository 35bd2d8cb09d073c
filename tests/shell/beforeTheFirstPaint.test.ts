import { readFileSync } from 'node:fs'
import { drawnPattern, homeShell, shellPages } from '../../src/shell/shellPages.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'

// @vitest-environment jsdom
const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? []
const inMode = (mode: string) => script.replaceAll('%MODE%', mode).replaceAll('%BASE_URL%', '/')
const blocks = (...configs: readonly string[]) =>
  configs.map((config) => `<script type="application/json" id="app-config">${config}</script>`).join('')

const sent: string[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url)
    throw new TypeError('offline')
  })
})

/** Runs the page's own first script at an address. */
const startAt = (address: string, config: string, page = homeShell, mode = 'production') => {
  const { dataset } = document.documentElement
  delete dataset['shell']
  dataset['prerendered'] = drawnPattern(page, '/')
  dataset['calls'] = JSON.stringify(page.calls)
  document.head.innerHTML = config
  // oxlint-disable-next-line typescript/no-implied-eval, eslint/no-new-func -- the very text that stands in index.html
  new Function('location', inMode(mode))(new URL(address))
  return dataset['shell']
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

test.each([
  ['production', '', null, false],
  ['production', '', 'true', true],
  ['demo', '', null, true],
  ['demo', '?seed=3&persona=guest', 'true', false],
  ['demo', '?persona=pending', null, false],
  ['demo', '?persona=teacher', null, true],
])('in %s at /%s with %s remembered, the page is marked as that of somebody signed in: %s', (mode, search, remembered, isMarked) => {
  if (remembered !== null) localStorage.setItem('signedIn', remembered)
  startAt(`https://bada.kr/${search}`, '', homeShell, mode)
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(isMarked)
  localStorage.clear()
  document.documentElement.removeAttribute('data-signed-in')
})

describe('the calls that a page begins with', () => {
  const problem = shellPages.find(({ file }) => file === 'pages/problem.html')
  const address = 'https://bada.kr/learn/problem/7003?from=course'
  const callsAt = (...given: Parameters<typeof startAt>) => {
    startAt(...given)
    return [...sent]
  }

  test('are sent with the id of the address, and wait under their own addresses', () => {
    const calls = ['https://bada.kr/product/v1/users/me', 'https://bada.kr/product/v1/problems/7003']
    expect(callsAt(address, '', problem)).toEqual(calls)
    expect([...(window.earlyCalls?.keys() ?? [])]).toEqual(calls)
  })

  test('go where the installation says', () => {
    const config = blocks('{"apiOrigin":"https://api.bada.kr/","product":"sea","routes":{"me":"people/me"}}')
    expect(callsAt(address, config, problem)).toEqual(['https://api.bada.kr/sea/v1/people/me', 'https://api.bada.kr/sea/v1/problems/7003'])
  })

  test('are sent on a channel’s sub-domain, too', () => {
    const config = blocks('{"rootDomain":"bada.kr"}')
    expect(callsAt('https://haeon.bada.kr/learn/problem/7003', config, problem)).toHaveLength(2)
  })

  test('leave the home data to the app, since a host may put them into the page behind this script', () => {
    expect(callsAt('https://bada.kr/', '')).toEqual(['https://bada.kr/product/v1/users/me'])
  })

  test('are not sent to an address of another scheme, which the app refuses', () => {
    expect(callsAt(address, blocks('{"apiOrigin":"ftp://files.example"}'), problem)).toEqual([])
  })

  test.each(['null', '[]', '{', '{"apiOrigin":"no address"}', '{"routes":{"me":7,"problem":null,"recommendations":[]}}'])(
    'never stop the page, whatever its settings are (%s)',
    (config) => {
      expect(startAt(address, blocks(config), problem)).toBeUndefined()
    },
  )

  test('are not sent from another address, nor in the demo, whose backend is in the page', () => {
    expect(callsAt('https://bada.kr/shop', '', problem)).toEqual([])
    expect(callsAt(address, '', problem, 'demo')).toEqual([])
  })
})
