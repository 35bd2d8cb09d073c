import type { Site } from '../site/Site.ts'
import { isOnChannel } from '../site/siteOf.ts'
import type { RankedUser } from './RankingEntry.ts'

/** On a channel people go by the name they have there, if they have one. */
export function rankedName(user: Pick<RankedUser, 'nickname' | 'channelNickname'>, site: Site): string | null {
  const nameHere = isOnChannel(site) ? user.channelNickname?.trim() : null
  return nameHere || user.nickname
}
