import * as z from 'zod/mini'
import type { RankingEntry } from '../../../domain/ranking/RankingEntry.ts'
import { genders } from '../../../domain/viewer/Gender.ts'
import { channelProfileSchema } from './channelProfileSchema.ts'
import { equippedItems } from './equippedItemSchema.ts'
import { id, number, oneOf, orNull, requiredNumber, type Schema, text } from './fields.ts'
import type { Items } from './parse.ts'

const rankedUser = z.object({
  userId: id,
  nickname: text,
  channelNickname: text,
  level: number,
  tier: text,
  tierLevel: number,
  gender: oneOf(genders),
  introduction: text,
  channelProfile: orNull(channelProfileSchema),
  equippedUserItemList: equippedItems,
})

const schema: Schema<RankingEntry> = z.object({ rank: requiredNumber, user: rankedUser })

export const rankingItems: Items<RankingEntry> = { schema, idOf: ({ user }) => user.userId }
