import { useQueryClient } from '@tanstack/react-query'
import type { AnswerSheet } from '../../application/worksheet.ts'
import type { Id } from '../../domain/id.ts'
import type { Page } from '../../domain/paging.ts'
import {
  type ChapterStanding,
  type ReviewItem,
  withStanding,
  type WorksheetChapter,
  type WorksheetDetail,
} from '../../domain/worksheet/worksheet.ts'
import { useAction } from '../kit/action.ts'
import { earningQueries } from '../kit/earnings.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { useSiteQuery, useViewerData, useViewerQuery } from '../viewer/viewerQuery.ts'
import { keyForViewer } from '../kit/query.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly worksheet: true
    readonly worksheetCategoryGroups: true
    readonly worksheetChapters: true
    readonly worksheetReviews: true
    readonly worksheetStanding: true
    readonly worksheets: true
  }
}

export const useWorksheet = (worksheetId: Id): Loadable<WorksheetDetail> => {
  const { worksheets } = useFeature('worksheet')
  return useLoadable(
    useViewerQuery<WorksheetDetail>({
      name: 'worksheet',
      of: [worksheetId],
      read: (signal) => worksheets.worksheet(worksheetId, signal),
    }),
  )
}

export const useWorksheetChapters = (worksheetId: Id): Loadable<readonly WorksheetChapter[]> => {
  const { worksheets } = useFeature('worksheet')
  return useLoadable(
    useSiteQuery<readonly WorksheetChapter[]>({
      name: 'worksheetChapters',
      of: [worksheetId],
      read: (signal) => worksheets.chapters(worksheetId, signal),
    }),
  )
}

const noStandings: readonly ChapterStanding[] = []

/** Reads the viewer's standings of a worksheet. A guest has none. */
export const useWorksheetStandings = (worksheetId: Id): Loadable<readonly ChapterStanding[]> => {
  const { worksheets } = useFeature('worksheet')
  return useViewerData(
    { name: 'worksheetStanding', of: [worksheetId], read: (signal) => worksheets.standings(worksheetId, signal) },
    noStandings,
  )
}

const noReviews: Page<ReviewItem> = { items: [], totalCount: 0, pageSize: 1 }

/** Reads the viewer's reviews: wrongly answered questions that come again. */
export const useWorksheetReviews = (): Loadable<Page<ReviewItem>> => {
  const { worksheets } = useFeature('worksheet')
  return useViewerData({ name: 'worksheetReviews', read: (signal) => worksheets.reviews(signal) }, noReviews)
}

/** The queries that marking may change, besides the standing in its answer. */
const markedQueries = ['worksheet', 'worksheets', 'worksheetReviews', 'assignment', 'assignmentTasks', ...earningQueries] as const

/** Has answers marked, and stores the result in the cache of the standings. */
export const useMarkAnswers = () => {
  const { markAnswers } = useFeature('worksheet')
  const client = useQueryClient()
  const { site } = useSite()
  const viewer = useViewer()
  return useAction({
    name: 'markWorksheet',
    async run(sheet: AnswerSheet) {
      const outcome = await markAnswers(sheet)
      if (outcome.kind === 'marked') {
        const queryKey = keyForViewer('worksheetStanding', site, viewer, sheet.worksheetId)
        client.setQueryData<readonly ChapterStanding[]>(queryKey, (standings) => standings && withStanding(standings, outcome.chapter))
        // If the standings could not be read, this chapter alone would hide those of the others.
        void client.invalidateQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
      }
      return outcome
    },
    invalidates: ({ kind }) => (kind === 'marked' ? markedQueries : kind === 'signInFirst' ? ['viewer'] : []),
  })
}
