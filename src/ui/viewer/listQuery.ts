import { hashKey, useQuery } from '@tanstack/react-query'
import { type CategoryChoices, categoryChoices } from '../../domain/catalogue/category.ts'
import { type LoadablePage, useLoadablePage } from '../kit/loaded.ts'
import type { QueryKey } from '../kit/query.ts'
import { type QueryRequest, siteOptions, useViewerOptions } from './viewerQuery.ts'

interface ListRequest<T> extends QueryRequest<T> {
  /** The filters and the page of the list; the last part of the key. */
  readonly query: unknown
}

interface List {
  readonly items: readonly unknown[]
}

/** Hashes a key without the filters and the page. */
const withoutQuery = (key: QueryKey) => hashKey(key.slice(0, -1))

/** Keeps the previous page as a placeholder until the next one arrives, if it has items and belongs to the same list. */
export const formerPage =
  (queryKey: QueryKey) =>
  <T>(before: T | undefined, last: { readonly queryKey: QueryKey } | undefined): T | undefined =>
    hasItems(before) && last && withoutQuery(last.queryKey) === withoutQuery(queryKey) ? before : undefined

const hasItems = (page: unknown) =>
  typeof page === 'object' && page !== null && 'items' in page && Array.isArray(page.items) && page.items.length > 0

/** Reads a page of a list whose items carry the viewer's marks. */
export const useViewerList = <T extends List>(request: ListRequest<T>): LoadablePage<T> => {
  const options = useViewerOptions<T>({ ...request, of: [...(request.of ?? []), request.query] })
  return useLoadablePage(useQuery<T>({ ...options, placeholderData: formerPage(options.queryKey) }))
}

/** Categories change with a release of the platform, not daily. */
const categoriesStaleTimeMs = 600_000

type Categories = Parameters<typeof categoryChoices>

interface CategoryReader {
  categoryGroups(signal: AbortSignal): Promise<Categories[0]>
  categories(signal: AbortSignal): Promise<Categories[1]>
}

/** Returns the query of the category groups in their order, with the choices in each. */
export const categoryOptions = (
  request: Pick<QueryRequest<unknown>, 'name' | 'of'>,
  context: Parameters<typeof siteOptions>[1],
  load: () => Promise<CategoryReader>,
) =>
  siteOptions<readonly CategoryChoices[]>(
    {
      ...request,
      read: async (signal) => {
        const from = await load()
        return categoryChoices(...(await Promise.all([from.categoryGroups(signal), from.categories(signal)])))
      },
      staleTime: categoriesStaleTimeMs,
    },
    context,
  )
