import { expect, it } from 'vitest'
import { isOnChannel, siteOf } from '../../../src/domain/site/siteOf.ts'

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
