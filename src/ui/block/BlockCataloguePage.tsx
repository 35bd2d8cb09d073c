import { SlidersHorizontal } from 'lucide'
import { useState } from 'react'
import { catalogueOrders } from '../../domain/course/courseCatalogue.ts'
import { formatNumber } from '../../domain/format.ts'
import { pageCount } from '../../domain/paging.ts'
import {
  blocksHref,
  defaultProblemQuery,
  isProblemQueryFiltered,
  parseProblemQuery,
  type ProblemQuery,
  refineProblemQuery,
} from '../../domain/problems/problemQuery.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { CreatureArt } from '../art/Creature.tsx'
import catalogue from '../catalogue/Catalogue.module.css'
import { CatalogueSearch } from '../catalogue/CatalogueSearch.tsx'
import { catalogueWords } from '../catalogue/catalogueWords.ts'
import { FilterChips } from '../catalogue/Filters.tsx'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useUrlState } from '../kit/address.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { useScrollToResults } from '../kit/focus.ts'
import { Icon } from '../kit/Icon.tsx'
import { lazyWithRetry, OnDemand } from '../kit/lazy.tsx'
import { HomeLink, MessagePanel } from '../kit/Message.tsx'
import { Pagination } from '../kit/Pagination.tsx'
import { Panel } from '../kit/Panel.tsx'
import { useScrollRestoration } from '../kit/scroll.ts'
import { SelectField } from '../kit/Select.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { problemChips, ProblemFilters } from '../problem/catalogue/ProblemFilters.tsx'
import { BlockList, ProblemListSkeleton } from '../problem/catalogue/ProblemList.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import { useViewer } from '../viewer/useViewer.ts'
import { useBlockGroups, useBlocks } from './blockQueries.ts'
import { blockCatalogueWords as words } from './blockWords.ts'

const FilterSheet = lazyWithRetry(() => import('../catalogue/FilterSheet.tsx').then((loaded) => loaded.FilterSheet))

/** All block problems, to search and to filter. The address is the only state. */
export const BlockCataloguePage = () => {
  const url = useUrlState()
  const query = { ...parseProblemQuery(url.parameters), language: null }
  const viewer = useViewer()
  const found = useBlocks(query)
  const groups = useBlockGroups()
  const [draft, setDraft] = useState<ProblemQuery | null>(null)
  const { section, heading } = useScrollToResults(blocksHref({ ...query, page: 1 }), query.page, url.isHistoryNavigation)
  useScrollRestoration(found.status === 'ready' && !found.isPreviousData)
  const isWaiting = found.status === 'waiting' || (found.status === 'ready' && found.isPreviousData)
  const filters = { groups, hasRecord: viewer !== null && isSignedIn(viewer), hasLanguages: false }
  const show = (wished: ProblemQuery) => url.navigate(blocksHref(wished))
  const showAndFocusHeading = (wished: ProblemQuery) => {
    heading.current?.focus({ preventScroll: true })
    show(wished)
  }
  const clear = () => showAndFocusHeading({ ...defaultProblemQuery, order: query.order })
  const chips = problemChips(query)

  return (
    <main id="main" tabIndex={-1} className={page['pagePage']} aria-busy={isWaiting}>
      <PageTitle title={query.keyword === null ? words.title : words.titleOf(query.keyword)} />
      <header className={catalogue['header']}>
        <div className={catalogue['words']}>
          <h1 tabIndex={-1} className={catalogue['title']}>
            {words.title}
          </h1>
          <p className={catalogue['note']}>{words.note}</p>
        </div>
        <CatalogueSearch
          words={words}
          keyword={query.keyword}
          onSearch={(keyword) => url.navigate(blocksHref(refineProblemQuery(query, { keyword })), { replace: true })}
        />
        <CreatureArt creature="TURTLE" size={136} className={catalogue['creature']} />
      </header>
      <div className={catalogue['columns']}>
        <Panel aria-label={catalogueWords.filters} className={catalogue['filters']}>
          <ProblemFilters query={query} {...filters} onQueryChange={show} />
        </Panel>
        <section ref={section} className={catalogue['results']} aria-busy={isWaiting}>
          <h2 ref={heading} tabIndex={-1}>
            <VisuallyHidden>{words.results}</VisuallyHidden>
          </h2>
          <div className={catalogue['bar']}>
            <div className={catalogue['count']}>
              <p role="status">{found.status === 'ready' ? words.count(formatNumber(found.value.totalCount)) : ''}</p>
            </div>
            <div className={catalogue['open']}>
              <Button tone="quiet" aria-haspopup="dialog" onClick={() => setDraft(query)}>
                <Icon icon={SlidersHorizontal} size={18} />
                {catalogueWords.filters}
              </Button>
            </div>
            <SelectField
              label={catalogueWords.order}
              value={query.order}
              options={catalogueOrders.map((order) => ({ value: order, label: catalogueWords.orders[order] }))}
              onSelect={(value) =>
                show(refineProblemQuery(query, { order: catalogueOrders.find((order) => order === value) ?? query.order }))
              }
            />
          </div>
          <FilterChips chips={chips} onChange={showAndFocusHeading} onClear={clear} />
          <FoundBlocks query={query} found={found} onClear={clear} />
        </section>
      </div>
      <OnDemand requested={draft !== null} onLoadError={() => setDraft(null)}>
        {draft && (
          <FilterSheet
            applyLabel={words.show}
            onClear={() => setDraft({ ...defaultProblemQuery, keyword: query.keyword, order: query.order })}
            onClose={() => setDraft(null)}
            onApply={() => {
              setDraft(null)
              show(draft)
            }}
          >
            <ProblemFilters query={draft} {...filters} onQueryChange={setDraft} />
          </FilterSheet>
        )}
      </OnDemand>
    </main>
  )
}

interface FoundBlocksProps {
  readonly query: ProblemQuery
  readonly found: ReturnType<typeof useBlocks>
  onClear(): void
}

const FoundBlocks = ({ query, found, onClear }: FoundBlocksProps) => {
  if (found.status === 'waiting') return <ProblemListSkeleton />
  if (found.status === 'failed')
    return (
      <MessagePanel isAlert creature="CRAB" title={words.failed} text={catalogueWords.failedNote}>
        <RetryButton retry={found.retry} />
      </MessagePanel>
    )
  const last = pageCount(found.value)
  if (found.value.items.length > 0)
    return (
      <div className={catalogue['found']} data-old={found.isPreviousData || undefined}>
        <BlockList blocks={found.value.items} />
        <Pagination page={query.page} last={last} hrefOf={(toPage) => blocksHref({ ...query, page: toPage })} />
      </div>
    )
  if (query.page > 1 && found.value.totalCount > 0)
    return (
      <MessagePanel creature="NEMO" title={words.beyond(formatNumber(last))} text={catalogueWords.beyondNote}>
        <ButtonLink href={blocksHref({ ...query, page: 1 })}>{catalogueWords.first}</ButtonLink>
      </MessagePanel>
    )
  return isProblemQueryFiltered(query) ? (
    <MessagePanel
      creature="SEAHORSE"
      title={query.keyword === null ? words.noneChosen : words.noneFor(query.keyword)}
      text={catalogueWords.noneNote}
    >
      <Button onClick={onClear}>{catalogueWords.clearAll}</Button>
    </MessagePanel>
  ) : (
    <MessagePanel creature="SEAHORSE" title={words.none} text={words.nonePublished}>
      <HomeLink />
    </MessagePanel>
  )
}
