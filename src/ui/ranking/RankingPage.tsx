import { channelBrand } from '../../domain/channel/channel.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { paths } from '../../domain/paths.ts'
import { pageCount, parsePageNumber } from '../../domain/paging.ts'
import { isSameUser, medalOf, type RankingEntry, rankingName } from '../../domain/ranking.ts'
import {
  ownEntry,
  parseRankingTab,
  pinnedEntry,
  rankingHref,
  type RankingPage as RankingPageData,
  rankingPageAccess,
  type RankingQuery,
  rankingView,
} from '../../domain/rankingPage.ts'
import type { Site } from '../../domain/site/site.ts'
import { isSignedIn, type Viewer, viewerKey } from '../../domain/viewer.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { copy } from '../copy.ts'
import { useUrlState } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { FailedPanel } from '../kit/FailedLine.tsx'
import { type LoadablePage, loadedValue } from '../kit/loaded.ts'
import { useShowMore } from '../kit/GrowingList.tsx'
import { CoursesLink, HomeLink, MessagePanel } from '../kit/Message.tsx'
import { Pagination } from '../kit/Pagination.tsx'
import { Panel } from '../kit/Panel.tsx'
import { useScrollRestoration } from '../kit/scroll.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useScrollToResults } from '../kit/useScrollToResults.ts'
import { lazyCopy } from '../lazyCopy.ts'
import { useLeague } from './leagueQueries.ts'
import { LeagueView } from './LeagueView.tsx'
import row from './OwnRankCard.module.css'
import { GuestRankCard, OwnBadge, OwnRankCard, PinnedOwnRank, RankingListRow, rankStandingOf } from './OwnRankCard.tsx'
import { RankingPeriods, WeekUnknown } from './RankingPeriods.tsx'
import { Medal } from './RankingRow.tsx'
import { rankingWords as words } from './rankingWords.ts'
import { PlainPage } from '../site/PlainPage.tsx'
import { useSite } from '../site/useSite.ts'
import { GuestPanel } from '../viewer/ForGuests.tsx'
import { LoginLink, useLoginTarget } from '../viewer/LoginLink.tsx'
import { Portrait } from '../viewer/Portrait.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import styles from './RankingPage.module.css'
import { useViewerList } from '../viewer/listQuery.ts'

interface PodiumProps {
  readonly entries: readonly RankingEntry[]
  readonly site: Site
  readonly ownId: Id | null
}

const podiumSteps = 3

/** Renders the users with a medal. The first is in the middle, unless ties need more than three steps. */
const Podium = ({ entries, site, ownId }: PodiumProps) => (
  <div className={styles['sea']} data-crowded={entries.length > podiumSteps || undefined}>
    <CreatureArt creature="DOLPHIN" size={104} className={styles['left']} />
    <ol aria-label={words.podium} className={styles['podium']}>
      {entries.map((entry) => (
        <PodiumStep key={entry.user.userId} entry={entry} site={site} isOwn={isSameUser(entry.user.userId, ownId)} />
      ))}
    </ol>
    <CreatureArt creature="TURTLE" size={88} className={styles['right']} />
  </div>
)

interface PodiumStepProps extends Omit<PodiumProps, 'entries' | 'ownId'> {
  readonly entry: RankingEntry
  readonly isOwn: boolean
}

const PodiumStep = ({ entry, site, isOwn }: PodiumStepProps) => {
  const { rank, user } = entry
  const [note, standing] = rankStandingOf(entry)
  const medal = medalOf(rank)
  const name = rankingName(user, site) ?? copy.ranking.nameless
  return (
    <li className={styles['step']} data-medal={medal ?? undefined}>
      <span className={styles['portrait']}>
        <Portrait viewer={user} size={96} />
        {medal && <Medal medal={medal} size={36} className={styles['medal']} />}
      </span>
      <span className={styles['name']}>
        <span className={styles['cut']} title={name}>
          {name}
        </span>
        {isOwn && <OwnBadge />}
      </span>
      <span className={styles['standing']}>
        <span className={styles['cut']}>{note}</span>
        <span className={styles['level']}>{standing}</span>
      </span>
      <span className={styles['block']}>{words.place(formatNumber(rank))}</span>
    </li>
  )
}

const RankingError = ({ retry }: { retry(): Promise<unknown> }) => (
  <FailedPanel title={words.failed.title} text={words.failed.note} retry={retry}>
    <HomeLink tone="quiet" />
  </FailedPanel>
)

