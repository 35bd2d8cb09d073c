import { describe, expect, it } from 'vitest'
import { medalOf } from '../../../src/domain/ranking/medal.ts'
import { rankedName } from '../../../src/domain/ranking/rankedName.ts'
import { topRanking } from '../../../src/domain/ranking/topRanking.ts'
import { aRankingEntry } from '../../fakes/aRankingEntry.ts'
import { channelSite, mainSite } from '../site/places.ts'

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
    expect(topRanking(ranks.map((rank) => aRankingEntry(rank))).map(({ rank }) => rank)).toEqual([3, 1, 1, 7, 2])
    expect(topRanking([aRankingEntry(1)])).toHaveLength(1)
  })

  it('calls people on a channel by their name there, and by their nickname where they have none [A-76]', () => {
    expect(rankedName({ nickname: '바다', channelNickname: '해온바다' }, channelSite)).toBe('해온바다')
    expect(rankedName({ nickname: '바다', channelNickname: ' ' }, channelSite)).toBe('바다')
    expect(rankedName({ nickname: '바다', channelNickname: null }, channelSite)).toBe('바다')
    expect(rankedName({ nickname: null, channelNickname: null }, channelSite)).toBeNull()
  })

  it('calls people on the main site by their nickname [A-76]', () => {
    expect(rankedName({ nickname: '바다', channelNickname: '해온바다' }, mainSite)).toBe('바다')
  })
})
