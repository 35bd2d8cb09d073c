import type { ChannelProfile } from '../channel/ChannelProfile.ts'
import type { Id } from '../Id.ts'
import type { Gender } from '../viewer/Gender.ts'
import type { EquippedItem } from '../viewer/EquippedItem.ts'

export interface RankingEntry {
  readonly rank: number
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