const exampleUser = { channelNickname: null, gender: null, introduction: null, channelProfile: null, equippedUserItemList: [] }

/** The podium of an example; nobody in it exists. */
const exampleEntries: readonly RankingEntry[] = words.signIn.example.names.map((nickname, at) => ({
  rank: at + 1,
  gained: null,
  user: { ...exampleUser, userId: at + 1, nickname, level: 30 - 2 * at, tier: words.signIn.example.tier, tierLevel: 5 - at },
}))

/** Invites guests where the ranking is for users alone, and shows them by an example what they would see. */
const RankingSignIn = ({ site }: { readonly site: Site }) => {
  const { settings } = useApplication()
  const { isPending } = useLoginTarget()
  return (
    <div className={styles['invitation']}>
      <figure aria-hidden="true">
        <Podium entries={exampleEntries} site={site} ownId={null} />
        <figcaption className={styles['example']}>{words.signIn.example.caption}</figcaption>
      </figure>
      <GuestPanel creature="SHARK" title={isPending ? words.signIn.pending : words.signIn.title} text={words.signIn.note}>
        <LoginLink words={lazyCopy.entry} />
        {!isPending && (
          <>
            <ButtonLink href={settings.signupUrl} tone="soft">
              {copy.frame.signup}
            </ButtonLink>
            <ButtonLink href={paths.start} tone="quiet">
              {words.signIn.start}
            </ButtonLink>
          </>
        )}
      </GuestPanel>
    </div>
  )
}

const RankingUnavailable = () => (
  <MessagePanel level={2} creature="TURTLE" title={words.unavailable.title} text={words.unavailable.note}>
    <CoursesLink />
    <HomeLink tone="quiet" />
  </MessagePanel>
)

const RankingEmpty = ({ period }: Pick<RankingQuery, 'period'>) => (
  <MessagePanel level={2} creature="SEAHORSE" {...(period === 'WEEK' ? words.week.none : words.none)}>
    <CoursesLink />
    <HomeLink tone="quiet" />
  </MessagePanel>
)

const RankingPageMissing = ({ period, last }: Pick<RankingQuery, 'period'> & { readonly last: number }) => (
  <MessagePanel level={2} creature="NEMO" title={words.beyond.title(formatNumber(last))} text={words.beyond.note}>
    <ButtonLink href={rankingHref({ period, page: 1 })}>{words.beyond.first}</ButtonLink>
  </MessagePanel>
)

interface RankingContentProps extends RankingQuery {
  readonly site: Site
  readonly viewer: Viewer
  /** Null for a guest. */
  readonly userId: Id | null
  readonly ranking: RankingPageData
  /** True while the previous page is still shown. */
  readonly isPreviousData: boolean
  readonly isHistoryNavigation: boolean
}

/** Podium, list and the user's own rank. */
const RankingContent = ({ site, viewer, userId, period, page, ranking, isPreviousData, isHistoryNavigation }: RankingContentProps) => {
  const { section, heading } = useScrollToResults('ranking', page, isHistoryNavigation)
  useScrollRestoration(!isPreviousData)

  const own = ownEntry(ranking, userId)
  const { podium, rows } = rankingView(ranking.items)
  const { shown, listRef, moreButton } = useShowMore<RankingEntry, HTMLOListElement>(rows)
  const pinned = pinnedEntry([...podium, ...shown], own)
  const last = pageCount(ranking)
  if (ranking.items.length === 0)
    return ranking.totalCount > 0 ? <RankingPageMissing {...{ period, last }} /> : <RankingEmpty period={period} />

  const ownId = own?.user.userId ?? null
  const hasList = rows.length > 0 || pinned !== null || last > 1
  return (
    <div className={styles['columns']} data-old={isPreviousData || undefined}>
      {podium.length > 0 && <Podium entries={podium} site={site} ownId={ownId} />}
      <div className={styles['side']}>{userId === null ? <GuestRankCard /> : <OwnRankCard {...{ site, viewer, own, ranking }} />}</div>
      <section ref={section} className={styles['results']} aria-busy={isPreviousData} hidden={!hasList}>
        <Panel className={styles['panel']}>
          <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
            {period === 'WEEK' ? words.week.list : words.list}{' '}
            <span className={styles['count']}>{words.count(formatNumber(ranking.totalCount))}</span>
          </h2>
          <ol ref={listRef}>
            {shown.map((entry) => (
              <RankingListRow key={entry.user.userId} entry={entry} site={site} ownId={ownId} />
            ))}
          </ol>
          {moreButton}
          {pinned && <PinnedOwnRank entry={pinned} site={site} ranking={ranking} isOnPage={pinnedEntry(rows, pinned) === null} />}
        </Panel>
        <Pagination page={page} last={last} hrefOf={(number) => rankingHref({ period, page: number })} />
      </section>
    </div>
  )
}

