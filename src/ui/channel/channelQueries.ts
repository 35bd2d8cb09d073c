import type { Application } from '../../application/Application.ts'
import type { Channel, JoinedChannels } from '../../domain/channel/channel.ts'
import type { Site } from '../../domain/site/site.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { type QueryOptions, queryForViewer } from '../kit/query.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly enrolledChannels: true
    readonly allChannels: true
  }
}

/** Returns the query of the first page of the viewer's channels, as the home page has it. */
export const joinedChannelsQuery = (
  { channels }: Pick<Application, 'channels'>,
  site: Site,
  viewer: Viewer | null,
): QueryOptions<JoinedChannels, 'enrolledChannels'> => queryForViewer('enrolledChannels', site, viewer, channels.joined)

/** Returns the query of all channels of the viewer, which their own page and the catalogue's filter share. */
export const allChannelsQuery = (
  { features }: Pick<Application, 'features'>,
  site: Site,
  viewer: Viewer | null,
): QueryOptions<readonly Channel[], 'allChannels'> =>
  queryForViewer('allChannels', site, viewer, async (signal) => (await features.course()).catalogue.channels(signal))
