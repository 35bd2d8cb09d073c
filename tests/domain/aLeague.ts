import type { League, LeagueMember } from '../../src/domain/league.ts'

export function aLeagueMember(userId: number, gained: number, changes: Partial<LeagueMember> = {}): LeagueMember {
  return {
    userId,
    nickname: `회원 ${userId}`,
    channelNickname: null,
    equippedUserItemList: [],
    gained,
    isClassmate: false,
    isClapped: false,
    ...changes,
  }
}

/** A league whose members have these gains, with the numbers 1, 2, 3 … as their ids. */
export function aLeague(gains: readonly number[], changes: Partial<League> = {}): League {
  return { step: 2, members: gains.map((gained, at) => aLeagueMember(at + 1, gained)), lastWeek: null, ...changes }
}
