import { useQuery } from '@tanstack/react-query'
import type { Id } from '../../../domain/id.ts'
import { type ProblemType, type SeaZone, seaZones } from '../../../domain/problems/problemTypes.ts'
import { type Loadable, useLoadable } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useSite } from '../../site/useSite.ts'
import { useViewer } from '../../viewer/useViewer.ts'

/** The seas with their types, each with what the viewer has solved of it. Without the groups the types still have their seas' names. */
export const useSeaZones = (): Loadable<readonly SeaZone[]> => {
  const { problems } = useFeature('problem')
  const { site } = useSite()
  const viewer = useViewer()
  return useLoadable(
    useQuery<readonly SeaZone[]>({
      queryKey: ['problemCategories', site.channelDomain, viewer?.userId],
      queryFn: async ({ signal }) => {
        const [groups, categories] = await Promise.all([problems.categoryGroups(signal).catch(() => []), problems.categories(signal)])
        return seaZones(groups, categories)
      },
      enabled: viewer !== null,
    }),
  )
}

export const useProblemType = (categoryId: Id): Loadable<ProblemType> => {
  const { problems } = useFeature('problem')
  const viewer = useViewer()
  return useLoadable(
    useQuery<ProblemType>({
      queryKey: ['problemType', viewer?.userId, String(categoryId)],
      queryFn: ({ signal }) => problems.type(categoryId, signal),
      enabled: viewer !== null,
    }),
  )
}
