import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemCard } from '../../application/cards.ts'
import type { FeatureLoaders } from '../../application/Features.ts'
import { hrefWithQuery } from '../../domain/id.ts'
import type { ListQuery } from '../../domain/course/courseCatalogue.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Page } from '../../domain/paging.ts'
import { paths } from '../../domain/paths.ts'
import type { SecondColumnItem } from '../../domain/home/sections.ts'
import { blocksHref, type ProblemQuery, problemsHref, problemQuery } from '../../domain/problems/problemQuery.ts'
import { useCatalogueContext } from '../catalogue/catalogueQueries.ts'
import { CardGrid } from '../catalogue/Catalogue.tsx'
import type { OfferCatalogue } from '../catalogue/offerCatalogue.tsx'
import { CatalogueSearch } from '../catalogue/CatalogueSearch.tsx'
import { SearchedTitles } from '../catalogue/SearchedTitles.tsx'
import { courseCatalogue } from '../course/catalogue/courseCatalogue.tsx'
import { classCatalogue, liveClassCatalogue } from '../course-class/catalogue/classCatalogue.tsx'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useUrlState } from '../kit/address.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { CoursesLink, MessagePanel, SectionMessage } from '../kit/Message.tsx'
import { useScrollRestoration } from '../kit/scroll.ts'
import { SectionHeading } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { ProblemRow } from '../problem/ProblemRow.tsx'
import { PlainPage } from '../site/PlainPage.tsx'
import { searchWords as words } from './searchWords.ts'
import styles from './SearchPage.module.css'
import { useViewerQuery } from '../viewer/viewerQuery.ts'

const shownOfEach = 4

/** The results of one kind, ready to render. */
interface FoundKind {
  readonly kind: string
  readonly state: Loadable<{ readonly count: number; readonly cards: ReactNode }>
  /** The catalogue with all of them. */
  readonly href: string
}

const useFoundIn = <Query extends ListQuery, Item>(config: OfferCatalogue<Query, Item>, keyword: string | null): FoundKind => {
  const query = { ...config.list.initial, keyword }
  const state = useLoadable(useQuery<Page<Item>>({ ...config.find(useCatalogueContext(), query), enabled: keyword !== null }))
  return {
    kind: words.kinds[config.name],
    href: config.hrefOf(query),
    state:
      state.status === 'ready'
        ? {
            status: 'ready',
            value: { count: state.value.totalCount, cards: config.renderItems(state.value.items.slice(0, shownOfEach)) },
          }
        : state,
  }
}

/** Searches problems of one kind, and renders them as rows. */
const useFoundProblems = (
  kind: 'problems' | 'blocks',
  keyword: string | null,
  find: (features: FeatureLoaders, query: ProblemQuery, signal: AbortSignal) => Promise<Page<SecondColumnItem>>,
): FoundKind => {
  const { features } = useCatalogueContext()
  const query = { ...problemQuery.initial, keyword }
  const state = useLoadable(
    useViewerQuery<Page<SecondColumnItem>>({
      name: kind,
      of: ['search', query],
      read: (signal) => find(features, query, signal),
      enabled: keyword !== null,
    }),
  )
  return {
    kind: words.kinds[kind],
    href: (kind === 'blocks' ? blocksHref : problemsHref)(query),
    state:
      state.status === 'ready'
        ? {
            status: 'ready',
            value: { count: state.value.totalCount, cards: <ProblemGrid problems={state.value.items.slice(0, shownOfEach)} /> },
          }
        : state,
  }
}

const ProblemGrid = ({ problems }: { readonly problems: readonly SecondColumnItem[] }) => (
  <CardGrid items={problems.map(problemCard)} keyOf={({ key }) => key} renderItem={(card) => <ProblemRow level={3} card={card} />} />
)

const asListed = <Item,>({ items, ...rest }: Page<Item>, listed: (item: Item) => SecondColumnItem): Page<SecondColumnItem> => {
  return { ...rest, items: items.map(listed) }
}

/** Searches courses, classes, live classes and problems of both kinds, and sums up where something was found. */
export const SearchPage = () => {
  const urlState = useUrlState()
  const keyword = urlState.parameters.get('keyword')?.trim().normalize('NFC') || null
  const kinds = [
    useFoundIn(courseCatalogue, keyword),
    useFoundIn(classCatalogue, keyword),
    useFoundIn(liveClassCatalogue, keyword),
    useFoundProblems('problems', keyword, async (features, query, signal) =>
      asListed(await (await features.problem()).problems.find(query, signal), (problem) => ({ kind: 'text', problem })),
    ),
    useFoundProblems('blocks', keyword, async (features, query, signal) =>
      asListed(await (await features.block()).blocks.find(query, signal), (problem) => ({ kind: 'block', problem })),
    ),
  ]
  const isWaiting = keyword !== null && kinds.some(({ state }) => state.status === 'waiting')
  useScrollRestoration(!isWaiting)
  return (
    <PlainPage creature="DOLPHIN" title={keyword === null ? words.title : words.titleOf(keyword)} note={words.note} isWaiting={isWaiting}>
      <CatalogueSearch
        words={words}
        keyword={keyword}
        takesFocus={keyword === null}
        onSearch={(typed) =>
          urlState.navigate(typed === null ? paths.search : hrefWithQuery(paths.search, [['keyword', typed]]), { replace: true })
        }
      />
      <p role="status" className={styles['summary']}>
        {keyword !== null && !isWaiting && summaryOf(kinds)}
      </p>
      {keyword === null ? (
        <Start />
      ) : isNothingFound(kinds) ? (
        <NothingFound keyword={keyword} />
      ) : (
        <SearchedTitles keyword={keyword}>{kinds.map(renderKind)}</SearchedTitles>
      )}
    </PlainPage>
  )
}

/** Returns '강의 12개 · 라이브 3개에서 찾았어요'; empty if nothing was found. */
const summaryOf = (kinds: readonly FoundKind[]) => {
  const places = kinds.flatMap(({ kind, state }) =>
    state.status === 'ready' && state.value.count > 0 ? [words.place(kind, formatNumber(state.value.count))] : [],
  )
  return places.length === 0 ? '' : words.found(places.join(words.separator))
}

const isNothingFound = (kinds: readonly FoundKind[]) => kinds.every(({ state }) => state.status === 'ready' && state.value.count === 0)

const renderKind = ({ kind, state, href }: FoundKind) => {
  if (state.status === 'ready' && state.value.count === 0) return null
  return (
    <section key={kind} className={styles['kind']}>
      <SectionHeading title={kind} />
      {state.status === 'waiting' && <Skeleton height={160} radius="card" />}
      {state.status === 'failed' && (
        <SectionMessage isAlert text={words.failed(kind)}>
          <RetryButton retry={state.retry} />
        </SectionMessage>
      )}
      {state.status === 'ready' && (
        <>
          {state.value.cards}
          {state.value.count > shownOfEach && (
            <p className={styles['all']}>
              <ButtonLink tone="soft" href={href}>
                {words.seeAll(kind, formatNumber(state.value.count))}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </section>
  )
}

const Start = () => (
  <MessagePanel level={2} creature="DOLPHIN" title={words.start} text={words.startNote}>
    <CoursesLink />
  </MessagePanel>
)

const NothingFound = ({ keyword }: { readonly keyword: string }) => (
  <MessagePanel level={2} creature="SEAHORSE" title={words.none(keyword)} text={words.noneNote}>
    <CoursesLink />
  </MessagePanel>
)
