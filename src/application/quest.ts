import { mayHaveSucceeded, statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Clock, KeyValueStore } from './platform.ts'
import { calendarDate } from '../domain/calendar/date.ts'
import type { Id } from '../domain/id.ts'
import { claimableSubQuests, isClaimable, isHiddenToday, pickQuest, type UserQuest } from '../domain/quest.ts'

export interface QuestRepository {
  list(signal?: AbortSignal): Promise<readonly UserQuest[]>
  claim(userQuestId: Id): Promise<QuestReward>
  claimAll(userQuestIds: readonly Id[]): Promise<QuestReward>
}

export interface QuestReward {
  /** Null when it was credited, but the answer does not say how much. */
  readonly rewardCount: number | null
}

/** Claims the reward of one quest, or those of all finished sub quests. */
export type ClaimCommand = { readonly kind: 'one'; readonly userQuestId: Id } | { readonly kind: 'all' }

export type ClaimOutcome =
  | { readonly kind: 'claimed'; readonly rewardCount: QuestReward['rewardCount']; readonly userQuestIds: readonly Id[] }
  | { readonly kind: 'nothingToClaim' }
  | { readonly kind: 'alreadyClaiming' }
  /** The reward was claimed in another window, or on another device. */
  | { readonly kind: 'alreadyClaimed' }
  | { readonly kind: 'signInFirst' }
  /** The answer was lost, and the quests could not be read either: it may have been credited. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

/** `latestQuests` returns the current quests, not those from when a button was rendered (F-087). */
export type ClaimQuestReward = (command: ClaimCommand, latestQuests: () => readonly UserQuest[]) => Promise<ClaimOutcome>

const refusals: ReadonlyMap<number | null, ClaimOutcome> = new Map<number | null, ClaimOutcome>([
  [401, { kind: 'signInFirst' }],
  [404, { kind: 'alreadyClaimed' }],
  [409, { kind: 'alreadyClaimed' }],
])

/**
 * Runs one claim at a time in the whole app with a single call, which is never repeated automatically. When its answer was
 * lost, the quests tell whether it was credited (F-084).
 */
export function makeClaimQuestReward({ quests }: { readonly quests: QuestRepository }): ClaimQuestReward {
  const call = (wish: ClaimCommand, ids: readonly [Id, ...Id[]]) => (wish.kind === 'one' ? quests.claim(ids[0]) : quests.claimAll(ids))
  const claim: ClaimQuestReward = async (wish, newest) => {
    const [first, ...rest] = claimable(wish, newest())
    if (first === undefined) return { kind: 'nothingToClaim' }
    const userQuestIds = [first, ...rest] as const
    try {
      const { rewardCount } = await call(wish, userQuestIds)
      return { kind: 'claimed', rewardCount, userQuestIds }
    } catch (error) {
      // The cause is logged; the viewer sees the wording of the spec (S-291).
      const status = statusOf(error)
      return refusals.get(status) ?? (mayHaveSucceeded(status) ? findLost(quests, userQuestIds) : { kind: 'failed' })
    }
  }
  return oneAtATime({ kind: 'alreadyClaiming' }, claim)
}

/** Counts the claim as credited when none of the quests can be claimed any more. */
async function findLost(repository: QuestRepository, userQuestIds: readonly Id[]): Promise<ClaimOutcome> {
  try {
    const quests = await repository.list()
    const isLeft = quests.some((quest) => isClaimable(quest) && userQuestIds.includes(quest.userQuestId))
    return isLeft ? { kind: 'failed' } : { kind: 'claimed', rewardCount: null, userQuestIds }
  } catch {
    return { kind: 'unknown' }
  }
}

function claimable(wish: ClaimCommand, quests: readonly UserQuest[]): readonly Id[] {
  const ready =
    wish.kind === 'all'
      ? claimableSubQuests(quests)
      : quests.filter((quest) => isClaimable(quest) && quest.userQuestId === wish.userQuestId)
  return ready.map(({ userQuestId }) => userQuestId)
}

export const questHiddenDateKey = 'questPopupHiddenDate'

/** Chooses the quest whose pop-up opens automatically, once per page load. */
export interface QuestPrompt {
  /** Returns a quest when quests are known. Only the first call can return one: nothing pops up later (F-077). */
  pickOnce(quests: readonly UserQuest[]): UserQuest | null
  hideToday(): void
}

export function makeQuestPrompt({ store, clock }: { readonly store: KeyValueStore; readonly clock: Clock }): QuestPrompt {
  let taken = false
  const today = () => calendarDate(clock.now(), clock.timeZone())
  return {
    pickOnce(quests) {
      if (taken) return null
      taken = true
      const hidden = store.get(questHiddenDateKey)
      // Today's date is computed only when one was stored: it is slow in a given time zone.
      return hidden !== null && isHiddenToday(hidden, today()) ? null : pickQuest(quests)
    },
    hideToday: () => store.set(questHiddenDateKey, today()),
  }
}
