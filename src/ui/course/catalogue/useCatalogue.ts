import { useQuery } from '@tanstack/react-query'
import type { CatalogueQuery } from '../../../domain/course/catalogueQuery.ts'
import type { Course } from '../../../domain/course/Course.ts'
import type { Page } from '../../../domain/Page.ts'
import { useApplication } from '../../app/ApplicationContext.ts'
import { useSite } from '../../app/useSite.ts'

export type CatalogueState =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; retry(): void }
  /** `isOld`: still the answer to the wish before. */
  | { readonly status: 'ready'; readonly found: Page<Course>; readonly isOld: boolean }

/** The courses that a query finds. Until they are there, those found before stay; that nothing was found says nothing about another wish. */
export const useCatalogue = (query: CatalogueQuery): CatalogueState => {
  const { studies } = useApplication()
  const { site } = useSite()
  const { data, isPlaceholderData, isError, refetch } = useQuery<Page<Course>>({
    queryKey: ['catalogue', site.channelDomain, query],
    queryFn: async ({ signal }) => (await studies()).catalogue.find(query, signal),
    placeholderData: (before) => (before?.items.length ? before : undefined),
  })
  if (data) return { status: 'ready', found: data, isOld: isPlaceholderData }
  return isError ? { status: 'failed', retry: () => void refetch() } : { status: 'waiting' }
}
