import { describe, expect, it } from 'vitest'
import {
  maxPodiumSteps,
  ownEntry,
  pageOfRank,
  parseRankingTab,
  pinnedEntry,
  rankingAccess,
  rankingHref,
  rankingPageAccess,
  rankingView,
} from '../../src/domain/rankingPage.ts'
import { siteOf } from '../../src/domain/site/site.ts'
import type { Viewer } from '../../src/domain/viewer.ts'
import { aChannel } from './channel/aChannel.ts'
import { channelSite, mainSite } from './site/places.ts'
import * as viewers from './viewer/viewers.ts'
import { aRankingEntry } from '../fakes/aRankingEntry.ts'

const [main, channel] = [siteOf(null, true), siteOf('haeon', true)]
const [signedIn, pending, guest] = [{ authState: 'VALID' }, { authState: 'PENDING' }, { authState: 'INVALID' }] as const

describe('the ranking', () => {
  it('of a channel is everybody’s [A-13]', () => {
    expect([signedIn, pending, guest].map((viewer) => rankingAccess(channel, viewer, null))).toEqual(['open', 'open', 'open'])
    expect(rankingAccess(channel, guest, 'ROLE_CHANNEL_PREMIUM')).toBe('open')
  })

  it('of the main site is for users [A-12]', () => {
    expect([signedIn, pending, guest].map((viewer) => rankingAccess(main, viewer, null))).toEqual(['open', 'signInFirst', 'signInFirst'])
  })

  it.each([main, channel])('is not for enterprise, wherever they are [S-209]', (site) => {
    expect(rankingAccess(site, signedIn, 'ROLE_CHANNEL_ENTERPRISE')).toBe('unavailable')
    expect(rankingAccess(site, guest, 'ROLE_CHANNEL_ENTERPRISE')).toBe('unavailable')
  })
})

it('the ranking begins at /ranking and goes on by pages', () => {
  expect([1, 2, 40].map((page) => rankingHref({ period: 'ALL', page }))).toEqual(['/ranking', '/ranking?page=2', '/ranking?page=40'])
  expect([1, 2].map((page) => rankingHref({ period: 'WEEK', page }))).toEqual(['/ranking?period=WEEK', '/ranking?period=WEEK&page=2'])
  expect(rankingHref({ period: 'LEAGUE', page: 1 })).toBe('/ranking?period=LEAGUE')
  expect(['WEEK', 'LEAGUE', 'ALL', 'week', null].map((tab) => parseRankingTab(tab))).toEqual(['WEEK', 'LEAGUE', 'ALL', 'ALL', 'ALL'])
})

it.each([
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [37, 10, 4],
  [0, 10, 1],
  [-2, 10, 1],
  [3, 0, 3],
])('rank %i stands, %i to a page, on page %i', (rank, pageSize, page) => {
  expect(pageOfRank(rank, pageSize)).toBe(page)
})

const entry = (rank: number, userId: number | string = rank) => aRankingEntry(rank, { userId })

describe('the ranking page', () => {
  it('puts who has a medal on the podium and the others in rows [S-081]', () => {
    const { podium, rows } = rankingView([1, 2, 3, 4, 5].map((rank) => entry(rank)))
    expect([podium, rows].map((list) => list.map(({ rank }) => rank))).toEqual([
      [1, 2, 3],
      [4, 5],
    ])
  })

  it('lets two who share a rank share the podium [A-77]', () => {
    const { podium } = rankingView([entry(1, 'a'), entry(1, 'b'), entry(3, 'c'), entry(4, 'd')])
    expect(podium.map(({ user }) => user.userId)).toEqual(['a', 'b', 'c'])
  })

  it('makes rows of those for whom the podium has no step', () => {
    const { podium, rows } = rankingView(Array.from({ length: maxPodiumSteps + 2 }, (_, at) => entry(1, `user ${at}`)))
    expect([podium.length, rows.map(({ user }) => user.userId)]).toEqual([maxPodiumSteps, ['user 12', 'user 13']])
  })

  it('pins the viewer’s place as long as it is on no row', () => {
    const own = entry(37, 100)
    expect(pinnedEntry([entry(1), entry(2)], own)).toBe(own)
    expect(pinnedEntry([entry(1), entry(37, '100')], own)).toBeNull()
    expect(pinnedEntry([entry(1)], null)).toBeNull()
  })
})

describe('one’s own place', () => {
  it('is the one that the answer names, else the one in the list', () => {
    const own = entry(37, 100)
    expect(ownEntry({ own, items: [entry(1)] }, 100)).toBe(own)
    expect(ownEntry({ own: null, items: [entry(1), own] }, '100')).toBe(own)
    expect(ownEntry({ own: null, items: [entry(1)] }, 100)).toBeNull()
    expect(ownEntry({ own: null, items: [entry(1)] }, null)).toBeNull()
  })
})

describe('who sees the ranking page', () => {
  const access = (status: 'waiting' | 'ready' | 'failed', site = channelSite, viewer: Viewer | null = viewers.learner, role?: string) =>
    rankingPageAccess({ status, site, channel: aChannel(role === undefined ? {} : { role }) }, viewer)

  it('nobody is told before the site and the viewer are known [A-03]', () => {
    expect(access('waiting')).toBe('waiting')
    expect(access('waiting', mainSite)).toBe('waiting')
    expect(access('ready', channelSite, null)).toBe('waiting')
  })

  it('a channel that could not be read may not rank at all; the main site does all the same [A-03]', () => {
    expect(access('failed')).toBe('failed')
    expect(access('failed', mainSite)).toBe('open')
  })

  it('the channel’s role decides, and on the main site who is signed in [A-12 S-209]', () => {
    expect(access('ready')).toBe('open')
    expect(access('ready', channelSite, viewers.learner, 'ROLE_CHANNEL_ENTERPRISE')).toBe('unavailable')
    expect(access('ready', mainSite, viewers.guest)).toBe('signInFirst')
  })
})
