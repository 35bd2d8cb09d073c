import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ClaimCommand, ClaimOutcome } from '../../application/quest.ts'
import type { Id } from '../../domain/id.ts'
import type { UserQuest } from '../../domain/quest.ts'
import { invalidate, useRunningAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { lazyCopy } from '../lazyCopy.ts'

/** What a claim may have changed, also one whose answer was lost on its way (S-184, A-49, F-084). */
const affectedQueries = ['quests', 'studyLogs', 'viewer', 'experience', 'ranking'] as const

export interface ClaimState {
  /** What is being claimed here at the moment. */
  readonly running: ClaimCommand | null
  /** `isEcho`: the second click of a double click, which is ignored once the first has been answered. */
  claim(wish: ClaimCommand, isEcho: boolean): Promise<ClaimOutcome | null>
}

/** Claims, says what there is to say, and has everything read anew that it may have touched. */
export const useClaimReward = (): ClaimState => {
  const { claimQuestReward, notifications } = useApplication()
  const client = useQueryClient()
  const { running, isRunning, run } = useRunningAction<ClaimCommand>()

  const claim = async (wish: ClaimCommand, isEcho: boolean) => {
    if (isEcho && !isRunning()) return null
    const outcome = await run(wish, () => claimQuestReward(wish, () => cachedQuests(client)))
    if (outcome.kind === 'alreadyClaiming') notifications.success(lazyCopy.quests.claiming)
    if (outcome.kind === 'nothingToClaim' || outcome.kind === 'failed') notifications.warn(lazyCopy.quests.nothingToClaim)
    if (outcome.kind === 'claimed') removeFromCache(client, outcome.userQuestIds)
    if (outcome.kind === 'claimed' || outcome.kind === 'failed') invalidate(client, affectedQueries)
    return outcome
  }
  return { running, claim }
}

const cachedQuests = (client: QueryClient): readonly UserQuest[] =>
  client.getQueriesData<readonly UserQuest[]>({ queryKey: ['quests'], type: 'active' }).flatMap(([, quests]) => quests ?? [])

/** Removes them from the cache at once, so that they cannot be claimed a second time before the list is read again. */
const removeFromCache = (client: QueryClient, ids: readonly Id[]) =>
  client.setQueriesData<readonly UserQuest[]>({ queryKey: ['quests'] }, (quests) =>
    quests?.filter(({ userQuestId }) => !ids.includes(userQuestId)),
  )
