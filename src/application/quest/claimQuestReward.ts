import type { Id } from '../../domain/Id.ts'
import { claimableSubQuests } from '../../domain/quest/claimableSubQuests.ts'
import { isClaimable } from '../../domain/quest/isClaimable.ts'
import type { UserQuest } from '../../domain/quest/Quest.ts'
import { oneAtATime } from '../platform/oneAtATime.ts'
import type { QuestRepository } from './QuestRepository.ts'

/** The reward of one quest, or those of all sub quests that are ready. */
export type ClaimWish = { readonly kind: 'one'; readonly userQuestId: Id } | { readonly kind: 'all' }

export type ClaimOutcome =
  | { readonly kind: 'claimed'; readonly rewardCount: number; readonly userQuestIds: readonly Id[] }
  | { readonly kind: 'nothingToClaim' }
  | { readonly kind: 'alreadyClaiming' }
  | { readonly kind: 'failed' }

/** `newest` gives the quests as they are known at this very moment, not as they were when a button was drawn (F-087). */
export type ClaimQuestReward = (wish: ClaimWish, newest: () => readonly UserQuest[]) => Promise<ClaimOutcome>

/** One claim of any kind at a time in the whole app, and one call for it, which is never made again by itself. */
export function makeClaimQuestReward({ quests }: { readonly quests: QuestRepository }): ClaimQuestReward {
  const call = (wish: ClaimWish, ids: readonly [Id, ...Id[]]) => (wish.kind === 'one' ? quests.claim(ids[0]) : quests.claimAll(ids))
  const claim: ClaimQuestReward = async (wish, newest) => {
    const [first, ...rest] = claimable(wish, newest())
    if (first === undefined) return { kind: 'nothingToClaim' }
    const userQuestIds = [first, ...rest] as const
    try {
      const { rewardCount } = await call(wish, userQuestIds)
      return { kind: 'claimed', rewardCount, userQuestIds }
    } catch {
      // The log has heard the real cause; the viewer hears the catalogue's words (S-291).
      return { kind: 'failed' }
    }
  }
  return oneAtATime({ kind: 'alreadyClaiming' }, claim)
}

function claimable(wish: ClaimWish, quests: readonly UserQuest[]): readonly Id[] {
  const ready =
    wish.kind === 'all'
      ? claimableSubQuests(quests)
      : quests.filter((quest) => isClaimable(quest) && quest.userQuestId === wish.userQuestId)
  return ready.map(({ userQuestId }) => userQuestId)
}
