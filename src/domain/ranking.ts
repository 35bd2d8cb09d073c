import type { ChannelProfile } from './channel/channel.ts'
import type { Id } from './id.ts'
import { isOnChannel, type Site } from './site/site.ts'
import type { EquippedItem, Gender } from './viewer.ts'

export interface RankingEntry {
  readonly rank: number
  /** The experience gained in the week; null in the ranking of all time. */
  readonly gained: number | null
  readonly user: RankedUser
}

export interface RankedUser {
  readonly userId: Id
  readonly nickname: string | null
  readonly channelNickname: string | null
  readonly level: number | null
  readonly tier: string | null
  readonly tierLevel: number | null
  readonly gender: Gender | null
  readonly introduction: string | null
  readonly channelProfile: ChannelProfile | null
  readonly equippedUserItemList: readonly EquippedItem[]
}

export type Medal = 'gold' | 'silver' | 'bronze'

const medals = new Map<number, Medal>([
  [1, 'gold'],
  [2, 'silver'],
  [3, 'bronze'],
])

/** Returns the medal for a rank, not for a row: two entries that share rank 1 both get gold. */
export function medalOf(rank: number): Medal | null {
  return medals.get(rank) ?? null
}

/** Returns the name to show: on a channel the user's name there, if they have one. */
export function rankingName(user: Pick<RankedUser, 'nickname' | 'channelNickname'>, site: Site): string | null {
  const nameHere = isOnChannel(site) ? user.channelNickname?.trim() : null
  return nameHere || user.nickname
}

/** Compares two user ids as text, because ids in addresses and in some answers are text. */
export function isSameUser(one: Id, other: Id | null): boolean {
  return other !== null && String(one) === String(other)
}

/** A page of a ranking, and the viewer's own entry. */
export interface Ranks {
  readonly items: readonly RankingEntry[]
  /** The viewer's entry, on whatever page it is; null for guests and viewers without one. */
  readonly own: RankingEntry | null
}

/** The best entries, and the viewer's own. */
export interface TopRanking {
  readonly top: readonly RankingEntry[]
  /** Null for guests, viewers without an entry, and those among the best. */
  readonly own: RankingEntry | null
}

const rowsShown = 5

export function topRanking({ items, own }: Ranks): TopRanking {
  const top = items.slice(0, rowsShown)
  return { top, own: top.some(({ user }) => isSameUser(user.userId, own?.user.userId ?? null)) ? null : own }
}
