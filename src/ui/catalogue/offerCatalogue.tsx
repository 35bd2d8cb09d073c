import type { ComponentType, ReactNode } from 'react'
import { classCatalogueHref, defaultClassQuery } from '../../domain/course-class/classQuery.ts'
import { catalogueCosts, catalogueHref, courseQuery, type ListQuery } from '../../domain/course/courseCatalogue.ts'
import { type CatalogueConfig, type OfferName, offerNames } from './catalogueConfig.ts'
import { catalogueWords } from './catalogueWords.ts'
import { categoryFilter, channelFilter, choiceFilterField } from './Filters.tsx'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { SiteLink } from '../kit/links.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import styles from './Catalogue.module.css'

const FoundElsewhere = lazyWithRetry(() => import('./FoundElsewhere.tsx').then((loaded) => loaded.FoundElsewhere))

interface OfferTabsProps {
  readonly current: OfferName
  readonly query: ListQuery
}

/** Links between the offer catalogues. The keyword and the order are kept; the filters differ and are not. */
const OfferTabs = ({ current, query: { keyword, order } }: OfferTabsProps) => {
  const hrefs = {
    courses: catalogueHref({ ...courseQuery.initial, keyword, order }),
    classes: classCatalogueHref({ ...defaultClassQuery(false), keyword, order }),
    liveClasses: classCatalogueHref({ ...defaultClassQuery(true), keyword, order }),
  }
  return (
    <nav aria-label={catalogueWords.tabs.title} className={styles['tabs']}>
      {offerNames.map((name) => (
        <SiteLink key={name} href={hrefs[name]} className={styles['tab']} aria-current={name === current ? 'page' : undefined}>
          {catalogueWords.tabs[name]}
        </SiteLink>
      ))}
    </nav>
  )
}

const CardGridSkeleton = ({ count, Card }: { readonly count: number; readonly Card: ComponentType }) => (
  <div aria-hidden="true" className={styles['grid']}>
    {Array.from({ length: count }, (_, at) => (
      <Card key={at} />
    ))}
  </div>
)

interface Offers<Query extends ListQuery, Item> extends Omit<CatalogueConfig<Query, Item>, 'skeleton' | 'renderTabs'> {
  readonly name: OfferName
  readonly CardSkeleton: ComponentType
  /** Rendered below the message that nothing was found. */
  readonly emptySuggestions: ReactNode
}

export interface OfferCatalogue<Query extends ListQuery, Item> extends CatalogueConfig<Query, Item> {
  readonly name: OfferName
}

/** The filters that all offer catalogues share, placed after their own. */
export const sharedOfferFilters = [
  choiceFilterField('cost', { title: catalogueWords.cost, values: catalogueCosts, nameOf: (cost) => catalogueWords.costs[cost] }),
  channelFilter,
  categoryFilter(3),
] as const

/** Builds the catalogue of courses, classes or live classes from their differences; the three share a row of tabs. */
export const offerCatalogue = <Query extends ListQuery, Item>({
  CardSkeleton,
  emptySuggestions,
  ...offers
}: Offers<Query, Item>): OfferCatalogue<Query, Item> => ({
  ...offers,
  skeleton: <CardGridSkeleton count={12} Card={CardSkeleton} />,
  counting: <Skeleton width={96} height={24} />,
  place: <p className={styles['place']}>{catalogueWords.place}</p>,
  renderTabs: (query) => <OfferTabs current={offers.name} query={query} />,
  renderSuggestions: ({ keyword }) => (
    <>
      {keyword !== null && (
        <LazyBoundary>
          <FoundElsewhere here={offers.name} keyword={keyword} />
        </LazyBoundary>
      )}
      {emptySuggestions}
    </>
  ),
})
