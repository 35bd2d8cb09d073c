import { expect, test } from 'vitest'
import { mainHomeUrl } from '../../../src/domain/site/mainHomeUrl.ts'
import { links } from './places.ts'

test.each([
  [{ mainOrigin: 'https://www.codingbada.kr' }, 'https://www.codingbada.kr/'],
  [{ mainOrigin: null, rootDomain: 'codingbada.kr' }, 'https://codingbada.kr/'],
  [{ mainOrigin: null, rootDomain: 'localhost:5173' }, 'http://localhost:5173/'],
  [{ mainOrigin: null, rootDomain: 'localhost' }, 'http://localhost/'],
  [{ mainOrigin: null, rootDomain: null }, null],
])('from a channel of %o the main site is %s [A-19]', (some, url) => {
  expect(mainHomeUrl({ ...links, ...some })).toBe(url)
})
