import { SlidersHorizontal } from 'lucide'
import type { ReactNode } from 'react'
import { formatNumber } from '../../domain/format.ts'
import { type Page, pageCount } from '../../domain/paging.ts'
import type { BaseQuery, CatalogueConfig } from './catalogueConfig.ts'
import { useCatalogueResults, useCategoryChoices, useChannelChoices, useFilterDraft } from './catalogueQueries.ts'
import { CatalogueSearch } from './CatalogueSearch.tsx'
import { catalogueWords } from './catalogueWords.ts'
import { filterChips, FilterChips, FilterFields } from './Filters.tsx'
import { useUrlState } from '../kit/address.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { FailedPanel } from '../kit/FailedLine.tsx'
import { LongList } from '../kit/LongList.tsx'
import { Icon } from '../kit/Icon.tsx'
import { lazyWithRetry, OnDemand } from '../kit/lazy.tsx'
import { type LoadablePage, useDrawnInSlices } from '../kit/loaded.ts'
import { HomeLink, MessagePanel } from '../kit/Message.tsx'
import { Pagination } from '../kit/Pagination.tsx'
import { Panel } from '../kit/Panel.tsx'
import { useScrollRestoration } from '../kit/scroll.ts'
import { SelectField } from '../kit/Select.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { useScrollToResults } from '../kit/useScrollToResults.ts'
import { PageTitle } from '../site/PageTitle.tsx'
import { PageHead } from '../site/PageHead.tsx'
import page from '../site/PlainPage.module.css'
import { SearchedTitles } from './SearchedTitles.tsx'
import styles from './Catalogue.module.css'

interface CardGridProps<Item> {
  readonly items: readonly Item[]
  keyOf(item: Item): string | number
  renderItem(item: Item): ReactNode
}

export const CardGrid = <Item,>({ items, keyOf, renderItem }: CardGridProps<Item>) => (
  <LongList className={styles['grid']}>
    {items.map((item) => (
      <li key={keyOf(item)}>{renderItem(item)}</li>
    ))}
  </LongList>
)

const FilterSheet = lazyWithRetry(() => import('./FilterSheet.tsx').then((loaded) => loaded.FilterSheet))

interface CatalogueProps<Query extends BaseQuery, Item> {
  readonly config: CatalogueConfig<Query, Item>
}

