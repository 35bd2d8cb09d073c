import { SlidersHorizontal } from 'lucide'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../domain/format.ts'
import { type Page, pageCount } from '../../domain/paging.ts'
import type { Creature } from '../../domain/quest.ts'
import { CreatureArt } from '../art/Creature.tsx'
import type { CatalogueWords } from './catalogueConfig.ts'
import { CatalogueSearch } from './CatalogueSearch.tsx'
import { catalogueWords } from './catalogueWords.ts'
import { type FilterChip, FilterChips } from './Filters.tsx'
import { RetryButton } from '../kit/ActionButton.tsx'
import type { UrlState } from '../kit/address.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { lazyWithRetry, OnDemand } from '../kit/lazy.tsx'
import type { LoadablePage } from '../kit/loaded.ts'
import { HomeLink, MessagePanel } from '../kit/Message.tsx'
import { Pagination } from '../kit/Pagination.tsx'
import { Panel } from '../kit/Panel.tsx'
import { useScrollRestoration } from '../kit/scroll.ts'
import { SelectField } from '../kit/Select.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { useScrollToResults } from '../kit/useScrollToResults.ts'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import styles from './Catalogue.module.css'

const FilterSheet = lazyWithRetry(() => import('./FilterSheet.tsx').then((loaded) => loaded.FilterSheet))

/** What every catalogue can be asked for; its filters come on top. */
interface BaseQuery {
  readonly page: number
  readonly order: string
  readonly keyword: string | null
}

interface CatalogueResultsProps<Query extends BaseQuery, Item> {
  readonly words: Omit<CatalogueWords, 'show' | 'showCount'>
  readonly query: Query
  readonly found: LoadablePage<Page<Item>>
  hrefOf(query: Query): string
  isFiltered(query: Query): boolean
  renderItems(items: readonly Item[]): ReactNode
  /** While nothing has come yet. */
  readonly skeleton: ReactNode
  /** Below the words that the filters leave nothing. */
  readonly suggestions?: ReactNode
}

/** The filters of the sheet, which apply when it closes. */
export interface FilterDraft<Query> {
  /** Null while the sheet is closed. */
  readonly query: Query | null
  /** The label of the button that applies them. */
  readonly showing: string
  readonly refine: (wished: Query) => void
  readonly drop: () => void
}

export const useFilterDraft = <Query,>(showing: string): FilterDraft<Query> => {
  const [query, setQuery] = useState<Query | null>(null)
  return { query, showing, refine: (wished) => setQuery(() => wished), drop: () => setQuery(null) }
}

interface CatalogueFrameProps<Query extends BaseQuery, Item> extends CatalogueResultsProps<Query, Item> {
  readonly creature: Creature
  readonly url: UrlState
  /** What it can be sorted by, with their names, where it is not as usual. */
  readonly orders?: Readonly<Record<string, string>>
  /** The query that asks for everything. */
  readonly defaultQuery: Query
  readonly chips: readonly FilterChip<Query>[]
  /** How many filters the button of the sheet says are chosen. */
  readonly chosenCount?: number
  /** Both are left out where there is nothing to filter by. */
  readonly draft?: FilterDraft<Query>
  renderFilters?(query: Query, onQueryChange: (query: Query) => void): ReactNode
  /** Above the title. */
  readonly place?: ReactNode
  /** Between the head and the results. */
  readonly tabs?: ReactNode
  /** Beside the count while it is not known. */
  readonly counting?: ReactNode
  /** After the count. */
  readonly actions?: ReactNode
  /** Stays in sight beside the results, below them on narrow screens. */
  readonly aside?: ReactNode
}

