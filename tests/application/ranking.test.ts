import { expect, it } from 'vitest'
import { makeLoadRankingPage } from '../../src/application/ranking.ts'

const page = (pageSize: number) => async () => ({ items: [], totalCount: 0, pageSize, own: null, period: 'ALL' as const, gapToNext: null })
const load = makeLoadRankingPage({ rankings: { users: page(1), members: page(2) } })

it.each([
  [null, 1],
  ['haeon', 2],
])(
  'on %j the ranking is that of list %d: all users on the main site, members on a channel [S-279] [S-280]',
  async (channelDomain, pageSize) => {
    expect(await load({ channelDomain, isDesktop: true }, { period: 'WEEK', page: 3 })).toMatchObject({ pageSize })
  },
)