/** Renders a searchable and filterable catalogue. Its only state is the address, so that it can be bookmarked, shared and gone back to. */
export const Catalogue = <Query extends BaseQuery, Item>({ config }: CatalogueProps<Query, Item>) => {
  const { words, creature, list, hrefOf, filters, orders = catalogueWords.orders } = config
  const url = useUrlState()
  const query = list.parse(url.parameters)
  const found = useDrawnInSlices(useCatalogueResults(config, query))
  const choices = { groups: useCategoryChoices(config), channels: useChannelChoices(config, query.channel ?? null) }
  const draft = useFilterDraft(config, query)
  const chips = filterChips(query, filters ?? [], choices)
  /** The keyword is visible in its field, so it does not count. */
  const chosenCount = chips.filter(({ id }) => id !== 'keyword').length
  const { section, heading } = useScrollToResults(hrefOf({ ...query, page: 1 }), query.page, url.isHistoryNavigation)
  useScrollRestoration(found.status === 'ready' && !found.isPreviousData)
  const isWaiting = found.status === 'waiting' || (found.status === 'ready' && found.isPreviousData)

  const show = (wished: Query) => url.navigate(hrefOf(wished))
  /** Focuses the heading first. Use it for a button that disappears when pressed. */
  const showAndFocusHeading = (wished: Query) => {
    heading.current?.focus({ preventScroll: true })
    show(wished)
  }
  const clear = () => showAndFocusHeading({ ...list.initial, order: query.order })

  return (
    <main id="main" tabIndex={-1} className={page['pagePage']} aria-busy={isWaiting}>
      <PageTitle title={query.keyword === null ? words.title : words.titleOf(query.keyword)} />
      <PageHead creature={creature} above={config.place} title={words.title} note={words.note}>
        <CatalogueSearch
          words={words}
          keyword={query.keyword}
          onSearch={(keyword) => url.navigate(hrefOf({ ...query, keyword, page: 1 }), { replace: true })}
        />
      </PageHead>
      {config.renderTabs?.(query)}
      <div className={styles['columns']} data-plain={!filters || undefined} data-aside={config.aside ? true : undefined}>
        {filters && (
          <Panel aria-label={catalogueWords.filters} className={styles['filters']}>
            <FilterFields {...choices} filters={filters} query={query} onQueryChange={show} />
          </Panel>
        )}
        <section ref={section} className={styles['results']} aria-busy={isWaiting}>
          <h2 ref={heading} tabIndex={-1}>
            <VisuallyHidden>{words.results}</VisuallyHidden>
          </h2>
          <div className={styles['bar']}>
            <div className={styles['count']}>
              {/* Announced once the answer has arrived; until then the last count stays. */}
              <p role="status">{found.status === 'ready' ? words.count(formatNumber(found.value.totalCount)) : ''}</p>
              {found.status === 'waiting' && config.counting}
            </div>
            {config.actions}
            {filters && (
              <div className={styles['open']}>
                <Button tone="quiet" aria-haspopup="dialog" onClick={() => draft.refine(query)}>
                  <Icon icon={SlidersHorizontal} size={18} />
                  {catalogueWords.filters}
                  {chosenCount > 0 && (
                    <span className={styles['chosen']}>
                      {formatNumber(chosenCount)}
                      <VisuallyHidden>{catalogueWords.chosen}</VisuallyHidden>
                    </span>
                  )}
                </Button>
              </div>
            )}
            <SelectField
              label={catalogueWords.order}
              value={query.order}
              options={Object.entries(orders).map(([value, label]) => ({ value, label }))}
              onSelect={(order) => show({ ...query, order, page: 1 })}
            />
          </div>
          <FilterChips chips={chips} onChange={showAndFocusHeading} onClear={clear} />
          <SearchedTitles keyword={query.keyword}>
            <CatalogueResults config={config} query={query} found={found} onClear={clear} />
          </SearchedTitles>
        </section>
        {config.aside && <div className={styles['aside']}>{config.aside}</div>}
      </div>
      {filters && (
        <OnDemand requested={draft.query !== null} onLoadError={draft.drop}>
          {draft.query && (
            <FilterSheet
              applyLabel={draft.showing}
              onClear={() => draft.refine({ ...list.initial, keyword: query.keyword, order: query.order })}
              onClose={draft.drop}
              onApply={() => {
                draft.drop()
                show(draft.query ?? query)
              }}
            >
              <FilterFields {...choices} filters={filters} query={draft.query} onQueryChange={draft.refine} />
            </FilterSheet>
          )}
        </OnDemand>
      )}
    </main>
  )
}

interface CatalogueResultsProps<Query extends BaseQuery, Item> {
  readonly config: CatalogueConfig<Query, Item>
  readonly query: Query
  readonly found: LoadablePage<Page<Item>>
  onClear(): void
}

const CatalogueResults = <Query extends BaseQuery, Item>({ found, ...asked }: CatalogueResultsProps<Query, Item>) => {
  const { words, skeleton } = asked.config
  switch (found.status) {
    case 'waiting':
      return skeleton
    case 'failed':
      return <FailedPanel level={3} title={words.failed} text={catalogueWords.failedNote} retry={found.retry} />
    case 'ready':
      return (
        <div className={styles['found']} data-old={found.isPreviousData || undefined}>
          <FoundItems {...asked} value={found.value} />
        </div>
      )
  }
}

const FoundItems = <Query extends BaseQuery, Item>({
  config,
  query,
  value,
  onClear,
}: Omit<CatalogueResultsProps<Query, Item>, 'found'> & { readonly value: Page<Item> }) => {
  const { words, hrefOf } = config
  const last = pageCount(value)
  if (value.items.length > 0)
    return (
      <>
        {config.renderItems(value.items)}
        <Pagination page={query.page} last={last} hrefOf={(toPage) => hrefOf({ ...query, page: toPage })} />
      </>
    )
  if (query.page > 1 && value.totalCount > 0)
    return (
      <MessagePanel creature="NEMO" title={words.beyond(formatNumber(last))} text={catalogueWords.beyondNote}>
        <ButtonLink href={hrefOf({ ...query, page: 1 })}>{catalogueWords.first}</ButtonLink>
      </MessagePanel>
    )
  return config.list.isFiltered(query) ? (
    <>
      <MessagePanel
        creature="SEAHORSE"
        title={query.keyword === null ? words.noneChosen : words.noneFor(query.keyword)}
        text={catalogueWords.noneNote}
      >
        <Button onClick={onClear}>{catalogueWords.clearAll}</Button>
      </MessagePanel>
      {config.renderSuggestions?.(query)}
    </>
  ) : (
    <MessagePanel creature="SEAHORSE" title={words.none} text={words.nonePublished}>
      <HomeLink />
    </MessagePanel>
  )
}
