import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChannelChoice, channelChoices } from '../../../domain/course/channelChoices.ts'
import type { Course } from '../../../domain/course/Course.ts'
import type { Page } from '../../../domain/Page.ts'
import { isOnChannel } from '../../../domain/site/siteOf.ts'
import { isSignedIn } from '../../../domain/viewer/isSignedIn.ts'
import { useApplication } from '../../app/ApplicationContext.ts'
import { useSite } from '../../app/useSite.ts'
import { useViewer } from '../../viewer/useViewer.ts'

/** The viewer's channels, those of the courses found so far and the chosen one; null where all courses are one channel's. */
export const useChannelChoices = (chosen: string | null): readonly ChannelChoice[] | null => {
  const { channels } = useApplication()
  const { site } = useSite()
  const viewer = useViewer()
  const client = useQueryClient()
  const isMain = !isOnChannel(site)
  // The same call as the home page's, under the same key.
  const { data: joined } = useQuery({
    queryKey: ['enrolledChannels', site.channelDomain, viewer?.userId],
    queryFn: ({ signal }) => channels.joined(signal),
    enabled: isMain && viewer !== null && isSignedIn(viewer),
  })
  if (!isMain && chosen === null) return null
  const met = client.getQueriesData<Page<Course>>({ queryKey: ['catalogue', site.channelDomain] })
  const found = met.flatMap(([, page]) => page?.items ?? []).map(({ channelProfile }) => channelProfile)
  return channelChoices([...(joined?.channels ?? []), ...found], chosen)
}
