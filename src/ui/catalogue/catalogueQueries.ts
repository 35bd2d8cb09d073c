import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type CategoryChoices,
  type ChannelChoice,
  channelChoices,
  type KnownChannel,
  type ListQuery,
} from '../../domain/course/catalogue.ts'
import { grouped } from '../../domain/format.ts'
import type { Page } from '../../domain/paging.ts'
import { isOnChannel } from '../../domain/site/site.ts'
import type { AskedFrom, CatalogueKind, Listed } from './catalogueKind.ts'
import { useApplication } from '../kit/application.ts'
import { type LoadedPage, useLoadedPage } from '../kit/loaded.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'

export const useAskedFrom = (): AskedFrom => {
  const { channels, features } = useApplication()
  return { channels, features, site: useSite().site, viewer: useViewer() }
}

/** They change with the platform, not with the day. */
const freshFor = 600_000

/** The groups of categories to choose from; null while loading and when they failed: the other filters work without them. */
export const useCategoryChoices = <Query extends ListQuery, Item extends Listed>(
  kind: CatalogueKind<Query, Item>,
): readonly CategoryChoices[] | null => {
  const { data, isError } = useQuery<readonly CategoryChoices[]>({ ...kind.categories(useAskedFrom()), staleTime: freshFor })
  return data ?? (isError ? [] : null)
}

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

/**
 * What a query finds. Until the answer is there, the former result stays, unless it was empty or of the other catalogue
 * (courses in place of classes).
 */
export const useFound = <Query extends ListQuery, Item extends Listed>(
  kind: CatalogueKind<Query, Item>,
  query: Query,
): LoadedPage<Page<Item>> => {
  const asking = kind.find(useAskedFrom(), query)
  const asked = useQuery<Page<Item>>({
    ...asking,
    placeholderData: (before, last) => (before?.items.length && last?.queryKey[0] === asking.queryKey[0] ? before : undefined),
  })
  return useLoadedPage(asked)
}

/**
 * Filters that are being chosen in the sheet, and what the button says that applies them. What they find is asked for
 * under the key of the results, which are there when the sheet closes. The way back to another catalogue drops them.
 */
export const useDraft = <Query extends ListQuery, Item extends Listed>(kind: CatalogueKind<Query, Item>, query: Query) => {
  const [draft, setDraft] = useState<{ readonly of: string; readonly query: Query } | null>(null)
  const drafted = draft?.of === kind.name ? draft.query : null
  const state = useFound(kind, drafted ?? query)
  return {
    query: drafted,
    showing: state.status === 'ready' && !state.isOld ? kind.words.showCount(grouped(state.value.totalCount)) : kind.words.show,
    refine: (wished: Query) => setDraft({ of: kind.name, query: wished }),
    drop: () => setDraft(null),
  }
}
