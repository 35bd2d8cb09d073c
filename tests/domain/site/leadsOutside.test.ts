import { expect, it } from 'vitest'
import { leadsOutside } from '../../../src/domain/site/leadsOutside.ts'

const links = {
  rootDomain: 'codingbada.kr',
  mainOrigin: 'https://www.bada-main.kr',
  contestOrigin: 'https://contest.kr:8443',
  allowedHosts: ['academy.co.kr'],
}

it.each([
  ['/news/1', false],
  ['https://codingbada.kr/news', false],
  ['https://haeon.codingbada.kr/news', false],
  ['HTTPS://Haeon.CodingBada.kr', false],
  ['https://www.bada-main.kr?x=1', false],
  ['https://contest.kr:8443/2026', false],
  ['https://spring.academy.co.kr/', false],
  ['http://10.0.0.7:5173/x', false],
  ['/news?next=https://elsewhere.test/', false],
  ['https://contest.kr/2026', true],
  ['http://elsewhere.test/', true],
  ['https://notcodingbada.kr/', true],
  ['https://codingbada.kr.evil.test/', true],
  ['https://event.evil.test/#codingbada.kr', true],
])('%s leads outside: %s', (url, isOutside) => {
  expect(leadsOutside(url, links, '10.0.0.7:5173')).toBe(isOutside)
})

it('an installation that names no hosts knows its own', () => {
  const none = { rootDomain: null, mainOrigin: null, contestOrigin: null, allowedHosts: [] }
  expect(leadsOutside('https://bada.kr/news', none, 'bada.kr')).toBe(false)
  expect(leadsOutside('https://other.kr/news', none, 'bada.kr')).toBe(true)
})
