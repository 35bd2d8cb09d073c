import { useQuery } from '@tanstack/react-query'
import type { ListQuery } from '../../domain/course/catalogueQuery.ts'
import type { Page } from '../../domain/Page.ts'
import { useLoaded } from '../app/useLoaded.ts'
import type { CatalogueKind, Listed } from './CatalogueKind.ts'
import { useAskedFrom } from './useAskedFrom.ts'

export type FoundState<Item> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; retry(): Promise<unknown> }
  /** `isOld`: still the answer to the wish before. */
  | { readonly status: 'ready'; readonly found: Page<Item>; readonly isOld: boolean }

/**
 * What a query finds. Until it is there, what was found before stays; that nothing was found says nothing about another
 * wish, and courses are no classes.
 */
export const useFound = <Query extends ListQuery, Item extends Listed>(
  kind: CatalogueKind<Query, Item>,
  query: Query,
): FoundState<Item> => {
  const asking = kind.find(useAskedFrom(), query)
  const asked = useQuery<Page<Item>>({
    ...asking,
    placeholderData: (before, last) => (before?.items.length && last?.queryKey[0] === asking.queryKey[0] ? before : undefined),
  })
  const loaded = useLoaded(asked)
  return loaded.status === 'ready' ? { status: 'ready', found: loaded.value, isOld: asked.isPlaceholderData } : loaded
}
