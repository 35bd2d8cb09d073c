import { useQuery } from '@tanstack/react-query'
import type { ListQuery } from '../../domain/course/catalogueQuery.ts'
import type { Page } from '../../domain/Page.ts'
import type { LoadedPage } from '../app/LoadedPage.ts'
import { useLoadedPage } from '../app/useLoadedPage.ts'
import type { CatalogueKind, Listed } from './CatalogueKind.ts'
import { useAskedFrom } from './useAskedFrom.ts'

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
