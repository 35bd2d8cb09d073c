import { hashKey, useQuery } from '@tanstack/react-query'
import { type CategoryChoices, categoryChoices } from '../../domain/catalogue/category.ts'
import { type LoadablePage, useLoadablePage } from '../kit/loaded.ts'
import { keyForSite, type QueryKey } from '../kit/query.ts'
import { useSite } from '../site/useSite.ts'
import { optionsOf, type QueryRequest, useSiteQuery, useViewerOptions } from './viewerQuery.ts'

interface ListRequest<T> extends QueryRequest<T> {
  /** Which items, and which page of them. */
  readonly query: unknown
}

interface List {
  readonly items: readonly unknown[]
}

const listKey = <T>({ of = [], query }: ListRequest<T>) => [...of, query]

/** All but which items and which page. */
const withoutQuery = (key: QueryKey) => hashKey(key.slice(0, -1))

/** The former page stays until the next is here, if it has items and is of the same list. */
export const formerPage =
  (queryKey: QueryKey) =>
  <T>(before: T | undefined, last: { readonly queryKey: QueryKey } | undefined): T | undefined =>
    hasItems(before) && last && withoutQuery(last.queryKey) === withoutQuery(queryKey) ? before : undefined

const hasItems = (page: unknown) =>
  typeof page === 'object' && page !== null && 'items' in page && Array.isArray(page.items) && page.items.length > 0

/** A page of a list that is the same for everybody on the site. */
export const useSiteList = <T extends List>(request: ListRequest<T>): LoadablePage<T> => {
  const { site } = useSite()
  const options = optionsOf<T>(keyForSite(request.name, site, ...listKey(request)), request)
  return useLoadablePage(useQuery<T>({ ...options, placeholderData: formerPage(options.queryKey) }))
}

/** A page of a list whose items carry the viewer's marks. */
export const useViewerList = <T extends List>(request: ListRequest<T>): LoadablePage<T> => {
  const options = useViewerOptions<T>({ ...request, of: listKey(request) })
  return useLoadablePage(useQuery<T>({ ...options, placeholderData: formerPage(options.queryKey) }))
}

/** Categories change with the platform, not with the day. */
export const categoriesStaleTimeMs = 600_000

type Categories = Parameters<typeof categoryChoices>

interface CategoryReader {
  categoryGroups(signal: AbortSignal): Promise<Categories[0]>
  categories(signal: AbortSignal): Promise<Categories[1]>
}

/** The groups in their order, with what can be chosen in each. */
export async function readCategoryChoices(from: CategoryReader, signal: AbortSignal): Promise<readonly CategoryChoices[]> {
  return categoryChoices(...(await Promise.all([from.categoryGroups(signal), from.categories(signal)])))
}

/** The groups of categories to filter by; none while loading and when they failed: the other filters work without them. */
export const useCategoryGroups = (
  from: CategoryReader,
  { name, of = [] }: Pick<QueryRequest<unknown>, 'name' | 'of'>,
): readonly CategoryChoices[] => {
  const { data = [] } = useSiteQuery<readonly CategoryChoices[]>({
    name,
    of,
    read: (signal) => readCategoryChoices(from, signal),
    staleTime: categoriesStaleTimeMs,
  })
  return data
}
