import type { ComponentType, ReactNode } from 'react'
import { classCatalogueHref, defaultClassQuery } from '../../domain/course-class/classQuery.ts'
import { catalogueHref, type ListQuery, courseQuery } from '../../domain/course/courseCatalogue.ts'
import type { CatalogueConfig, CatalogueItem } from './catalogueConfig.ts'
import { CatalogueFrame, countChosen } from './CatalogueFrame.tsx'
import { useCatalogueResults, useCategoryChoices, useChannelChoices, useCountedFilterDraft } from './catalogueQueries.ts'
import { catalogueWords } from './catalogueWords.ts'
import { filterChips } from './Filters.tsx'
import type { UrlState } from '../kit/address.ts'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { SiteLink } from '../kit/links.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import styles from './Catalogue.module.css'

interface CardGridProps<Item> {
  readonly items: readonly Item[]
  keyOf(item: Item): string | number
  renderItem(item: Item): ReactNode
}

export const CardGrid = <Item,>({ items, keyOf, renderItem }: CardGridProps<Item>) => (
  <ul className={styles['grid']}>
    {items.map((item) => (
      <li key={keyOf(item)}>{renderItem(item)}</li>
    ))}
  </ul>
)

const CardGridSkeleton = ({ count, Card }: { readonly count: number; readonly Card: ComponentType }) => (
  <div aria-hidden="true" className={styles['grid']}>
    {Array.from({ length: count }, (_, at) => (
      <Card key={at} />
    ))}
  </div>
)

const FoundElsewhere = lazyWithRetry(() => import('./FoundElsewhere.tsx').then((loaded) => loaded.FoundElsewhere))

type Name = CatalogueConfig<ListQuery, CatalogueItem>['name']

interface CatalogueTabsProps {
  readonly current: Name
  readonly query: ListQuery
}

/** From one catalogue to the others. The word that is looked for comes along; filters differ, and stay. */
const CatalogueTabs = ({ current, query: { keyword, order } }: CatalogueTabsProps) => {
  const hrefs = {
    courses: catalogueHref({ ...courseQuery.initial, keyword, order }),
    classes: classCatalogueHref({ ...defaultClassQuery(false), keyword, order }),
    liveClasses: classCatalogueHref({ ...defaultClassQuery(true), keyword, order }),
  }
  return (
    <nav aria-label={catalogueWords.tabs.title} className={styles['tabs']}>
      {tabNames.map((name) => (
        <SiteLink key={name} href={hrefs[name]} className={styles['tab']} aria-current={name === current ? 'page' : undefined}>
          {catalogueWords.tabs[name]}
        </SiteLink>
      ))}
    </nav>
  )
}

const tabNames = ['courses', 'classes', 'liveClasses'] as const satisfies readonly Name[]

interface CatalogueProps<Query extends ListQuery, Item extends CatalogueItem> {
  readonly config: CatalogueConfig<Query, Item>
  readonly query: Query
  readonly urlState: UrlState
}

/** The catalogue of courses, of classes or of live classes. */
export const Catalogue = <Query extends ListQuery, Item extends CatalogueItem>({
  config,
  query,
  urlState,
}: CatalogueProps<Query, Item>) => {
  const { Fields, Cards, EmptySuggestions } = config
  const filters = { groups: useCategoryChoices(config), channels: useChannelChoices(config, query.channel) }
  const chips = filterChips(query, config.extraChips(query), filters.groups, filters.channels)
  return (
    <CatalogueFrame
      words={config.words}
      creature={config.creature}
      query={query}
      found={useCatalogueResults(config, query)}
      url={urlState}
      hrefOf={config.hrefOf}
      defaultQuery={config.defaultQuery}
      isFiltered={config.isFiltered}
      chips={chips}
      chosenCount={countChosen(chips)}
      draft={useCountedFilterDraft(config, query)}
      renderFilters={(wished, onQueryChange) => <Fields {...filters} query={wished} onQueryChange={onQueryChange} />}
      renderItems={(items) => <Cards items={items} />}
      skeleton={<CardGridSkeleton count={12} Card={config.CardSkeleton} />}
      suggestions={
        <>
          {query.keyword !== null && (
            <LazyBoundary>
              <FoundElsewhere here={config.name} keyword={query.keyword} />
            </LazyBoundary>
          )}
          <EmptySuggestions />
        </>
      }
      place={<p className={styles['place']}>{catalogueWords.place}</p>}
      tabs={<CatalogueTabs current={config.name} query={query} />}
      counting={<Skeleton width={96} height={24} />}
    />
  )
}
