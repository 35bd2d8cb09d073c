import { joinedChannels } from '../channelLists.ts'
import type { Subject } from './Subject.ts'
import type { WorldContext } from '../WorldContext.ts'

/** Whether the viewer is a student of the channel that offers it: on its own site, or by having joined it. */
export function isMemberOf(context: WorldContext, { channelDomain }: Pick<Subject, 'channelDomain'>): boolean {
  const isOnItsSite = context.site !== null && context.site.label === channelDomain
  return isOnItsSite || joinedChannels(context).some((channel) => channel.channelDomain === channelDomain)
}
