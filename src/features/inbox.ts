import { pageTimer } from '../adapters/browser/pageTimer.ts'
import { httpChannelAnnouncementRepository } from '../adapters/http/channelAnnouncement.ts'
import { httpInboxRepository } from '../adapters/http/inbox.ts'
import { makeAnnounceInChannel } from '../application/channelAnnouncement.ts'
import { type InboxFeature, makeWatchUnread } from '../application/inbox.ts'
import { defaultRolePolicy } from '../domain/roles.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireInbox({ client, log, clock }: FeatureDependencies): InboxFeature {
  const announcements = httpChannelAnnouncementRepository(client, log)
  return {
    inbox: httpInboxRepository(client, log),
    watchUnread: makeWatchUnread(pageTimer),
    announcements,
    announce: makeAnnounceInChannel({ repository: announcements, clock, mayTeach: defaultRolePolicy.canTeach }),
  }
}
