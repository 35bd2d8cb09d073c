import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ClaimCommand, ClaimOutcome } from '../../application/quest.ts'
import type { Id } from '../../domain/id.ts'
import type { UserQuest } from '../../domain/quest.ts'
import { invalidate, useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { earningQueries, standingQueries } from '../kit/earnings.ts'
import { queriesNamed, type QueryName } from '../kit/query.ts'
import { lazyCopy } from '../lazyCopy.ts'

/** The queries that contain gifts of quests. */
const giftQueries = ['wardrobe', 'products'] as const satisfies readonly QueryName[]

export interface ClaimState {
  /** The claim that is pending here. */
  readonly running: ClaimCommand | null
  /** `isEcho` marks the second click of a double click, which is ignored once the first has been answered. */
  claim(command: ClaimCommand, isEcho: boolean): Promise<ClaimOutcome | null>
  /** Refetches the points that a claim with `keepsStanding` has left unchanged. */
  readStanding(): void
}

/**
 * Claims, notifies of the outcome, and refetches the queries that a claim may change. With `keepsStanding` the points stay unchanged until
 * `readStanding` is called.
 */
export const useClaimReward = ({ keepsStanding = false } = {}): ClaimState => {
  const { claimQuestReward, notifications } = useApplication()
  const client = useQueryClient()
  const { pendingInput, isRunning, run } = useAction({
    name: 'claimReward',
    async run(command: ClaimCommand) {
      const outcome = await claimQuestReward(command, () => cachedQuests(client))
      if (outcome.kind === 'alreadyClaiming') notifications.success(lazyCopy.quests.claiming)
      if (outcome.kind === 'nothingToClaim' || outcome.kind === 'failed') notifications.warn(lazyCopy.quests.nothingToClaim)
      if (outcome.kind === 'alreadyClaimed') notifications.warn(lazyCopy.quests.alreadyClaimed)
      if (outcome.kind === 'signInFirst') notifications.warn(lazyCopy.sessionOver)
      if (outcome.kind === 'unknown') notifications.warn(lazyCopy.quests.claimUnknown)
      if (outcome.kind === 'claimed') removeFromCache(client, outcome.userQuestIds)
      return outcome
    },
    invalidates: ({ kind }) => {
      if (kind === 'claimed' && keepsStanding) return ['quests', 'studyLogs', ...giftQueries]
      // The claim may have succeeded although its answer was lost (F-084).
      if (kind === 'signInFirst') return ['viewer']
      return kind === 'nothingToClaim' || kind === 'alreadyClaiming' ? [] : [...earningQueries, ...giftQueries]
    },
  })
  return {
    running: pendingInput,
    claim: async (command, isEcho) => (isEcho && !isRunning() ? null : run(command)),
    readStanding: () => invalidate(client, standingQueries),
  }
}

const cachedQuests = (client: QueryClient): readonly UserQuest[] =>
  client.getQueriesData<readonly UserQuest[]>({ ...queriesNamed('quests'), type: 'active' }).flatMap(([, quests]) => quests ?? [])

/** Removes claimed quests from the cache at once, so that they cannot be claimed again before the list is refetched. */
const removeFromCache = (client: QueryClient, ids: readonly Id[]) =>
  client.setQueriesData<readonly UserQuest[]>(queriesNamed('quests'), (quests) =>
    quests?.filter(({ userQuestId }) => !ids.includes(userQuestId)),
  )
