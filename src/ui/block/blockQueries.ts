import { useQuery } from '@tanstack/react-query'
import type { BlockCard, BlockDetail, BlockStanding, BlockSubmissionSummary } from '../../domain/blocks/blockProblem.ts'
import type { Id } from '../../domain/id.ts'
import type { Page } from '../../domain/paging.ts'
import type { ProblemQuery } from '../../domain/problems/problemQuery.ts'
import type { CatalogueContext } from '../catalogue/catalogueConfig.ts'
import { useCatalogueContext } from '../catalogue/catalogueQueries.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useViewerData, useViewerQuery, viewerOptions } from '../viewer/viewerQuery.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly block: true
    readonly blockCategoryGroups: true
    readonly blockStanding: true
    readonly blockSubmissions: true
    readonly blocks: true
  }
}

/** Reads a block problem. The viewer's standing is a query of its own, because it changes with each submission. */
export const useBlock = (blockId: Id): Loadable<BlockDetail> => {
  const { blocks } = useFeature('block')
  return useLoadable(useViewerQuery({ name: 'block', of: [blockId], read: (signal) => blocks.block(blockId, signal) }))
}

const notBegun: BlockStanding = {
  state: 'NONE',
  bestStar: 0,
  submissionCount: 0,
  solvedDate: null,
  openedHints: [],
  startedDate: null,
  draft: null,
  codeDraft: null,
}

export const useBlockStanding = (blockId: Id): Loadable<BlockStanding> => {
  const { blocks } = useFeature('block')
  return useViewerData({ name: 'blockStanding', of: [blockId], read: (signal) => blocks.standing(blockId, signal) }, notBegun)
}

const noSubmissions: Page<BlockSubmissionSummary> = { items: [], totalCount: 0, pageSize: 1 }

export const useBlockSubmissions = (blockId: Id, page: number): Loadable<Page<BlockSubmissionSummary>> => {
  const { submissions } = useFeature('block')
  return useViewerData(
    { name: 'blockSubmissions', of: [blockId, page], read: (signal) => submissions.list(blockId, page, signal) },
    noSubmissions,
  )
}

/** Returns the query of a page of block problems. Each card carries the viewer's mark, so the list belongs to the viewer. */
export const blockListOptions = (from: CatalogueContext, query: ProblemQuery) =>
  viewerOptions<Page<BlockCard>>(
    { name: 'blocks', of: [query], read: async (signal) => (await from.features.block()).blocks.find(query, signal) },
    from,
  )

export const useBlocks = (query: ProblemQuery): Loadable<Page<BlockCard>> =>
  useLoadable(useQuery(blockListOptions(useCatalogueContext(), query)))
