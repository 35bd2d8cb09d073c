import { expect, test } from 'vitest'
import { urlOfHost } from '../../../src/domain/site/urlOfHost.ts'

test.each([
  ['codingbada.kr', 'https://codingbada.kr/'],
  ['localhost', 'http://localhost/'],
  ['localhost:5173', 'http://localhost:5173/'],
  ['haeon.localhost:5173', 'http://haeon.localhost:5173/'],
  ['notlocalhost', 'https://notlocalhost/'],
])('%s is reached at %s', (host, url) => {
  expect(urlOfHost(host, '/')).toBe(url)
})
