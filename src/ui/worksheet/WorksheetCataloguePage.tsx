import { RotateCcw } from 'lucide'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import { formatNumber } from '../../domain/format.ts'
import { type MaterialQuery, materialQuery } from '../../domain/material/materialQuery.ts'
import { paths } from '../../domain/paths.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { splitReviews, untilText } from '../../domain/worksheet/spacing.ts'
import { worksheetsHref } from '../../domain/worksheet/worksheet.ts'
import { CatalogueFrame, countChosen, useFilterDraft } from '../catalogue/CatalogueFrame.tsx'
import { useUrlState } from '../kit/address.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { useNowByMinute } from '../kit/time.ts'
import { MaterialGridSkeleton } from '../material/MaterialCard.tsx'
import { materialChips, MaterialFilters } from '../material/MaterialFilters.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { WorksheetGrid } from './WorksheetCard.tsx'
import { useWorksheetGroups, useWorksheetReviews, useWorksheets } from './worksheetQueries.ts'
import { worksheetListWords as words } from './worksheetWords.ts'
import styles from './WorksheetCataloguePage.module.css'

/** All worksheets, to search and to filter, and above them what comes again. */
export const WorksheetCataloguePage = () => {
  const url = useUrlState()
  const query = materialQuery.parse(url.parameters)
  const groups = useWorksheetGroups()
  const draft = useFilterDraft<MaterialQuery>(words.show)
  const chips = materialChips(query)
  return (
    <CatalogueFrame
      words={words}
      creature="TURTLE"
      query={query}
      found={useWorksheets(query)}
      url={url}
      hrefOf={worksheetsHref}
      defaultQuery={materialQuery.initial}
      isFiltered={materialQuery.isFiltered}
      chips={chips}
      chosenCount={countChosen(chips)}
      draft={draft}
      renderFilters={(wished, onQueryChange) => <MaterialFilters query={wished} groups={groups} onQueryChange={onQueryChange} />}
      renderItems={(worksheets) => <WorksheetGrid worksheets={worksheets} />}
      skeleton={<MaterialGridSkeleton />}
      tabs={<ReviewNote />}
    />
  )
}

/** What was answered wrongly and when it comes again. Its place is kept while that is not known. */
const ReviewNote = () => {
  const viewer = useViewer()
  const reviews = useWorksheetReviews()
  const today = seoulDate(useNowByMinute())
  const isGuest = viewer !== null && !isSignedIn(viewer)
  const { due, later } = splitReviews(reviews.status === 'ready' ? reviews.value.items : [], today)
  const [soonest] = later
  const isKnown = reviews.status !== 'waiting'
  const text = () => {
    if (isGuest) return words.reviews.guest
    if (reviews.status === 'failed') return words.reviews.failed
    if (due.length > 0) return words.reviews.due(formatNumber(due.length))
    if (soonest) return words.reviews.later(formatNumber(later.length), untilText(soonest.reviewDate, today))
    return words.reviews.none
  }
  return (
    <div className={styles['note']} data-due={due.length > 0 || undefined} aria-busy={!isKnown}>
      <span className={styles['sign']}>
        <Icon icon={RotateCcw} size={20} />
      </span>
      <p className={styles['text']}>{isKnown && text()}</p>
      {isKnown && !isGuest && (
        <ButtonLink href={paths.worksheetReview} tone={due.length > 0 ? 'primary' : 'quiet'} size="small">
          {due.length > 0 ? words.reviews.open : words.reviews.look}
        </ButtonLink>
      )}
    </div>
  )
}
