import { expect, it, test } from 'vitest'
import { classCatalogueHref, defaultClassQuery } from '../../../src/domain/course-class/classQuery.ts'
import { catalogueHref, courseQuery } from '../../../src/domain/course/courseCatalogue.ts'
import { listPaths } from '../../../src/domain/paths.ts'
import { contestUrl, isExternalUrl, isOnChannel, mainHomeUrl, mainSiteUrl, siteOf, urlOfHost } from '../../../src/domain/site/site.ts'
import { links as linksPlaces, noHosts } from './places.ts'

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
  expect(isExternalUrl(url, links, '10.0.0.7:5173')).toBe(isOutside)
})

it('an installation that names no hosts knows its own', () => {
  const none = { rootDomain: null, mainOrigin: null, contestOrigin: null, allowedHosts: [] }
  expect(isExternalUrl('https://bada.kr/news', none, 'bada.kr')).toBe(false)
  expect(isExternalUrl('https://other.kr/news', none, 'bada.kr')).toBe(true)
})

test.each([
  [{ mainOrigin: 'https://www.codingbada.kr' }, 'https://www.codingbada.kr/'],
  [{ mainOrigin: null, rootDomain: 'codingbada.kr' }, 'https://codingbada.kr/'],
  [{ mainOrigin: null, rootDomain: 'localhost:5173' }, 'http://localhost:5173/'],
  [{ mainOrigin: null, rootDomain: 'localhost' }, 'http://localhost/'],
  [{ mainOrigin: null, rootDomain: null }, null],
])('from a channel of %o the main site is %s [A-19]', (some, url) => {
  expect(mainHomeUrl({ ...linksPlaces, ...some })).toBe(url)
})

it('leads to the main platform by its host when there is one, else by path [S-067 A-19]', () => {
  expect(mainSiteUrl('/registration/liveclass', linksPlaces)).toBe('https://codingbada.kr/registration/liveclass')
  expect(mainSiteUrl('/registration/liveclass', noHosts)).toBe('/registration/liveclass')
})

it('leads to the contest on its own host, the trailing ? included [S-053 A-18]', () => {
  expect(contestUrl(linksPlaces)).toBe('https://contest.example/room/lobby?')
  expect(contestUrl(noHosts)).toBe('/room/lobby?')
})

it.each(['haeon', 'narae', 'a'])('takes the sub-domain %s for a channel [S-009 A-04]', (subDomain) => {
  const site = siteOf(subDomain, true)
  expect(site).toEqual({ channelDomain: subDomain, isDesktop: true })
  expect(isOnChannel(site)).toBe(true)
})

it.each([null, '', '  ', 'www', 'WWW'])('takes the sub-domain %j for the main site [A-04]', (subDomain) => {
  const site = siteOf(subDomain, false)
  expect(site).toEqual({ channelDomain: null, isDesktop: false })
  expect(isOnChannel(site)).toBe(false)
})

it('spells a channel in lower case, as host names do not tell case apart [A-04]', () => {
  expect(siteOf(' HaeOn ', true).channelDomain).toBe('haeon')
})

test.each([
  ['codingbada.kr', 'https://codingbada.kr/'],
  ['localhost', 'http://localhost/'],
  ['localhost:5173', 'http://localhost:5173/'],
  ['haeon.localhost:5173', 'http://haeon.localhost:5173/'],
  ['notlocalhost', 'https://notlocalhost/'],
])('%s is reached at %s', (host, url) => {
  expect(urlOfHost(host, '/')).toBe(url)
})

it('whoever is led to all courses or classes comes to the address that the catalogue itself has for them', () => {
  expect(listPaths.courses).toBe(catalogueHref(courseQuery.initial))
  expect(listPaths.classes).toBe(classCatalogueHref(defaultClassQuery(false)))
  expect(listPaths.liveClasses).toBe(classCatalogueHref(defaultClassQuery(true)))
})
