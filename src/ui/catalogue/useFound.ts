import { useQuery } from '@tanstack/react-query'
import type { ListQuery } from '../../domain/course/catalogueQuery.ts'
import type { Page } from '../../domain/Page.ts'
import type { LoadedPage } from '../app/LoadedPage.ts'
import { useLoadedPage } from '../app/useLoadedPage.ts'
import type { CatalogueKind, Listed } from './CatalogueKind.ts'
import { useAskedFrom } from './useAskedFrom.ts'

/**
 * What a query finds. Until it is there, what was found before stays; that nothing was found says nothing about another
 * wish, and courses are no classes.
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
