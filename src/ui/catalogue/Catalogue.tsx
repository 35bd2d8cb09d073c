import { SlidersHorizontal } from 'lucide'
import type { ComponentType, ReactNode } from 'react'
import { classCatalogueHref, defaultClassQuery } from '../../domain/course-class/classQuery.ts'
import { catalogueHref, catalogueOrders, defaultCatalogueQuery, type ListQuery, refineQuery } from '../../domain/course/courseCatalogue.ts'
import { formatNumber } from '../../domain/format.ts'
import { type Page, pageCount } from '../../domain/paging.ts'
import { CreatureArt } from '../art/Creature.tsx'
import type { CatalogueConfig, CatalogueItem } from './catalogueConfig.ts'
import { useCatalogueResults, useCategoryChoices, useChannelChoices, useFilterDraft } from './catalogueQueries.ts'
import { CatalogueSearch } from './CatalogueSearch.tsx'
import { catalogueWords } from './catalogueWords.ts'
import { filterChips, FilterChips } from './Filters.tsx'
import { RetryButton } from '../kit/ActionButton.tsx'
import type { UrlState } from '../kit/address.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { useScrollToResults } from '../kit/focus.ts'
import { Icon } from '../kit/Icon.tsx'
import { LazyBoundary, lazyWithRetry, OnDemand } from '../kit/lazy.tsx'
import { SiteLink } from '../kit/links.tsx'
import type { LoadablePage } from '../kit/loaded.ts'
import { HomeLink, MessagePanel } from '../kit/Message.tsx'
import { Pagination } from '../kit/Pagination.tsx'
import { Panel } from '../kit/Panel.tsx'
import { useScrollRestoration } from '../kit/scroll.ts'
import { SelectField } from '../kit/Select.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
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

interface CatalogueResultsProps<Query extends ListQuery, Item extends CatalogueItem> {
  readonly kind: CatalogueConfig<Query, Item>
  readonly query: Query
  readonly state: LoadablePage<Page<Item>>
  onClear(): void
}

const CatalogueResults = <Query extends ListQuery, Item extends CatalogueItem>(props: CatalogueResultsProps<Query, Item>) => {
  const { kind, state } = props
  switch (state.status) {
    case 'waiting':
      return <CardGridSkeleton count={12} Card={kind.CardSkeleton} />
    case 'failed':
      return (
        <MessagePanel isAlert creature="CRAB" title={kind.words.failed} text={catalogueWords.failedNote}>
          <RetryButton retry={state.retry} />
        </MessagePanel>
      )
    case 'ready':
      return (
        <div className={styles['found']} data-old={state.isPreviousData || undefined}>
          <ResultItems {...props} found={state.value} />
        </div>
      )
  }
}

interface ResultItemsProps<Query extends ListQuery, Item extends CatalogueItem> extends Omit<CatalogueResultsProps<Query, Item>, 'state'> {
  readonly found: Page<Item>
}

const ResultItems = <Query extends ListQuery, Item extends CatalogueItem>(props: ResultItemsProps<Query, Item>) => {
  const { kind, query, found } = props
  const last = pageCount(found)
  if (found.items.length > 0)
    return (
      <>
        <kind.Cards items={found.items} />
        <Pagination page={query.page} last={last} hrefOf={(toPage) => kind.hrefOf({ ...query, page: toPage })} />
      </>
    )
  if (query.page > 1 && found.totalCount > 0)
    return (
      <MessagePanel creature="NEMO" title={kind.words.beyond(formatNumber(last))} text={catalogueWords.beyondNote}>
        <ButtonLink href={kind.hrefOf({ ...query, page: 1 })}>{catalogueWords.first}</ButtonLink>
      </MessagePanel>
    )
  return <NoResults {...props} />
}

const FoundElsewhere = lazyWithRetry(() => import('./FoundElsewhere.tsx').then((loaded) => loaded.FoundElsewhere))

const NoResults = <Query extends ListQuery, Item extends CatalogueItem>({ kind, query, onClear }: ResultItemsProps<Query, Item>) =>
  kind.isFiltered(query) ? (
    <>
      <MessagePanel
        creature="SEAHORSE"
        title={query.keyword === null ? kind.words.noneChosen : kind.words.noneFor(query.keyword)}
        text={catalogueWords.noneNote}
      >
        <Button onClick={onClear}>{catalogueWords.clearAll}</Button>
      </MessagePanel>
      {query.keyword !== null && (
        <LazyBoundary>
          <FoundElsewhere here={kind.name} keyword={query.keyword} />
        </LazyBoundary>
      )}
      <kind.EmptySuggestions />
    </>
  ) : (
    <MessagePanel creature="SEAHORSE" title={kind.words.none} text={kind.words.nonePublished}>
      <HomeLink />
    </MessagePanel>
  )

type Name = CatalogueConfig<ListQuery, CatalogueItem>['name']

interface CatalogueTabsProps {
  readonly current: Name
  readonly query: ListQuery
}

