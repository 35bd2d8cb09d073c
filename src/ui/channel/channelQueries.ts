import type { Application } from '../../application/Application.ts'
import type { JoinedChannels } from '../../domain/channel/channel.ts'
import type { Site } from '../../domain/site/site.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { type QueryOptions, queryForViewer } from '../kit/query.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly enrolledChannels: true
  }
}

/** Returns the query of the viewer's channels, which the home page and the catalogue's filter share. */
export const joinedChannelsQuery = (
  { channels }: Pick<Application, 'channels'>,
  site: Site,
  viewer: Viewer | null,
): QueryOptions<JoinedChannels, 'enrolledChannels'> => queryForViewer('enrolledChannels', site, viewer, channels.joined)
