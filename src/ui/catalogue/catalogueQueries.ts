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

/** What not every catalogue asks for. */
const useOptionalQuery = <T>(asked: QueryOptions<T> | undefined) => {
  const queries: readonly QueryOptions<T>[] = asked ? [asked] : []
  return useQueries({ queries: [...queries] })[0]
}

/** The groups of categories to choose from; null while loading, none when they failed: the other filters work without them. */
export const useCategoryChoices = <Query extends BaseQuery, Item>(
  kind: CatalogueConfig<Query, Item>,
): readonly CategoryChoices[] | null => {
  const from = useCatalogueContext()
  const answer = useOptionalQuery(kind.categories?.(from))
  return answer?.data ?? (answer && !answer.isError ? null : [])
}

/** The known channels, those of all results so far, and the chosen one. Null where there is no choice, as on a channel's site. */
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
  return channelChoices([...(known?.channels ?? []), ...found], chosen)
}

/** The results of a query. The former results stay until the answer, unless they were empty or of another catalogue. */
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
 * The filters chosen in the sheet, which apply when it closes. Where its button says how many results it shows, they are asked for under
 * the key of the results, so they are cached when the sheet closes. Going to another catalogue resets them.
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
