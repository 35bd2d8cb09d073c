import type { CategoryChoices } from '../../domain/catalogue/category.ts'
import type { BlockCard, BlockDetail, BlockStanding, BlockSubmissionSummary } from '../../domain/blocks/blockProblem.ts'
import type { Id } from '../../domain/id.ts'
import type { Page } from '../../domain/paging.ts'
import type { ProblemQuery } from '../../domain/problems/problemQuery.ts'
import { type Loadable, type LoadablePage, useLoadable } from '../kit/loaded.ts'
import type { QueryName } from '../kit/query.ts'
import { finishedLessonQueries } from '../kit/earnings.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useCategoryGroups, useViewerList } from '../viewer/listQuery.ts'
import { useViewerData, useViewerQuery } from '../viewer/viewerQuery.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly block: true
    readonly blockCategoryGroups: true
    readonly blockStanding: true
    readonly blockSubmissions: true
    readonly blocks: true
  }
}

/** What judged blocks may have changed. */
export const judgedBlockQueries = [
  'block',
  'blocks',
  'blockStanding',
  'blockSubmissions',
  ...finishedLessonQueries,
] as const satisfies readonly QueryName[]

/** The standing of a person who is signed in changes with their submissions; what the problem asks does not. */
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

/** Each card carries the viewer's mark, so the list is theirs. The former page stays until the next is here. */
export const useBlocks = (query: ProblemQuery): LoadablePage<Page<BlockCard>> => {
  const { blocks } = useFeature('block')
  return useViewerList<Page<BlockCard>>({ name: 'blocks', query, read: (signal) => blocks.find(query, signal) })
}

export const useBlockGroups = (): readonly CategoryChoices[] =>
  useCategoryGroups(useFeature('block').blocks, { name: 'blockCategoryGroups' })
