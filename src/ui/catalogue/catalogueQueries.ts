import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ChannelChoice, channelChoices, type KnownChannel, type ListQuery } from '../../domain/course/courseCatalogue.ts'
import type { CategoryChoices } from '../../domain/catalogue/category.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Page } from '../../domain/paging.ts'
import { isOnChannel } from '../../domain/site/site.ts'
import type { CatalogueConfig, CatalogueContext, CatalogueItem } from './catalogueConfig.ts'
import { useApplication } from '../kit/application.ts'
import { type LoadablePage, useLoadablePage } from '../kit/loaded.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { categoriesStaleTimeMs, formerPage } from '../viewer/listQuery.ts'
import { keyForSite } from '../kit/query.ts'

export const useCatalogueContext = (): CatalogueContext => {
  const { channels, features } = useApplication()
  return { channels, features, site: useSite().site, viewer: useViewer() }
}

/** The groups of categories to choose from; null while loading and when they failed: the other filters work without them. */
export const useCategoryChoices = <Query extends ListQuery, Item extends CatalogueItem>(
  kind: CatalogueConfig<Query, Item>,
): readonly CategoryChoices[] | null => {
  const { data, isError } = useQuery<readonly CategoryChoices[]>({
    ...kind.categories(useCatalogueContext()),
    staleTime: categoriesStaleTimeMs,
  })
  return data ?? (isError ? [] : null)
}

/** The known channels, those of all results so far, and the chosen one. Null on a channel's site, where there is no choice. */
export const useChannelChoices = <Query extends ListQuery, Item extends CatalogueItem>(
  kind: CatalogueConfig<Query, Item>,
  chosen: string | null,
): readonly ChannelChoice[] | null => {
  const from = useCatalogueContext()
  const client = useQueryClient()
  const isMain = !isOnChannel(from.site)
  const { enabled = true, ...asking } = kind.channels(from)
  const { data: known } = useQuery<{ readonly channels: readonly KnownChannel[] }>({ ...asking, enabled: isMain && enabled })
  if (!isMain && chosen === null) return null
  const [name] = kind.find(from, kind.defaultQuery).queryKey
  const met = client.getQueriesData<Page<CatalogueItem>>({ queryKey: keyForSite(name, from.site) })
  const found = met.flatMap(([, page]) => page?.items ?? []).map(({ channelProfile }) => channelProfile)
  return channelChoices([...(known?.channels ?? []), ...found], chosen)
}

/** The results of a query. The former results stay until the answer, unless they were empty or of the other catalogue. */
export const useCatalogueResults = <Query extends ListQuery, Item extends CatalogueItem>(
  kind: CatalogueConfig<Query, Item>,
  query: Query,
): LoadablePage<Page<Item>> => {
  const queryOptions = kind.find(useCatalogueContext(), query)
  const resultsQuery = useQuery<Page<Item>>({
    ...queryOptions,
    placeholderData: formerPage(queryOptions.queryKey),
  })
  return useLoadablePage(resultsQuery)
}

/**
 * The filters chosen in the sheet, and the number of results for its button. The query has the same key as the results, so they are cached
 * when the sheet closes. Going back to the other catalogue resets them.
 */
export const useCountedFilterDraft = <Query extends ListQuery, Item extends CatalogueItem>(
  kind: CatalogueConfig<Query, Item>,
  query: Query,
) => {
  const [draft, setDraft] = useState<{ readonly of: string; readonly query: Query } | null>(null)
  const draftQuery = draft?.of === kind.name ? draft.query : null
  const state = useCatalogueResults(kind, draftQuery ?? query)
  return {
    query: draftQuery,
    showing:
      state.status === 'ready' && !state.isPreviousData ? kind.words.showCount(formatNumber(state.value.totalCount)) : kind.words.show,
    refine: (wished: Query) => setDraft({ of: kind.name, query: wished }),
    drop: () => setDraft(null),
  }
}
