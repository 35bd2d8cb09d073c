import type { Application } from '../../application/Application.ts'
import type { JoinedChannels } from '../../domain/channel/channel.ts'
import type { Site } from '../../domain/site/site.ts'
import { type Viewer, viewerKey } from '../../domain/viewer.ts'
import type { QueryOptions } from '../kit/query.ts'

/** The viewer's channels. The home page and the catalogue's filter share this query. */
export const joinedChannelsQuery = (
  { channels }: Pick<Application, 'channels'>,
  { channelDomain }: Site,
  viewer: Viewer | null,
): QueryOptions<JoinedChannels, 'enrolledChannels'> => ({
  queryKey: ['enrolledChannels', channelDomain, viewerKey(viewer)],
  queryFn: ({ signal }) => channels.joined(signal),
})
