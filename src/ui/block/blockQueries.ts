import { useQuery } from '@tanstack/react-query'
import { type CategoryChoices, categoryChoices } from '../../domain/course/courseCatalogue.ts'
import type { BlockCard, BlockDetail, BlockStanding, BlockSubmissionSummary } from '../../domain/blocks/blockProblem.ts'
import type { Id } from '../../domain/id.ts'
import type { Page } from '../../domain/paging.ts'
import type { ProblemQuery } from '../../domain/problems/problemQuery.ts'
import { type Loadable, type LoadablePage, useLoadable, useLoadablePage } from '../kit/loaded.ts'
import type { QueryName } from '../kit/query.ts'
import { finishedLessonQueries } from '../kit/earnings.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { useViewerData } from '../viewer/useViewerData.ts'

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
  const viewer = useViewer()
  return useLoadable(
    useQuery({
      queryKey: ['block', viewer?.userId, String(blockId)],
      queryFn: ({ signal }) => blocks.block(blockId, signal),
      enabled: viewer !== null,
    }),
  )
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
  return useViewerData(
    (userId) => ({
      queryKey: ['blockStanding', userId, String(blockId)],
      queryFn: ({ signal }) => blocks.standing(blockId, signal),
    }),
    notBegun,
  )
}

const noSubmissions: Page<BlockSubmissionSummary> = { items: [], totalCount: 0, pageSize: 1 }

export const useBlockSubmissions = (blockId: Id, page: number): Loadable<Page<BlockSubmissionSummary>> => {
  const { submissions } = useFeature('block')
  return useViewerData(
    (userId) => ({
      queryKey: ['blockSubmissions', userId, String(blockId), page],
      queryFn: ({ signal }) => submissions.list(blockId, page, signal),
    }),
    noSubmissions,
  )
}

/** Each card carries the viewer's mark, so the list is theirs. The former page stays until the next is here. */
export const useBlocks = (query: ProblemQuery): LoadablePage<Page<BlockCard>> => {
  const { blocks } = useFeature('block')
  const { site } = useSite()
  const viewer = useViewer()
  return useLoadablePage(
    useQuery<Page<BlockCard>>({
      queryKey: ['blocks', site.channelDomain, viewer?.userId, query],
      queryFn: ({ signal }) => blocks.find(query, signal),
      enabled: viewer !== null,
      placeholderData: (before) => (before?.items.length ? before : undefined),
    }),
  )
}

/** They change with the platform, not with the day. */
const groupsStaleTimeMs = 600_000

/** The groups to filter by; none while loading and when they failed: the other filters work without them. */
export const useBlockGroups = (): readonly CategoryChoices[] => {
  const { blocks } = useFeature('block')
  const { site } = useSite()
  const { data = [] } = useQuery<readonly CategoryChoices[]>({
    queryKey: ['blockCategoryGroups', site.channelDomain],
    queryFn: async ({ signal }) => categoryChoices(...(await Promise.all([blocks.categoryGroups(signal), blocks.categories(signal)]))),
    staleTime: groupsStaleTimeMs,
  })
  return data
}
