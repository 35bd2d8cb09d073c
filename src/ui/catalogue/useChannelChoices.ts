import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListQuery } from '../../domain/course/catalogueQuery.ts'
import { type ChannelChoice, channelChoices, type KnownChannel } from '../../domain/course/channelChoices.ts'
import type { Page } from '../../domain/Page.ts'
import { isOnChannel } from '../../domain/site/siteOf.ts'
import type { CatalogueKind, Listed } from './CatalogueKind.ts'
import { useAskedFrom } from './useAskedFrom.ts'

/** The known channels, those of all results so far, and the chosen one; null on a channel's own site, where there is nothing to choose. */
export const useChannelChoices = <Query extends ListQuery, Item extends Listed>(
  kind: CatalogueKind<Query, Item>,
  chosen: string | null,
): readonly ChannelChoice[] | null => {
  const from = useAskedFrom()
  const client = useQueryClient()
  const isMain = !isOnChannel(from.site)
  const { enabled = true, ...asking } = kind.channels(from)
  const { data: known } = useQuery<{ readonly channels: readonly KnownChannel[] }>({ ...asking, enabled: isMain && enabled })
  if (!isMain && chosen === null) return null
  const [name, channelDomain] = kind.find(from, kind.whole).queryKey
  const met = client.getQueriesData<Page<Listed>>({ queryKey: [name, channelDomain] })
  const found = met.flatMap(([, page]) => page?.items ?? []).map(({ channelProfile }) => channelProfile)
  return channelChoices([...(known?.channels ?? []), ...found], chosen)
}