const rows = 7

/** Renders a skeleton as tall as the first page. */
const RankingSkeleton = ({ isLeague = false }: { readonly isLeague?: boolean }) => (
  <div aria-hidden="true" className={styles['columns']}>
    <Skeleton height={isLeague ? 120 : 311} radius="card" />
    <div className={styles['side']}>
      <Skeleton height={247} radius="card" />
    </div>
    <div>
      <Panel className={styles['panel']}>
        <Skeleton width={140} height={26} className={styles['heading']} />
        {Array.from({ length: rows }, (_, at) => (
          <div key={at} className={row['row']}>
            <Skeleton width={36} height={20} />
            <Skeleton width={40} height={40} radius="round" />
            <span className={row['rankedRowWho']}>
              <Skeleton width="50%" height={20} />
            </span>
            <Skeleton width={72} height={20} />
          </div>
        ))}
      </Panel>
    </div>
  </div>
)

/** Reads a page of the ranking. Its key has the query name of the home page's list, so that a claimed reward invalidates both. */
const useRankingPage = (site: Site, query: RankingQuery, enabled: boolean): LoadablePage<RankingPageData> => {
  const { features } = useApplication()
  return useViewerList<RankingPageData>({
    name: 'ranking',
    of: ['page', query.period],
    query,
    read: async (signal) => (await features.ranking()).loadRankingPage(site, query, signal),
    enabled,
  })
}

const isLoading = (state: LoadablePage<RankingPageData>) => state.status === 'waiting' || (state.status === 'ready' && state.isPreviousData)

/** The ranking: all users on the main site, the members on a channel (S-081). The address holds the page number. */
export const RankingPage = () => {
  const place = useSite()
  const viewer = useViewer()
  const { parameters, isHistoryNavigation } = useUrlState()
  const tab = parseRankingTab(parameters.get('period'))
  const query: RankingQuery = { period: tab === 'LEAGUE' ? 'WEEK' : tab, page: parsePageNumber(parameters.get('page')) }
  const userId = viewer && isSignedIn(viewer) ? viewer.userId : null
  const access = rankingPageAccess(place, viewer)
  const state = useRankingPage(place.site, query, access === 'open' && tab !== 'LEAGUE')
  const league = useLeague(access === 'open')
  const brand = channelBrand(place)
  const isWaiting = access === 'waiting' || (access === 'open' && (tab === 'LEAGUE' ? league.status === 'waiting' : isLoading(state)))
  const content = () => {
    if (access === 'failed') return <RankingError retry={place.retry} />
    if (access === 'unavailable') return <RankingUnavailable />
    if (access === 'signInFirst') return <RankingSignIn site={place.site} />
    if (tab === 'LEAGUE' && viewer !== null) {
      if (userId === null) return <RankingSignIn site={place.site} />
      return league.status === 'waiting' ? <RankingSkeleton isLeague /> : <LeagueView {...{ league, userId }} site={place.site} />
    }
    if (state.status === 'failed') return <RankingError retry={state.retry} />
    if (viewer === null || state.status === 'waiting') return <RankingSkeleton isLeague={tab === 'LEAGUE'} />
    if (state.value.period !== query.period) return <WeekUnknown />
    return (
      <RankingContent
        key={`${viewerKey(viewer)} ${query.period}`}
        site={place.site}
        ranking={state.value}
        isPreviousData={state.isPreviousData}
        {...query}
        {...{ viewer, userId, isHistoryNavigation }}
      />
    )
  }
  const note = access === 'unavailable' ? words.unavailable.about : brand ? words.noteOf(brand.name) : words.note
  return (
    <PlainPage creature="SEAHORSE" title={words.title} {...{ note, isWaiting }}>
      {(access === 'open' || access === 'waiting') && (
        <RankingPeriods tab={tab} hasLeague={tab === 'LEAGUE' || loadedValue(league) !== null} />
      )}
      {content()}
    </PlainPage>
  )
}
