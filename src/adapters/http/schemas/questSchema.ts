import * as z from 'zod/mini'
import { creatures } from '../../../domain/quest/creature.ts'
import type { QuestReward } from '../../../application/quest/QuestRepository.ts'
import type { UserQuest } from '../../../domain/quest/Quest.ts'
import { count, flag, id, label, number, oneOf, requiredNumber, type Schema, text, usable } from './fields.ts'
import type { Items } from './parse.ts'

const quest = z.object({
  title: label,
  description: text,
  largeCategory: oneOf(['MAIN', 'SUB']),
  smallCategory: text,
  character: oneOf(creatures),
  level: number,
  clear: flag,
  rewardType: text,
  rewardCount: count,
  goalList: usable(z.object({ goalName: label, goalCount: count, completedCount: count })),
})

const schema: Schema<UserQuest> = z.object({ userQuestId: id, state: label, quest })

export const questItems: Items<UserQuest> = { schema, idOf: ({ userQuestId }) => userQuestId }

export const rewardSchema: Schema<QuestReward> = z.object({ rewardCount: z.pipe(requiredNumber, z.transform(atLeastNone)) })

function atLeastNone(reward: number): number {
  return Math.max(0, reward)
}
