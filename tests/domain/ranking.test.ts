import { describe, expect, it } from 'vitest'
import { isSameUser, medalOf, rankingName, topRanking } from '../../src/domain/ranking.ts'
import { channelSite, mainSite } from './site/places.ts'
import { aRankingEntry } from '../fakes/aRankingEntry.ts'

describe('ranking', () => {
  it('gives gold, silver and bronze to the ranks 1, 2 and 3 [S-323]', () => {
    expect([1, 2, 3].map(medalOf)).toEqual(['gold', 'silver', 'bronze'])
  })

  it.each([0, 4, -1, 1.5, Number.NaN])('gives no medal to rank %d [S-323 F-050]', (rank) => {
    expect(medalOf(rank)).toBeNull()
  })

  it('gives two gold medals to two who share rank 1 [A-77]', () => {
    expect([1, 1, 3].map(medalOf)).toEqual(['gold', 'gold', 'bronze'])
  })

  it('shows the first five in the server’s order [S-308 F-050]', () => {
    const ranks = [3, 1, 1, 7, 2, 9, 10]
    const { top } = topRanking({ items: ranks.map((rank) => aRankingEntry(rank)), own: null })
    expect(top.map(({ rank }) => rank)).toEqual([3, 1, 1, 7, 2])
    expect(topRanking({ items: [aRankingEntry(1)], own: null }).top).toHaveLength(1)
  })

  it('shows the viewer’s own place below them, unless it is one of them', () => {
    const items = [1, 2, 3, 4, 5, 6].map((rank) => aRankingEntry(rank, { userId: rank }))
    const own = (rank: number, userId: number | string = rank) => topRanking({ items, own: aRankingEntry(rank, { userId }) }).own?.rank
    expect(own(37)).toBe(37)
    expect(own(6)).toBe(6)
    expect(own(2, '2')).toBeUndefined()
    expect(topRanking({ items, own: null }).own).toBeNull()
  })

  it('calls people on a channel by their name there, and by their nickname where they have none [A-76]', () => {
    expect(rankingName({ nickname: '바다', channelNickname: '해온바다' }, channelSite)).toBe('해온바다')
    expect(rankingName({ nickname: '바다', channelNickname: ' ' }, channelSite)).toBe('바다')
    expect(rankingName({ nickname: '바다', channelNickname: null }, channelSite)).toBe('바다')
    expect(rankingName({ nickname: null, channelNickname: null }, channelSite)).toBeNull()
  })

  it('calls people on the main site by their nickname [A-76]', () => {
    expect(rankingName({ nickname: '바다', channelNickname: '해온바다' }, mainSite)).toBe('바다')
  })

  it('knows the same user by number and by text', () => {
    expect([isSameUser(100, '100'), isSameUser(100, 101), isSameUser(100, null)]).toEqual([true, false, false])
  })
})