/** From one catalogue to the others. The word that is looked for comes along; filters differ, and stay. */
const CatalogueTabs = ({ current, query: { keyword, order } }: CatalogueTabsProps) => {
  const hrefs = {
    courses: catalogueHref({ ...defaultCatalogueQuery, keyword, order }),
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

const FilterSheet = lazyWithRetry(() => import('./FilterSheet.tsx').then((loaded) => loaded.FilterSheet))

interface CatalogueProps<Query extends ListQuery, Item extends CatalogueItem> {
  readonly config: CatalogueConfig<Query, Item>
  readonly query: Query
  readonly urlState: UrlState
}

/** Everything of a kind, to search and to filter. The address is the only state: it can be kept, sent and gone back to. */
export const Catalogue = <Query extends ListQuery, Item extends CatalogueItem>({
  config,
  query,
  urlState,
}: CatalogueProps<Query, Item>) => {
  const { words, hrefOf, Fields } = config
  const state = useCatalogueResults(config, query)
  const filters = { query, groups: useCategoryChoices(config), channels: useChannelChoices(config, query.channel) }
  const { section, heading } = useScrollToResults(hrefOf(refineQuery(query, {})), query.page, urlState.isHistoryNavigation)
  const draft = useFilterDraft(config, query)
  useScrollRestoration(state.status === 'ready' && !state.isPreviousData)

  const show = (wished: Query) => urlState.navigate(hrefOf(wished))
  /** For a button that disappears when it is pressed: the heading gets the focus first. */
  const showAndFocusHeading = (wished: Query) => {
    heading.current?.focus({ preventScroll: true })
    show(wished)
  }
  const clear = () => showAndFocusHeading({ ...config.defaultQuery, order: query.order })
  const chips = filterChips(query, config.extraChips(query), filters.groups, filters.channels)
  const chosen = chips.filter(({ id }) => id !== 'keyword').length

  return (
    <main id="main" tabIndex={-1} className={page['pagePage']} aria-busy={isWaiting(state)}>
      <PageTitle title={query.keyword === null ? words.title : words.titleOf(query.keyword)} />
      <header className={styles['header']}>
        <div className={styles['words']}>
          <p className={styles['place']}>{catalogueWords.place}</p>
          <h1 tabIndex={-1} className={styles['title']}>
            {words.title}
          </h1>
          <p className={styles['note']}>{words.note}</p>
        </div>
        <CatalogueSearch
          words={words}
          keyword={query.keyword}
          onSearch={(keyword) => urlState.navigate(hrefOf(refineQuery(query, { keyword })), { replace: true })}
        />
        <CreatureArt creature={config.creature} size={136} className={styles['creature']} />
      </header>
      <CatalogueTabs current={config.name} query={query} />
      <div className={styles['columns']}>
        <Panel aria-label={catalogueWords.filters} className={styles['filters']}>
          <Fields {...filters} onQueryChange={show} />
        </Panel>
        <section ref={section} className={styles['results']} aria-busy={isWaiting(state)}>
          <h2 ref={heading} tabIndex={-1}>
            <VisuallyHidden>{words.results}</VisuallyHidden>
          </h2>
          <div className={styles['bar']}>
            <div className={styles['count']}>
              {/* Announced once the answer is there; until then the last count stands. */}
              <p role="status">{state.status === 'ready' ? words.count(formatNumber(state.value.totalCount)) : ''}</p>
              {state.status === 'waiting' && <Skeleton width={96} height={24} />}
            </div>
            <div className={styles['open']}>
              <Button tone="quiet" aria-haspopup="dialog" onClick={() => draft.refine(query)}>
                <Icon icon={SlidersHorizontal} size={18} />
                {catalogueWords.filters}
                {chosen > 0 && (
                  <span className={styles['chosen']}>
                    {formatNumber(chosen)}
                    <VisuallyHidden>{catalogueWords.chosen}</VisuallyHidden>
                  </span>
                )}
              </Button>
            </div>
            <SelectField
              label={catalogueWords.order}
              value={query.order}
              options={catalogueOrders.map((order) => ({ value: order, label: catalogueWords.orders[order] }))}
              onSelect={(value) => show(refineQuery(query, { order: catalogueOrders.find((order) => order === value) ?? query.order }))}
            />
          </div>
          <FilterChips chips={chips} onChange={showAndFocusHeading} onClear={clear} />
          <CatalogueResults kind={config} query={query} state={state} onClear={clear} />
        </section>
      </div>
      <OnDemand requested={draft.query !== null} onLoadError={draft.drop}>
        {draft.query && (
          <FilterSheet
            applyLabel={draft.showing}
            onClear={() => draft.refine({ ...config.defaultQuery, keyword: query.keyword, order: query.order })}
            onClose={draft.drop}
            onApply={() => {
              draft.drop()
              show(draft.query ?? query)
            }}
          >
            <Fields {...filters} query={draft.query} onQueryChange={draft.refine} />
          </FilterSheet>
        )}
      </OnDemand>
    </main>
  )
}

const isWaiting = (state: LoadablePage<unknown>) => state.status === 'waiting' || (state.status === 'ready' && state.isPreviousData)
