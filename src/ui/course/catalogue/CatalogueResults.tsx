import { type CatalogueQuery, catalogueHref, isFiltered } from '../../../domain/course/catalogueQuery.ts'
import type { Course } from '../../../domain/course/Course.ts'
import { grouped } from '../../../domain/grouped.ts'
import type { Page } from '../../../domain/Page.ts'
import { pageCount } from '../../../domain/pageCount.ts'
import { Button } from '../../parts/Button.tsx'
import { ButtonLink } from '../../parts/ButtonLink.tsx'
import { CatalogueMessage } from './CatalogueMessage.tsx'
import styles from './CatalogueResults.module.css'
import { catalogueWords as words } from './catalogueWords.ts'
import { CourseGrid, CourseGridSkeleton } from './CourseGrid.tsx'
import { PageNav } from './PageNav.tsx'
import { RecommendedCourses } from './RecommendedCourses.tsx'
import type { CatalogueState } from './useCatalogue.ts'

interface CatalogueResultsProps {
  readonly query: CatalogueQuery
  readonly state: CatalogueState
  onClear(): void
}

export const CatalogueResults = ({ query, state, onClear }: CatalogueResultsProps) => {
  switch (state.status) {
    case 'waiting':
      return <CourseGridSkeleton count={12} />
    case 'failed':
      return (
        <CatalogueMessage creature="CRAB" title={words.failed} note={words.failedNote}>
          <Button onClick={state.retry}>{words.retry}</Button>
        </CatalogueMessage>
      )
    case 'ready':
      return (
        <div className={styles['found']} data-old={state.isOld || undefined}>
          <Found query={query} found={state.found} onClear={onClear} />
        </div>
      )
  }
}

interface FoundProps extends Pick<CatalogueResultsProps, 'query' | 'onClear'> {
  readonly found: Page<Course>
}

const Found = ({ query, found, onClear }: FoundProps) => {
  const last = pageCount(found)
  if (found.items.length > 0)
    return (
      <>
        <CourseGrid courses={found.items} />
        <PageNav page={query.page} last={last} hrefOf={(page) => catalogueHref({ ...query, page })} />
      </>
    )
  if (query.page > 1 && found.totalCount > 0)
    return (
      <CatalogueMessage creature="NEMO" title={words.beyond(grouped(last))} note={words.beyondNote}>
        <ButtonLink href={catalogueHref({ ...query, page: 1 })}>{words.first}</ButtonLink>
      </CatalogueMessage>
    )
  return <Nothing query={query} onClear={onClear} />
}

const Nothing = ({ query, onClear }: Omit<FoundProps, 'found'>) =>
  isFiltered(query) ? (
    <>
      <CatalogueMessage
        creature="SEAHORSE"
        title={query.keyword === null ? words.noneChosen : words.noneFor(query.keyword)}
        note={words.noneNote}
      >
        <Button onClick={onClear}>{words.clearAll}</Button>
      </CatalogueMessage>
      <RecommendedCourses />
    </>
  ) : (
    <CatalogueMessage creature="SEAHORSE" title={words.none} note={words.nonePublished}>
      <ButtonLink href="/">{words.home}</ButtonLink>
    </CatalogueMessage>
  )
