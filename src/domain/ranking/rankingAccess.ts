import type { Site } from '../site/Site.ts'
import { isOnChannel } from '../site/siteOf.ts'
import type { ChannelRole } from '../viewer/ChannelRole.ts'
import { isSignedIn } from '../viewer/isSignedIn.ts'
import type { Viewer } from '../viewer/Viewer.ts'

export type RankingAccess = 'open' | 'signInFirst' | 'notHere'

/** On a channel for everybody, on the main site for users; for enterprise nowhere (S-209). */
export function rankingAccess(site: Site, viewer: Pick<Viewer, 'authState'>, role: ChannelRole | null): RankingAccess {
  if (role === 'ROLE_CHANNEL_ENTERPRISE') return 'notHere'
  return isOnChannel(site) || isSignedIn(viewer) ? 'open' : 'signInFirst'
}
