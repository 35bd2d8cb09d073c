import { useQuery } from '@tanstack/react-query'
import type { CategoryChoices } from '../../domain/course/categoryChoices.ts'
import type { ListQuery } from '../../domain/course/catalogueQuery.ts'
import type { CatalogueKind, Listed } from './CatalogueKind.ts'
import { useAskedFrom } from './useAskedFrom.ts'

/** They change with the platform, not with the day. */
const freshFor = 600_000

/** The groups of categories to choose from; null while loading and when they failed: the other filters work without them. */
export const useCategoryChoices = <Query extends ListQuery, Item extends Listed>(
  kind: CatalogueKind<Query, Item>,
): readonly CategoryChoices[] | null => {
  const { data, isError } = useQuery<readonly CategoryChoices[]>({ ...kind.categories(useAskedFrom()), staleTime: freshFor })
  return data ?? (isError ? [] : null)
}
