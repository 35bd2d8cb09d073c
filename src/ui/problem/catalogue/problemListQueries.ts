import type { CategoryChoices } from '../../../domain/catalogue/category.ts'
import type { Page } from '../../../domain/paging.ts'
import type { ProblemCard } from '../../../domain/problems/problem.ts'
import type { ProblemQuery } from '../../../domain/problems/problemQuery.ts'
import type { LoadablePage } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useCategoryGroups, useViewerList } from '../../viewer/listQuery.ts'

declare module '../../kit/query.ts' {
  interface QueryNames {
    readonly problemCategoryGroups: true
    readonly problems: true
  }
}

/** Each card carries the viewer's mark, so the list is theirs. The former page stays until the next is here. */
export const useProblems = (query: ProblemQuery): LoadablePage<Page<ProblemCard>> => {
  const { problems } = useFeature('problem')
  return useViewerList<Page<ProblemCard>>({ name: 'problems', query, read: (signal) => problems.find(query, signal) })
}

export const useProblemGroups = (): readonly CategoryChoices[] =>
  useCategoryGroups(useFeature('problem').problems, { name: 'problemCategoryGroups' })
