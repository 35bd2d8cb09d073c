import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ClaimOutcome, ClaimWish } from '../../application/quest.ts'
import type { Id } from '../../domain/id.ts'
import type { UserQuest } from '../../domain/quest.ts'
import { readAnew, useUnderWay } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { laterCopy } from '../laterCopy.ts'

/** What a claim may have changed, also one whose answer was lost on its way (S-184, A-49, F-084). */
const touched = ['quests', 'studyLogs', 'viewer', 'experience', 'ranking'] as const

export interface Claim {
  /** What is being claimed here at the moment. */
  readonly running: ClaimWish | null
  /** `isEcho`: the second click of a double click, which is ignored once the first has been answered. */
  claim(wish: ClaimWish, isEcho: boolean): Promise<ClaimOutcome | null>
}

/** Claims, says what there is to say, and has everything read anew that it may have touched. */
export const useClaim = (): Claim => {
  const { claimQuestReward, notifications } = useApplication()
  const client = useQueryClient()
  const { running, isRunning, run } = useUnderWay<ClaimWish>()

  const claim = async (wish: ClaimWish, isEcho: boolean) => {
    if (isEcho && !isRunning()) return null
    const outcome = await run(wish, () => claimQuestReward(wish, () => knownQuests(client)))
    if (outcome.kind === 'alreadyClaiming') notifications.success(laterCopy.quests.claiming)
    if (outcome.kind === 'nothingToClaim' || outcome.kind === 'failed') notifications.warn(laterCopy.quests.nothingToClaim)
    if (outcome.kind === 'claimed') takeAway(client, outcome.userQuestIds)
    if (outcome.kind === 'claimed' || outcome.kind === 'failed') readAnew(client, touched)
    return outcome
  }
  return { running, claim }
}

const knownQuests = (client: QueryClient): readonly UserQuest[] =>
  client.getQueriesData<readonly UserQuest[]>({ queryKey: ['quests'], type: 'active' }).flatMap(([, quests]) => quests ?? [])

/** Removes them from the cache at once, so that they cannot be claimed a second time before the list is read again. */
const takeAway = (client: QueryClient, ids: readonly Id[]) =>
  client.setQueriesData<readonly UserQuest[]>({ queryKey: ['quests'] }, (quests) =>
    quests?.filter(({ userQuestId }) => !ids.includes(userQuestId)),
  )
