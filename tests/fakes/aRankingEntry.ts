import type { RankedUser, RankingEntry } from '../../src/domain/ranking.ts'

/** An entry of which only the rank is known, unless told otherwise. */
export function aRankingEntry(rank: number, user: Partial<RankedUser> = {}): RankingEntry {
  return {
    rank,
    gained: null,
    user: {
      userId: rank,
      nickname: null,
      channelNickname: null,
      level: null,
      tier: null,
      tierLevel: null,
      gender: null,
      introduction: null,
      channelProfile: null,
      equippedUserItemList: [],
      ...user,
    },
  }
}
