import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ChannelChoice, channelChoices } from '../../domain/course/courseCatalogue.ts'
import type { CategoryChoices } from '../../domain/catalogue/category.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Page } from '../../domain/paging.ts'
import { isOnChannel } from '../../domain/site/site.ts'
import type { BaseQuery, CatalogueConfig, CatalogueContext, OfChannel } from './catalogueConfig.ts'
import { useApplication } from '../kit/application.ts'
import { type LoadablePage, useLoadablePage } from '../kit/loaded.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { formerPage } from '../viewer/listQuery.ts'
import { keyForSite, type QueryOptions } from '../kit/query.ts'

export const useCatalogueContext = (): CatalogueContext => {
  const { channels, features } = useApplication()
  return { channels, features, site: useSite().site, viewer: useViewer() }
}

/** Runs a query that not every catalogue has. */
const useOptionalQuery = <T>(asked: QueryOptions<T> | undefined) => {
  const queries: readonly QueryOptions<T>[] = asked ? [asked] : []
  return useQueries({ queries: [...queries] })[0]
}

/** Returns the category groups to choose from; null while loading, none after a failure, so that the other filters still work. */
export const useCategoryChoices = <Query extends BaseQuery, Item>(
  kind: CatalogueConfig<Query, Item>,
): readonly CategoryChoices[] | null => {
  const from = useCatalogueContext()
  const answer = useOptionalQuery(kind.categories?.(from))
  return answer?.data ?? (answer && !answer.isError ? null : [])
}

/** Returns the known channels, those of all results so far, and the chosen one; null where there is no choice, as on a channel's site. */
export const useChannelChoices = <Query extends BaseQuery, Item>(
  kind: CatalogueConfig<Query, Item>,
  chosen: string | null,
): readonly ChannelChoice[] | null => {
  const from = useCatalogueContext()
  const client = useQueryClient()
  const isMain = !isOnChannel(from.site)
  const asking = kind.channels?.(from)
  const known = useOptionalQuery(asking && { ...asking, enabled: isMain && (asking.enabled ?? true) })?.data
  if (!asking || (!isMain && chosen === null)) return null
  const [name] = kind.find(from, kind.list.initial).queryKey
  const met = client.getQueriesData<Page<OfChannel>>({ queryKey: keyForSite(name, from.site) })
  const found = met.flatMap(([, page]) => page?.items ?? []).map(({ channelProfile = null }) => channelProfile)
  return channelChoices([...(known ?? []), ...found], chosen)
}

/** Returns the results of a query. The previous results stay until the answer, unless they were empty or of another catalogue. */
export const useCatalogueResults = <Query extends BaseQuery, Item>(
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
 * Keeps the filters chosen in the sheet, which apply when it closes. If its button shows the number of results, they are fetched under
 * the results' own key, so they are cached when the sheet closes. Going to another catalogue resets them.
 */
export const useFilterDraft = <Query extends BaseQuery, Item>(kind: CatalogueConfig<Query, Item>, query: Query) => {
  const { words } = kind
  const [draft, setDraft] = useState<{ readonly of: typeof words; readonly query: Query } | null>(null)
  const draftQuery = draft?.of === words ? draft.query : null
  const state = useCatalogueResults(kind, (words.showCount && draftQuery) ?? query)
  const isCounted = state.status === 'ready' && !state.isPreviousData
  return {
    /** Null while the sheet is closed. */
    query: draftQuery,
    showing: (isCounted && words.showCount?.(formatNumber(state.value.totalCount))) || (words.show ?? ''),
    refine: (wished: Query) => setDraft({ of: words, query: wished }),
    drop: () => setDraft(null),
  }
}
