import { RotateCcw } from 'lucide'
import { contentLooks } from '../content/contentLooks.ts'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import { formatNumber } from '../../domain/format.ts'
import { paths } from '../../domain/paths.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { splitReviews, untilText } from '../../domain/worksheet/spacing.ts'
import { type WorksheetCard, type WorksheetQuery, worksheetQuery, worksheetsHref } from '../../domain/worksheet/worksheet.ts'
import { Catalogue } from '../catalogue/Catalogue.tsx'
import type { CatalogueConfig } from '../catalogue/catalogueConfig.ts'
import { categoryFilter, levelFilter } from '../catalogue/Filters.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { FailedLine } from '../kit/FailedLine.tsx'
import { Icon } from '../kit/Icon.tsx'
import { useNowByMinute } from '../kit/time.ts'
import { MaterialGridSkeleton } from '../material/MaterialCard.tsx'
import { categoryOptions } from '../viewer/listQuery.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { viewerOptions } from '../viewer/viewerQuery.ts'
import { WorksheetGrid } from './WorksheetCard.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { useAskAgain } from '../viewer/ForGuests.tsx'
import { useWorksheetReviews } from './worksheetQueries.ts'
import { worksheetListWords as words } from './worksheetWords.ts'
import styles from './WorksheetCataloguePage.module.css'

/** Announces the due reviews, or the next day with one. Its space stays reserved until that is known. */
const ReviewNote = () => {
  const viewer = useViewer()
  const reviews = useWorksheetReviews()
  const today = seoulDate(useNowByMinute())
  const isGuest = viewer !== null && !isSignedIn(viewer)
  const { due, later } = splitReviews(reviews.status === 'ready' ? reviews.value.items : [], today)
  const [soonest] = later
  const askAgain = useAskAgain()
  const isKnown = reviews.status !== 'waiting'
  const text = () => {
    if (isGuest) return askAgain === null ? words.reviews.guest : lazyCopy.unknownViewer.note
    if (due.length > 0) return words.reviews.due(formatNumber(due.length))
    if (soonest) return words.reviews.later(formatNumber(later.length), untilText(soonest.reviewDate, today))
    return words.reviews.none
  }
  return (
    <div className={styles['note']} data-due={due.length > 0 || undefined} aria-busy={!isKnown}>
      <span className={styles['sign']}>
        <Icon icon={RotateCcw} size={20} />
      </span>
      {reviews.status === 'failed' && !isGuest ? (
        <FailedLine className={styles['text']} text={words.reviews.failed} retry={reviews.retry} />
      ) : (
        <p className={styles['text']}>{isKnown && text()}</p>
      )}
      {isKnown && !isGuest && (
        <ButtonLink href={paths.worksheetReview} tone={due.length > 0 ? 'primary' : 'quiet'} size="small">
          {due.length > 0 ? words.reviews.open : words.reviews.look}
        </ButtonLink>
      )}
    </div>
  )
}

/** Each card carries the viewer's marks, so the query belongs to the viewer. */
const worksheetCatalogue: CatalogueConfig<WorksheetQuery, WorksheetCard> = {
  words,
  creature: contentLooks.WORKSHEET.creature,
  list: worksheetQuery,
  hrefOf: worksheetsHref,
  find: (from, query) =>
    viewerOptions(
      { name: 'worksheets', of: [query], read: async (signal) => (await from.features.worksheet()).worksheets.find(query, signal) },
      from,
    ),
  filters: [levelFilter, categoryFilter()],
  categories: (from) =>
    categoryOptions({ name: 'worksheetCategoryGroups' }, from, async () => (await from.features.worksheet()).worksheets),
  renderItems: (worksheets) => <WorksheetGrid worksheets={worksheets} />,
  skeleton: <MaterialGridSkeleton />,
  renderTabs: () => <ReviewNote />,
}

/** Renders the catalogue of worksheets, with the due reviews on top. */
export const WorksheetCataloguePage = () => <Catalogue config={worksheetCatalogue} />
