import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerSheet } from '../../application/worksheet.ts'
import { type CategoryChoices, categoryChoices } from '../../domain/course/courseCatalogue.ts'
import type { Id } from '../../domain/id.ts'
import type { MaterialQuery } from '../../domain/material/materialQuery.ts'
import type { Page } from '../../domain/paging.ts'
import { viewerKey } from '../../domain/viewer.ts'
import {
  type ChapterStanding,
  type ReviewItem,
  withStanding,
  type WorksheetCard,
  type WorksheetChapter,
  type WorksheetDetail,
} from '../../domain/worksheet/worksheet.ts'
import { useAction } from '../kit/action.ts'
import { earningQueries } from '../kit/earnings.ts'
import { type Loadable, type LoadablePage, useLoadable, useLoadablePage } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { useViewerData } from '../viewer/useViewerData.ts'

/** They change with the platform, not with the day. */
const groupsStaleTimeMs = 600_000

/** Each card carries the viewer's marks, so the list is theirs. The former page stays until the next is here. */
export const useWorksheets = (query: MaterialQuery): LoadablePage<Page<WorksheetCard>> => {
  const { worksheets } = useFeature('worksheet')
  const { site } = useSite()
  const viewer = useViewer()
  return useLoadablePage(
    useQuery<Page<WorksheetCard>>({
      queryKey: ['worksheets', site.channelDomain, viewerKey(viewer), query],
      queryFn: ({ signal }) => worksheets.find(query, signal),
      enabled: viewer !== null,
      placeholderData: (before) => (before?.items.length ? before : undefined),
    }),
  )
}

/** The groups to filter by; none while loading and when they failed: the other filters work without them. */
export const useWorksheetGroups = (): readonly CategoryChoices[] => {
  const { worksheets } = useFeature('worksheet')
  const { site } = useSite()
  const { data = [] } = useQuery<readonly CategoryChoices[]>({
    queryKey: ['worksheetCategoryGroups', site.channelDomain],
    queryFn: async ({ signal }) =>
      categoryChoices(...(await Promise.all([worksheets.categoryGroups(signal), worksheets.categories(signal)]))),
    staleTime: groupsStaleTimeMs,
  })
  return data
}

export const useWorksheet = (worksheetId: Id): Loadable<WorksheetDetail> => {
  const { worksheets } = useFeature('worksheet')
  const { site } = useSite()
  const viewer = useViewer()
  return useLoadable(
    useQuery<WorksheetDetail>({
      queryKey: ['worksheet', site.channelDomain, viewerKey(viewer), String(worksheetId)],
      queryFn: ({ signal }) => worksheets.worksheet(worksheetId, signal),
      enabled: viewer !== null,
    }),
  )
}

export const useWorksheetChapters = (worksheetId: Id): Loadable<readonly WorksheetChapter[]> => {
  const { worksheets } = useFeature('worksheet')
  const { site } = useSite()
  return useLoadable(
    useQuery<readonly WorksheetChapter[]>({
      queryKey: ['worksheetChapters', site.channelDomain, String(worksheetId)],
      queryFn: ({ signal }) => worksheets.chapters(worksheetId, signal),
    }),
  )
}

const noStandings: readonly ChapterStanding[] = []

/** Nothing of a guest's is marked. */
export const useWorksheetStandings = (worksheetId: Id): Loadable<readonly ChapterStanding[]> => {
  const { worksheets } = useFeature('worksheet')
  return useViewerData(
    (viewer) => ({
      queryKey: ['worksheetStanding', viewer, String(worksheetId)],
      queryFn: ({ signal }) => worksheets.standings(worksheetId, signal),
    }),
    noStandings,
  )
}

const noReviews: Page<ReviewItem> = { items: [], totalCount: 0, pageSize: 1 }

/** What was answered wrongly and comes again. */
export const useWorksheetReviews = (): Loadable<Page<ReviewItem>> => {
  const { worksheets } = useFeature('worksheet')
  return useViewerData(
    (viewer) => ({
      queryKey: ['worksheetReviews', viewer],
      queryFn: ({ signal }) => worksheets.reviews(signal),
    }),
    noReviews,
  )
}

/** What marked answers may have changed, besides the standing that they tell. */
const markedQueries = ['worksheet', 'worksheets', 'worksheetReviews', 'assignment', 'assignmentTasks', ...earningQueries] as const

/** Has answers marked, and keeps what they are worth where it is read. */
export const useMarkAnswers = () => {
  const { markAnswers } = useFeature('worksheet')
  const client = useQueryClient()
  const viewer = viewerKey(useViewer())
  return useAction({
    name: 'markWorksheet',
    async run(sheet: AnswerSheet) {
      const outcome = await markAnswers(sheet)
      if (outcome.kind === 'marked') {
        client.setQueryData<readonly ChapterStanding[]>(
          ['worksheetStanding', viewer, String(sheet.worksheetId)],
          (standings) => standings && withStanding(standings, outcome.chapter),
        )
      }
      return outcome
    },
    invalidates: ({ kind }) => (kind === 'marked' ? markedQueries : kind === 'signInFirst' ? ['viewer'] : []),
  })
}
