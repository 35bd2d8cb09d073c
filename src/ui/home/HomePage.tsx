import { createContext, type ReactElement, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { timer } from 'rxjs'
import { everyone } from '../../domain/home/conditions.ts'
import type { SectionPlan } from '../../domain/home/plan.ts'
import type { HomeArea, HomeSectionId } from '../../domain/home/sections.ts'
import { isOnChannel } from '../../domain/site/site.ts'
import { copy } from '../copy.ts'
import type { HomeDialogsProps } from './HomeDialogs.tsx'
import { HomeSection } from './HomeSection.tsx'
import { LazyHomeDialogs } from './LazyHomeDialogs.tsx'
import type { HomeActions } from './sectionProps.ts'
import { SecondarySection, sectionSkeletons, useSecondarySections } from './sectionViews.tsx'
import { type Home, useHome } from './useHome.ts'
import { ViewerCard, ViewerCardSkeleton } from './ViewerCard.tsx'
import { useApplication } from '../kit/application.ts'
import { Button } from '../kit/Button.tsx'
import { useFollowLink } from '../kit/links.tsx'
import { Panel } from '../kit/Panel.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import styles from './HomePage.module.css'

interface ProgressiveSections<T> {
  readonly rendered: readonly T[]
  readonly isComplete: boolean
}

/** As many lists take the skeletons' place at once: hardly a screen shows more. */
const initialCount = 2

/**
 * Once the lists are here (`isSettled`), they are drawn one a task, from the top: a slow phone would answer nobody for as long as
 * drawing and laying out all of them takes. What stood there before stays; what stands beside another (`isBeside` the one before it)
 * comes with it. Who comes back to a page that is known gets all of it at once, at the place where it was left.
 */
export const useProgressiveRender = <T,>(
  sections: readonly T[],
  isSettled: boolean,
  isNextToPrevious: (section: T) => boolean,
): ProgressiveSections<T> => {
  const [turn, setTurn] = useState(isSettled ? Infinity : 0)
  const [before, setBefore] = useState(0)
  if (!isSettled && before !== sections.length) setBefore(sections.length)
  const next = isSettled ? sections.findIndex((section, index) => index >= before + initialCount + turn && !isNextToPrevious(section)) : -1
  const areAll = isSettled && next === -1
  useEffect(() => {
    if (isSettled) setTurn(areAll ? Infinity : turn + 1)
  }, [isSettled, areAll, turn])
  return { rendered: next === -1 ? sections : sections.slice(0, next), isComplete: areAll }
}

interface HomeColumnsProps {
  readonly sections: readonly ReactElement[]
  readonly aside: ReactNode
  readonly isSiteKnown: boolean
  readonly isSettled: boolean
  /** Below the sections. */
  readonly children: ReactNode
}

/** Where the page's sections take their turns: a component of its own, so that with each of them this is rendered and not the page. */
const HomeColumns = ({ sections, aside, isSiteKnown, isSettled: settled, children }: HomeColumnsProps) => {
  const { rendered, isComplete } = useProgressiveRender(sections, settled, isNextToRanking)
  return (
    <div key={isSiteKnown ? 'known' : 'unknown'} className={styles['columns']}>
      <main id="main" className={styles['main']} tabIndex={-1} aria-busy={!isComplete}>
        {rendered}
        {children}
      </main>
      {aside}
    </div>
  )
}

const isNextToRanking = ({ key }: ReactElement) => key === ('study-log' satisfies HomeSectionId)

/** When the home data itself did not come: what can be shown is shown, and there is a way on (F-012). */
const HomeFailed = ({ retry }: { retry(): void }) => (
  <Panel className={styles['failed']}>
    <p>{copy.home.failed}</p>
    <Button onClick={retry}>{copy.home.retry}</Button>
  </Panel>
)

interface HomeSkeletonProps {
  /** From the greeting on: on a channel that is not known yet. */
  readonly isWhole?: boolean
}

/** The places reserved until the lists are here; below them there is room only, since hardly a screen reaches so far. */
const HomeSkeleton = ({ isWhole = false }: HomeSkeletonProps) => (
  <div className={styles['reserved']}>
    {isWhole && <GreetingSkeleton />}
    {sectionSkeletons['live-classes']}
    {sectionSkeletons.courses}
  </div>
)

const GreetingSkeleton = () => (
  <div className={styles['arrival']}>
    <Skeleton width="16em" height={56} radius="card" />
    <Skeleton height={118} radius="card" />
  </div>
)

/** Gets what the home page shows and why, and null when the page is left. Only the preview listens. */
export type HomePlanObserver = (plan: readonly SectionPlan[] | null) => void

export const HomePlanObserverContext = createContext<HomePlanObserver | null>(null)

const useHomePlanObserver = (plan: readonly SectionPlan[]) => {
  const tell = useContext(HomePlanObserverContext)
  useEffect(() => tell?.(plan), [tell, plan])
  useEffect(() => () => tell?.(null), [tell])
}

/** How long the first sections wait, in ms, so that nothing moves under the reader: first for viewer and site, then for the slowest list. */
const maxWaitMs = { ground: 3000, lists: 1000 }

/** True once everything has come for the first time, or has taken too long; then for good. `isGrounded`: the lists are being asked for. */
export const useSettledOnce = (settled: boolean, isBaseLoaded: boolean): boolean => {
  const [isOver, setOver] = useState(false)
  if (settled && !isOver) setOver(true)
  useEffect(() => {
    if (isOver) return
    const subscription = timer(isBaseLoaded ? maxWaitMs.lists : maxWaitMs.ground).subscribe(() => setOver(true))
    return () => subscription.unsubscribe()
  }, [isOver, isBaseLoaded])
  return isOver
}

export const HomePage = () => {
  const application = useApplication()
  const home = useHome()
  useHomePlanObserver(home.plan)
  const [requested, setAsked] = useState<HomeDialogsProps['requested']>(null)
  const close = useCallback(() => setAsked(null), [])
  const go = useFollowLink()
  const actions: HomeActions = useMemo(() => ({ openBeta: () => setAsked('beta'), openQuests: () => setAsked('quests'), go }), [go])
  const onChannel = isOnChannel(home.site)
  const isSecondaryReady = useSecondarySections(onChannel || home.plan.some(({ id, state }) => id === 'admin-cards' && state === 'shown'))
  // A channel's page is drawn once the channel is known: its banners, name and categories depend on it.
  const isSiteKnown = !onChannel || (home.status !== 'waiting' && isSecondaryReady)
  const isBaseLoaded = home.viewer !== null && home.status !== 'waiting'
  const isSettled = useSettledOnce(isSecondaryReady && !home.plan.some(({ state }) => state === 'waiting'), isBaseLoaded) && isSiteKnown
  const stableHome = useStableHome(home, isSettled)
  const visible = stableHome.plan.filter(({ state }) => state !== 'hidden')
  const renderArea = (place: HomeArea) =>
    visible
      .filter((plan) => plan.area === place && (isSettled || place === 'side' || (isSiteKnown && (place === 'top' || needsNoList(plan)))))
      .map(({ id, title, state }) => <HomeSection key={id} {...{ id, title, home: stableHome, actions }} isWaiting={state === 'waiting'} />)
  return (
    <div className={page['pagePage']}>
      {isSiteKnown ? <PageTitle title={copy.home.title} /> : <title>{copy.home.title}</title>}
      <section className={styles['strip']} aria-label={copy.home.side}>
        <ViewerCard home={stableHome} isDuplicate />
      </section>
      {renderArea('top')}
      <HomeColumns
        sections={renderArea('main')}
        isSiteKnown={isSiteKnown}
        isSettled={isSettled}
        aside={
          <aside className={styles['side']} aria-label={copy.home.side}>
            {isSiteKnown && stableHome.viewer === null && <ViewerCardSkeleton />}
            {renderArea('side')}
          </aside>
        }
      >
        {isSettled || <HomeSkeleton isWhole={!isSiteKnown} />}
        {home.status === 'failed' && <HomeFailed retry={home.retry} />}
      </HomeColumns>
      {isSettled && visible.some(({ id }) => id === 'live-inquiry') && (
        <div className={styles['below']}>
          <SecondarySection id="inquiry" title="" home={stableHome} application={application} actions={actions} />
        </div>
      )}
      <LazyHomeDialogs home={home} requested={requested} onClose={close} isSettled={isSettled} />
    </div>
  )
}

const needsNoList = ({ condition }: SectionPlan) => condition === everyone

/** What the page shows: until everything is here, lists that arrive one by one change nothing. */
const useStableHome = (home: Home, settled: boolean): Home => {
  const [stableHome, setHeld] = useState(home)
  const { viewer, status, site, channel } = stableHome
  const isDue = settled || viewer !== home.viewer || status !== home.status || site !== home.site || channel !== home.channel
  if (stableHome !== home && isDue) setHeld(home)
  return isDue ? home : stableHome
}