/** Everything of a kind, to search and to filter. The address is the only state: it can be kept, sent and gone back to. */
export const CatalogueFrame = <Query extends BaseQuery, Item>(props: CatalogueFrameProps<Query, Item>) => {
  const { words, creature, query, found, url, hrefOf, defaultQuery, chips, chosenCount = 0, draft, renderFilters } = props
  const orders: Readonly<Record<string, string>> = props.orders ?? catalogueWords.orders
  const { section, heading } = useScrollToResults(hrefOf({ ...query, page: 1 }), query.page, url.isHistoryNavigation)
  useScrollRestoration(found.status === 'ready' && !found.isPreviousData)
  const isWaiting = found.status === 'waiting' || (found.status === 'ready' && found.isPreviousData)

  const show = (wished: Query) => url.navigate(hrefOf(wished))
  /** For a button that disappears when it is pressed: the heading gets the focus first. */
  const showAndFocusHeading = (wished: Query) => {
    heading.current?.focus({ preventScroll: true })
    show(wished)
  }
  const clear = () => showAndFocusHeading({ ...defaultQuery, order: query.order })

  return (
    <main id="main" tabIndex={-1} className={page['pagePage']} aria-busy={isWaiting}>
      <PageTitle title={query.keyword === null ? words.title : words.titleOf(query.keyword)} />
      <header className={styles['header']}>
        <div className={styles['words']}>
          {props.place}
          <h1 tabIndex={-1} className={styles['title']}>
            {words.title}
          </h1>
          <p className={styles['note']}>{words.note}</p>
        </div>
        <CatalogueSearch
          words={words}
          keyword={query.keyword}
          onSearch={(keyword) => url.navigate(hrefOf({ ...query, keyword, page: 1 }), { replace: true })}
        />
        <CreatureArt creature={creature} size={136} className={styles['creature']} />
      </header>
      {props.tabs}
      <div className={styles['columns']} data-plain={!renderFilters || undefined} data-aside={props.aside ? true : undefined}>
        {renderFilters && (
          <Panel aria-label={catalogueWords.filters} className={styles['filters']}>
            {renderFilters(query, show)}
          </Panel>
        )}
        <section ref={section} className={styles['results']} aria-busy={isWaiting}>
          <h2 ref={heading} tabIndex={-1}>
            <VisuallyHidden>{words.results}</VisuallyHidden>
          </h2>
          <div className={styles['bar']}>
            <div className={styles['count']}>
              {/* Announced once the answer is there; until then the last count stands. */}
              <p role="status">{found.status === 'ready' ? words.count(formatNumber(found.value.totalCount)) : ''}</p>
              {found.status === 'waiting' && props.counting}
            </div>
            {props.actions}
            {draft && (
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
          <CatalogueResults {...props} onClear={clear} />
        </section>
        {props.aside && <div className={styles['aside']}>{props.aside}</div>}
      </div>
      {draft && renderFilters && (
        <OnDemand requested={draft.query !== null} onLoadError={draft.drop}>
          {draft.query && (
            <FilterSheet
              applyLabel={draft.showing}
              onClear={() => draft.refine({ ...defaultQuery, keyword: query.keyword, order: query.order })}
              onClose={draft.drop}
              onApply={() => {
                draft.drop()
                show(draft.query ?? query)
              }}
            >
              {renderFilters(draft.query, draft.refine)}
            </FilterSheet>
          )}
        </OnDemand>
      )}
    </main>
  )
}

interface WithClear {
  onClear(): void
}

const CatalogueResults = <Query extends BaseQuery, Item>(props: CatalogueResultsProps<Query, Item> & WithClear) => {
  const { words, found, skeleton } = props
  switch (found.status) {
    case 'waiting':
      return skeleton
    case 'failed':
      return (
        <MessagePanel isAlert creature="CRAB" title={words.failed} text={catalogueWords.failedNote}>
          <RetryButton retry={found.retry} />
        </MessagePanel>
      )
    case 'ready':
      return (
        <div className={styles['found']} data-old={found.isPreviousData || undefined}>
          <FoundItems {...props} value={found.value} />
        </div>
      )
  }
}

const FoundItems = <Query extends BaseQuery, Item>({
  words,
  query,
  value,
  hrefOf,
  isFiltered,
  renderItems,
  suggestions,
  onClear,
}: CatalogueResultsProps<Query, Item> & WithClear & { readonly value: Page<Item> }) => {
  const last = pageCount(value)
  if (value.items.length > 0)
    return (
      <>
        {renderItems(value.items)}
        <Pagination page={query.page} last={last} hrefOf={(toPage) => hrefOf({ ...query, page: toPage })} />
      </>
    )
  if (query.page > 1 && value.totalCount > 0)
    return (
      <MessagePanel creature="NEMO" title={words.beyond(formatNumber(last))} text={catalogueWords.beyondNote}>
        <ButtonLink href={hrefOf({ ...query, page: 1 })}>{catalogueWords.first}</ButtonLink>
      </MessagePanel>
    )
  return isFiltered(query) ? (
    <>
      <MessagePanel
        creature="SEAHORSE"
        title={query.keyword === null ? words.noneChosen : words.noneFor(query.keyword)}
        text={catalogueWords.noneNote}
      >
        <Button onClick={onClear}>{catalogueWords.clearAll}</Button>
      </MessagePanel>
      {suggestions}
    </>
  ) : (
    <MessagePanel creature="SEAHORSE" title={words.none} text={words.nonePublished}>
      <HomeLink />
    </MessagePanel>
  )
}

/** The filters that count: the word is seen in its field. */
export const countChosen = (chips: readonly FilterChip<unknown>[]) => chips.filter(({ id }) => id !== 'keyword').length
