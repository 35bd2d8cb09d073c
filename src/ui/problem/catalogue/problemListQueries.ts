import { useQuery } from '@tanstack/react-query'
import type { Page } from '../../../domain/paging.ts'
import { type ProblemCard, problemStates } from '../../../domain/problems/problem.ts'
import type { ProblemQuery } from '../../../domain/problems/problemQuery.ts'
import { isSignedIn } from '../../../domain/viewer.ts'
import type { CatalogueContext } from '../../catalogue/catalogueConfig.ts'
import { useCatalogueContext } from '../../catalogue/catalogueQueries.ts'
import { choiceFilterField } from '../../catalogue/Filters.tsx'
import { type Loadable, useLoadable } from '../../kit/loaded.ts'
import { viewerOptions } from '../../viewer/viewerQuery.ts'
import { problemCatalogueWords as words } from './problemCatalogueWords.ts'

declare module '../../kit/query.ts' {
  interface QueryNames {
    readonly problemCategoryGroups: true
    readonly problems: true
  }
}

/** Each card carries the viewer's mark, so the query belongs to the viewer. */
export const problemListOptions = (from: CatalogueContext, query: ProblemQuery) =>
  viewerOptions<Page<ProblemCard>>(
    { name: 'problems', of: [query], read: async (signal) => (await from.features.problem()).problems.find(query, signal) },
    from,
  )

export const useProblems = (query: ProblemQuery): Loadable<Page<ProblemCard>> =>
  useLoadable(useQuery(problemListOptions(useCatalogueContext(), query)))

/** The filter by the viewer's own state; a guest has no record to filter by. */
export const stateFilter = choiceFilterField('state', {
  title: words.state,
  values: problemStates,
  nameOf: (state) => words.states[state],
  isOffered: ({ viewer }) => viewer !== null && isSignedIn(viewer),
})
