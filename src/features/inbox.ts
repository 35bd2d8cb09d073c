import { pageTimer } from '../adapters/browser/pageTimer.ts'
import { httpInboxRepository } from '../adapters/http/inbox.ts'
import { type InboxFeature, makeWatchUnread } from '../application/inbox.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export const wireInbox = ({ client, log }: FeatureDependencies): InboxFeature => ({
  inbox: httpInboxRepository(client, log),
  watchUnread: makeWatchUnread(pageTimer),
})
