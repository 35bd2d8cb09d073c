import { useQuery } from '@tanstack/react-query'
import { type CategoryChoices, categoryChoices } from '../../../domain/course/courseCatalogue.ts'
import type { Page } from '../../../domain/paging.ts'
import type { ProblemCard } from '../../../domain/problems/problem.ts'
import type { ProblemQuery } from '../../../domain/problems/problemQuery.ts'
import { type LoadablePage, useLoadablePage } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useSite } from '../../site/useSite.ts'
import { useViewer } from '../../viewer/useViewer.ts'

/** They change with the platform, not with the day. */
const groupsStaleTimeMs = 600_000

/** Each card carries the viewer's mark, so the list is theirs. The former page stays until the next is here. */
export const useProblems = (query: ProblemQuery): LoadablePage<Page<ProblemCard>> => {
  const { problems } = useFeature('problem')
  const { site } = useSite()
  const viewer = useViewer()
  return useLoadablePage(
    useQuery<Page<ProblemCard>>({
      queryKey: ['problems', site.channelDomain, viewer?.userId, query],
      queryFn: ({ signal }) => problems.find(query, signal),
      enabled: viewer !== null,
      placeholderData: (before) => (before?.items.length ? before : undefined),
    }),
  )
}

/** The groups to filter by; none while loading and when they failed: the other filters work without them. */
export const useProblemGroups = (): readonly CategoryChoices[] => {
  const { problems } = useFeature('problem')
  const { site } = useSite()
  const { data = [] } = useQuery<readonly CategoryChoices[]>({
    queryKey: ['problemCategoryGroups', site.channelDomain],
    queryFn: async ({ signal }) => categoryChoices(...(await Promise.all([problems.categoryGroups(signal), problems.categories(signal)]))),
    staleTime: groupsStaleTimeMs,
  })
  return data
}
