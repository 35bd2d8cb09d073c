import { expect, it } from 'vitest'
import { contestUrl, mainSiteUrl } from '../../../src/domain/site/mainSiteUrl.ts'
import { links, noHosts } from './places.ts'

it('leads to the main platform by its host when there is one, else by path [S-067 A-19]', () => {
  expect(mainSiteUrl('/registration/liveclass', links)).toBe('https://codingbada.kr/registration/liveclass')
  expect(mainSiteUrl('/registration/liveclass', noHosts)).toBe('/registration/liveclass')
})

it('leads to the contest on its own host, the trailing ? included [S-053 A-18]', () => {
  expect(contestUrl(links)).toBe('https://contest.example/room/lobby?')
  expect(contestUrl(noHosts)).toBe('/room/lobby?')
})
