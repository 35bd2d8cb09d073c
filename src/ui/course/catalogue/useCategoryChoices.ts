import { useQuery } from '@tanstack/react-query'
import { type CategoryChoices, categoryChoices } from '../../../domain/course/categoryChoices.ts'
import { useApplication } from '../../app/ApplicationContext.ts'
import { useSite } from '../../app/useSite.ts'

/** They change with the platform, not with the day. */
const freshFor = 600_000

/** The groups of categories to choose from; null while nobody knows them. Without them the other filters still serve. */
export const useCategoryChoices = (): readonly CategoryChoices[] | null => {
  const { studies } = useApplication()
  const { site } = useSite()
  const { data, isError } = useQuery({
    queryKey: ['categories', site.channelDomain],
    queryFn: async ({ signal }) => {
      const { catalogue } = await studies()
      return categoryChoices(...(await Promise.all([catalogue.categoryGroups(signal), catalogue.categories(signal)])))
    },
    staleTime: freshFor,
  })
  return data ?? (isError ? [] : null)
}
