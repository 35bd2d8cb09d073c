import { SlidersHorizontal } from 'lucide'
import { catalogueOrders, type ListQuery, refined } from '../../domain/course/catalogueQuery.ts'
import { grouped } from '../../domain/grouped.ts'
import type { LoadedPage } from '../app/LoadedPage.ts'
import type { Address } from '../app/useAddress.ts'
import { useKeptPlace } from '../app/useKeptPlace.ts'
import page from '../app/page.module.css'
import { PageTitle } from '../app/PageTitle.tsx'
import { CreatureArt } from '../art/CreatureArt.tsx'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { later } from '../parts/later.tsx'
import { OnDemand } from '../parts/OnDemand.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import styles from './Catalogue.module.css'
import type { CatalogueKind, Listed } from './CatalogueKind.ts'
import { CatalogueResults } from './CatalogueResults.tsx'
import { CatalogueSearch } from './CatalogueSearch.tsx'
import { CatalogueTabs } from './CatalogueTabs.tsx'
import { catalogueWords } from './catalogueWords.ts'
import { chipsOf } from './chipsOf.ts'
import { FilterChips } from './FilterChips.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { useCategoryChoices } from './useCategoryChoices.ts'
import { useChannelChoices } from './useChannelChoices.ts'
import { useDraft } from './useDraft.ts'
import { useFound } from './useFound.ts'
import { useResultsTop } from '../parts/useResultsTop.ts'

const FilterSheet = later(() => import('./FilterSheet.tsx').then((loaded) => loaded.FilterSheet))

interface CatalogueProps<Query extends ListQuery, Item extends Listed> {
  readonly kind: CatalogueKind<Query, Item>
  readonly query: Query
  readonly address: Address
}

/** Everything of a kind, to search and to filter. The address is the only state: it can be kept, sent and gone back to. */
export const Catalogue = <Query extends ListQuery, Item extends Listed>({ kind, query, address }: CatalogueProps<Query, Item>) => {
  const { words, hrefOf, Fields } = kind
  const state = useFound(kind, query)
  const filters = { query, groups: useCategoryChoices(kind), channels: useChannelChoices(kind, query.channel) }
  const { section, heading } = useResultsTop(hrefOf(refined(query, {})), query.page, address.isReturn)
  const draft = useDraft(kind, query)
  useKeptPlace(state.status === 'ready' && !state.isOld)

  const show = (wished: Query) => address.ask(hrefOf(wished))
  /** For a button that its own press removes: the focus goes to the heading first. */
  const showInstead = (wished: Query) => {
    heading.current?.focus({ preventScroll: true })
    show(wished)
  }
  const clear = () => showInstead({ ...kind.whole, order: query.order })
  const chips = chipsOf(query, kind.ownChips(query), filters.groups, filters.channels)
  const chosen = chips.filter(({ id }) => id !== 'keyword').length

  return (
    <main id="main" tabIndex={-1} className={page['page']} aria-busy={isWaiting(state)}>
      <PageTitle of={query.keyword === null ? words.title : words.titleOf(query.keyword)} />
      <header className={styles['header']}>
        <div className={styles['words']}>
          <h1 tabIndex={-1} className={styles['title']}>
            {words.title}
          </h1>
          <p className={styles['note']}>{words.note}</p>
        </div>
        <CatalogueSearch
          words={words}
          keyword={query.keyword}
          onSearch={(keyword) => address.ask(hrefOf(refined(query, { keyword })), { replace: true })}
        />
        <CreatureArt creature={kind.creature} size={136} className={styles['creature']} />
      </header>
      <CatalogueTabs current={kind.name} query={query} />
      <div className={styles['columns']}>
        <Panel aria-label={catalogueWords.filters} className={styles['filters']}>
          <Fields {...filters} onRefine={show} />
        </Panel>
        <section ref={section} className={styles['results']} aria-busy={isWaiting(state)}>
          <h2 ref={heading} tabIndex={-1}>
            <VisuallyHidden>{words.results}</VisuallyHidden>
          </h2>
          <div className={styles['bar']}>
            <div className={styles['count']}>
              {/* Announced once the answer is there; until then the last count stands. */}
              <p role="status">{state.status === 'ready' ? words.count(grouped(state.value.totalCount)) : ''}</p>
              {state.status === 'waiting' && <Skeleton width={96} height={24} />}
            </div>
            <div className={styles['open']}>
              <Button tone="quiet" aria-haspopup="dialog" onClick={() => draft.refine(query)}>
                <Icon of={SlidersHorizontal} size={18} />
                {catalogueWords.filters}
                {chosen > 0 && (
                  <span className={styles['chosen']}>
                    {grouped(chosen)}
                    <VisuallyHidden>{catalogueWords.chosen}</VisuallyHidden>
                  </span>
                )}
              </Button>
            </div>
            <SelectField
              label={catalogueWords.order}
              value={query.order}
              options={catalogueOrders.map((order) => ({ value: order, label: catalogueWords.orders[order] }))}
              onSelect={(value) => show(refined(query, { order: catalogueOrders.find((order) => order === value) ?? query.order }))}
            />
          </div>
          <FilterChips chips={chips} onChange={showInstead} onClear={clear} />
          <CatalogueResults kind={kind} query={query} state={state} onClear={clear} />
        </section>
      </div>
      <OnDemand asked={draft.query !== null} onLost={draft.drop}>
        {draft.query && (
          <FilterSheet
            showing={draft.showing}
            onClear={() => draft.refine({ ...kind.whole, keyword: query.keyword, order: query.order })}
            onClose={draft.drop}
            onApply={() => {
              draft.drop()
              show(draft.query ?? query)
            }}
          >
            <Fields {...filters} query={draft.query} onRefine={draft.refine} />
          </FilterSheet>
        )}
      </OnDemand>
    </main>
  )
}

const isWaiting = (state: LoadedPage<unknown>) => state.status === 'waiting' || (state.status === 'ready' && state.isOld)
