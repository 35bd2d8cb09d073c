import { SlidersHorizontal } from 'lucide'
import { useState } from 'react'
import { type CategoryChoices, catalogueOrders } from '../../domain/course/courseCatalogue.ts'
import { formatNumber } from '../../domain/format.ts'
import type { MaterialKind } from '../../domain/material/material.ts'
import {
  defaultMaterialQuery,
  isMaterialQueryFiltered,
  type MaterialQuery,
  materialsHref,
  parseMaterialQuery,
  refineMaterialQuery,
} from '../../domain/material/materialQuery.ts'
import { pageCount } from '../../domain/paging.ts'
import { problemLevels } from '../../domain/problems/problemQuery.ts'
import type { Creature } from '../../domain/quest.ts'
import { CreatureArt } from '../art/Creature.tsx'
import catalogue from '../catalogue/Catalogue.module.css'
import { CatalogueSearch } from '../catalogue/CatalogueSearch.tsx'
import { catalogueWords } from '../catalogue/catalogueWords.ts'
import filters from '../catalogue/Filters.module.css'
import { CategoryField, ChoiceGroup, type FilterChip, FilterChips, withAllChoice } from '../catalogue/Filters.tsx'
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
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import { MaterialGrid, MaterialGridSkeleton } from './MaterialCard.tsx'
import { useMaterialGroups, useMaterials } from './materialQueries.ts'
import { materialWords } from './materialWords.ts'

const FilterSheet = lazyWithRetry(() => import('../catalogue/FilterSheet.tsx').then((loaded) => loaded.FilterSheet))

interface MaterialFiltersProps {
  readonly query: MaterialQuery
  readonly groups: readonly CategoryChoices[]
  onQueryChange(query: MaterialQuery): void
}

const MaterialFilters = ({ query, groups, onQueryChange }: MaterialFiltersProps) => (
  <div className={filters['fields']}>
    <ChoiceGroup
      title={materialWords.level}
      mode="RADIO"
      choices={withAllChoice(
        problemLevels.map((level) => ({ value: level, label: materialWords.levels[level], isChosen: level === query.level })),
      )}
      onChoose={(value) => onQueryChange(refineMaterialQuery(query, { level: problemLevels.find((level) => level === value) ?? null }))}
    />
    {groups.map((group) => (
      <CategoryField
        key={group.name}
        group={group}
        chosen={query.categories}
        onChange={(categories) => onQueryChange(refineMaterialQuery(query, { categories }))}
      />
    ))}
  </div>
)

/** One chip for each filter that is set. */
const materialChips = (query: MaterialQuery): readonly FilterChip<MaterialQuery>[] => {
  const { keyword, level, categories } = query
  return [
    keyword !== null && { id: 'keyword', name: catalogueWords.keyword(keyword), without: refineMaterialQuery(query, { keyword: null }) },
    level !== null && { id: 'level', name: materialWords.levels[level], without: refineMaterialQuery(query, { level: null }) },
    ...categories.map((name) => ({
      id: `category ${name}`,
      name,
      without: refineMaterialQuery(query, { categories: categories.filter((other) => other !== name) }),
    })),
  ].filter((chip) => chip !== false)
}

const creatures: Readonly<Record<MaterialKind, Creature>> = { DOCUMENT: 'SEAHORSE', VIDEO: 'NEMO' }

/** All documents or all videos, to search and to filter. The address is the only state. */
const MaterialCatalogue = ({ kind }: { readonly kind: MaterialKind }) => {
  const words = materialWords.of[kind]
  const url = useUrlState()
  const query = parseMaterialQuery(url.parameters)
  const found = useMaterials(kind, query)
  const groups = useMaterialGroups(kind)
  const [draft, setDraft] = useState<MaterialQuery | null>(null)
  const { section, heading } = useScrollToResults(materialsHref(kind, { ...query, page: 1 }), query.page, url.isHistoryNavigation)
  useScrollRestoration(found.status === 'ready' && !found.isPreviousData)
  const isWaiting = found.status === 'waiting' || (found.status === 'ready' && found.isPreviousData)
  const show = (wished: MaterialQuery) => url.navigate(materialsHref(kind, wished))
  const showAndFocusHeading = (wished: MaterialQuery) => {
    heading.current?.focus({ preventScroll: true })
    show(wished)
  }
  const clear = () => showAndFocusHeading({ ...defaultMaterialQuery, order: query.order })
  const chips = materialChips(query)
  const chosen = chips.filter(({ id }) => id !== 'keyword').length

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
          onSearch={(keyword) => url.navigate(materialsHref(kind, refineMaterialQuery(query, { keyword })), { replace: true })}
        />
        <CreatureArt creature={creatures[kind]} size={136} className={catalogue['creature']} />
      </header>
      <div className={catalogue['columns']}>
        <Panel aria-label={catalogueWords.filters} className={catalogue['filters']}>
          <MaterialFilters query={query} groups={groups} onQueryChange={show} />
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
                {chosen > 0 && (
                  <span className={catalogue['chosen']}>
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
              onSelect={(value) =>
                show(refineMaterialQuery(query, { order: catalogueOrders.find((order) => order === value) ?? query.order }))
              }
            />
          </div>
          <FilterChips chips={chips} onChange={showAndFocusHeading} onClear={clear} />
          <FoundMaterials kind={kind} query={query} found={found} onClear={clear} />
        </section>
      </div>
      <OnDemand requested={draft !== null} onLoadError={() => setDraft(null)}>
        {draft && (
          <FilterSheet
            applyLabel={words.show}
            onClear={() => setDraft({ ...defaultMaterialQuery, keyword: query.keyword, order: query.order })}
            onClose={() => setDraft(null)}
            onApply={() => {
              setDraft(null)
              show(draft)
            }}
          >
            <MaterialFilters query={draft} groups={groups} onQueryChange={setDraft} />
          </FilterSheet>
        )}
      </OnDemand>
    </main>
  )
}

interface FoundMaterialsProps {
  readonly kind: MaterialKind
  readonly query: MaterialQuery
  readonly found: ReturnType<typeof useMaterials>
  onClear(): void
}

const FoundMaterials = ({ kind, query, found, onClear }: FoundMaterialsProps) => {
  const words = materialWords.of[kind]
  if (found.status === 'waiting') return <MaterialGridSkeleton />
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
        <MaterialGrid materials={found.value.items} />
        <Pagination page={query.page} last={last} hrefOf={(toPage) => materialsHref(kind, { ...query, page: toPage })} />
      </div>
    )
  if (query.page > 1 && found.value.totalCount > 0)
    return (
      <MessagePanel creature="NEMO" title={words.beyond(formatNumber(last))} text={catalogueWords.beyondNote}>
        <ButtonLink href={materialsHref(kind, { ...query, page: 1 })}>{catalogueWords.first}</ButtonLink>
      </MessagePanel>
    )
  return isMaterialQueryFiltered(query) ? (
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

export const DocumentCataloguePage = () => <MaterialCatalogue kind="DOCUMENT" />
export const VideoCataloguePage = () => <MaterialCatalogue kind="VIDEO" />
