import { type Query, useQuery } from '@tanstack/react-query'
import type { LoadedSite } from '../../application/site/siteLoader.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { siteQuery } from '../app/useSite.ts'

const pause = 2_000
const mostAnswers = 3

/** A channel's settings say what it does not show: where they did not come with the site, they are asked for twice more. */
export const useChannelSettingsAgain = (): void => {
  useQuery({
    ...siteQuery(useApplication()),
    enabled: lacksSettings,
    refetchInterval: pause,
    refetchOnMount: false,
    notifyOnChangeProps: [],
  })
}

const lacksSettings = ({ state: { data, dataUpdateCount } }: Query<LoadedSite>) =>
  data !== undefined && data.site.channelDomain !== null && data.channel === null && dataUpdateCount < mostAnswers
