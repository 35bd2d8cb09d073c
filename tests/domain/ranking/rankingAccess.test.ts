import { describe, expect, it } from 'vitest'
import { rankingAccess } from '../../../src/domain/ranking/rankingAccess.ts'
import { siteOf } from '../../../src/domain/site/siteOf.ts'

const [main, channel] = [siteOf(null, true), siteOf('haeon', true)]
const [user, pending, guest] = [{ authState: 'VALID' }, { authState: 'PENDING' }, { authState: 'INVALID' }] as const

describe('the ranking', () => {
  it('of a channel is everybody’s [A-13]', () => {
    expect([user, pending, guest].map((viewer) => rankingAccess(channel, viewer, null))).toEqual(['open', 'open', 'open'])
    expect(rankingAccess(channel, guest, 'ROLE_CHANNEL_PREMIUM')).toBe('open')
  })

  it('of the main site is for users [A-12]', () => {
    expect([user, pending, guest].map((viewer) => rankingAccess(main, viewer, null))).toEqual(['open', 'signInFirst', 'signInFirst'])
  })

  it.each([main, channel])('is not for enterprise, wherever they are [S-209]', (site) => {
    expect(rankingAccess(site, user, 'ROLE_CHANNEL_ENTERPRISE')).toBe('notHere')
    expect(rankingAccess(site, guest, 'ROLE_CHANNEL_ENTERPRISE')).toBe('notHere')
  })
})
