import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import {
  type CatalogueQuery,
  catalogueHref,
  catalogueOrders,
  catalogueQueryFrom,
  refined,
  wholeCatalogue,
} from '../../domain/course/catalogueQuery.ts'
import { grouped } from '../../domain/grouped.ts'
import { useAddress } from '../app/useAddress.ts'
import { useKeptPlace } from '../app/useKeptPlace.ts'
import { useSite } from '../app/useSite.ts'
import { CreatureArt } from '../art/CreatureArt.tsx'
import { copy } from '../copy.ts'
import { channelFaceOf } from '../home/sectionFacts.ts'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import styles from './CataloguePage.module.css'
import { CatalogueResults } from './catalogue/CatalogueResults.tsx'
import { CatalogueSearch } from './catalogue/CatalogueSearch.tsx'
import { catalogueWords as words } from './catalogue/catalogueWords.ts'
import { chipsOf } from './catalogue/chipsOf.ts'
import { FilterChips } from './catalogue/FilterChips.tsx'
import { FilterFields } from './catalogue/FilterFields.tsx'
import { SelectField } from './catalogue/SelectField.tsx'
import { type CatalogueState, useCatalogue } from './catalogue/useCatalogue.ts'
import { useCategoryChoices } from './catalogue/useCategoryChoices.ts'
import { useChannelChoices } from './catalogue/useChannelChoices.ts'
import { useResultsTop } from './catalogue/useResultsTop.ts'

const FilterSheet = lazy(() => import('./catalogue/FilterSheet.tsx').then(({ FilterSheet: sheet }) => ({ default: sheet })))

/** All courses, to search and to filter. The address is the only state: it can be kept, sent and gone back to. */
export const CataloguePage = () => {
  const face = channelFaceOf(useSite())
  const { parameters, isReturn, ask } = useAddress()
  const query = catalogueQueryFrom(parameters)
  const state = useCatalogue(query)
  const filters = { query, groups: useCategoryChoices(), channels: useChannelChoices(query.channel) }
  const [isSheetOpen, setSheetOpen] = useState(false)
  const { section, heading } = useResultsTop(query, isReturn)
  useKeptPlace(state.status === 'ready' && !state.isOld)

  const show = (wished: CatalogueQuery) => ask(catalogueHref(wished))
  /** From a button that goes with it. */
  const showInstead = (wished: CatalogueQuery) => {
    heading.current?.focus({ preventScroll: true })
    show(wished)
  }
  const clear = () => showInstead({ ...wholeCatalogue, order: query.order })
  const chips = chipsOf(query, filters.groups, filters.channels)
  const chosen = chips.filter(({ id }) => id !== 'keyword').length

  return (
    <main id="main" tabIndex={-1} className={styles['page']} aria-busy={isWaiting(state)}>
      <title>{`${query.keyword === null ? words.title : words.titleOf(query.keyword)} · ${face?.name ?? copy.frame.brand}`}</title>
      <header className={styles['header']}>
        <div className={styles['words']}>
          <h1 tabIndex={-1} className={styles['title']}>
            {words.title}
          </h1>
          <p className={styles['note']}>{words.note}</p>
        </div>
        <CatalogueSearch
          keyword={query.keyword}
          onSearch={(keyword) => ask(catalogueHref(refined(query, { keyword })), { replace: true })}
        />
        <CreatureArt creature="TURTLE" size={136} className={styles['creature']} />
      </header>
      <div className={styles['columns']}>
        <Panel aria-label={words.filters} className={styles['filters']}>
          <FilterFields {...filters} onRefine={(wish) => show(refined(query, wish))} />
        </Panel>
        <section ref={section} className={styles['results']} aria-busy={isWaiting(state)}>
          <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
            <VisuallyHidden>{words.results}</VisuallyHidden>
          </h2>
          <div className={styles['bar']}>
            <Count state={state} />
            <div className={styles['open']}>
              <Button tone="quiet" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
                <SlidersHorizontal size={18} aria-hidden="true" />
                {words.filters}
                {chosen > 0 && (
                  <span className={styles['chosen']}>
                    {grouped(chosen)}
                    <VisuallyHidden>{words.chosen}</VisuallyHidden>
                  </span>
                )}
              </Button>
            </div>
            <SelectField
              label={words.order}
              value={query.order}
              options={catalogueOrders.map((order) => ({ value: order, label: words.orders[order] }))}
              onSelect={(value) => show(refined(query, { order: catalogueOrders.find((order) => order === value) ?? query.order }))}
            />
          </div>
          <FilterChips chips={chips} onChange={showInstead} onClear={clear} />
          <CatalogueResults query={query} state={state} onClear={clear} />
        </section>
      </div>
      <Suspense>
        {isSheetOpen && (
          <FilterSheet
            {...filters}
            onClose={() => setSheetOpen(false)}
            onApply={(wished) => {
              setSheetOpen(false)
              show(wished)
            }}
          />
        )}
      </Suspense>
    </main>
  )
}

const isWaiting = (state: CatalogueState) => state.status === 'waiting' || (state.status === 'ready' && state.isOld)

/** Said once the answer is there; until then the last one stands. */
const Count = ({ state }: { readonly state: CatalogueState }) => (
  <div className={styles['count']}>
    <p role="status">{state.status === 'ready' ? words.count(grouped(state.found.totalCount)) : ''}</p>
    {state.status === 'waiting' && <Skeleton width={96} height={24} />}
  </div>
)
