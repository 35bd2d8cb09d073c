import { createContext, startTransition, useCallback, useContext, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { timer } from 'rxjs'
import type { SectionPlan } from '../../domain/home/plan.ts'
import type { HomeArea } from '../../domain/home/sections.ts'
import { isOnChannel } from '../../domain/site/site.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { copy } from '../copy.ts'
import type { HomeDialogsProps } from './HomeDialogs.tsx'
import { HomeSection } from './HomeSection.tsx'
import { LazyHomeDialogs } from './LazyHomeDialogs.tsx'
import type { HomeActions } from './sectionProps.ts'
import { Inquiry, sectionSkeletons } from './sectionViews.tsx'
import { useDrawnInTurn } from './useDrawnInTurn.ts'
import { useHome } from './useHome.ts'
import { ViewerCard, ViewerCardSkeleton } from './ViewerCard.tsx'
import { useApplication } from '../kit/application.ts'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { useFollowLink } from '../kit/links.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import styles from './HomePage.module.css'

interface HomeSkeletonProps {
  /** True while the channel is not known yet: the skeleton then begins with the greeting. */
  readonly isWhole?: boolean
}

/** Reserves the space of the lists until they are loaded. Lower sections get plain space only, since hardly a screen reaches so far. */
const HomeSkeleton = ({ isWhole = false }: HomeSkeletonProps) => (
  <div className={styles['reserved']}>
    {isWhole && <GreetingSkeleton />}
    {sectionSkeletons['live-classes']}
    {sectionSkeletons.courses}
  </div>
)

const HomeAnnouncements = lazyWithRetry(() => import('./sections/HomeAnnouncements.tsx').then((loaded) => loaded.HomeAnnouncements))
const GuestSteps = lazyWithRetry(() => import('./GuestSteps.tsx').then((loaded) => loaded.GuestSteps))

const GreetingSkeleton = () => (
  <div className={styles['arrival']}>
    <Skeleton width="16em" height={56} radius="card" />
    <Skeleton height={118} radius="card" />
  </div>
)

/** Receives the home page's plan with its reasons, and null when the page is left. Only the preview listens. */
export type HomePlanObserver = (plan: readonly SectionPlan[] | null) => void

export const HomePlanObserverContext = createContext<HomePlanObserver | null>(null)

const useHomePlanObserver = (plan: readonly SectionPlan[]) => {
  const tell = useContext(HomePlanObserverContext)
  useEffect(() => tell?.(plan), [tell, plan])
  useEffect(() => () => tell?.(null), [tell])
}

/** The longest wait for the first sections in ms, so that nothing moves while reading: for viewer and site, then for the slowest list. */
const maxWaitMs = { ground: 3000, lists: 1000 }

/** Returns true once everything has loaded or has taken too long, and stays true. `isBaseLoaded`: the lists are already requested. */
export const useSettledOnce = (settled: boolean, isBaseLoaded: boolean): boolean => {
  const [isOver, setOver] = useState(false)
  if (settled && !isOver) setOver(true)
  useEffect(() => {
    if (isOver) return
    const subscription = timer(isBaseLoaded ? maxWaitMs.lists : maxWaitMs.ground).subscribe(() => startTransition(() => setOver(true)))
    return () => subscription.unsubscribe()
  }, [isOver, isBaseLoaded])
  return isOver
}

export const HomePage = () => {
  const application = useApplication()
  const current = useHome()
  // Deferred, so that rendering in slices keeps a slow phone responsive.
  const deferred = useDeferredValue(current)
  // Never render or request anything for a viewer who has left.
  const home = deferred.viewer !== null && deferred.viewer !== current.viewer ? current : deferred
  useHomePlanObserver(home.plan)
  const [requested, setRequested] = useState<HomeDialogsProps['requested']>(null)
  const close = useCallback(() => setRequested(null), [])
  const go = useFollowLink()
  const actions: HomeActions = useMemo(() => ({ openBeta: () => setRequested('beta'), openQuests: () => setRequested('quests'), go }), [go])
  const onChannel = isOnChannel(home.site)
  // A channel's page waits for the channel: its banners, name and categories depend on it.
  const isSiteKnown = !onChannel || home.status !== 'waiting'
  const isBaseLoaded = home.viewer !== null && home.status !== 'waiting'
  const isLoaded = !home.sections.some(({ isWaiting }) => isWaiting)
  // A returning visitor, for whom everything is already loaded, does not wait for the announcements either.
  const [isAnswered, setAnswered] = useState(isLoaded)
  const isSettled = useSettledOnce(isLoaded && (isAnswered || !onChannel), isBaseLoaded) && isSiteKnown
  const sectionsOf = (place: HomeArea) =>
    home.sections.filter(
      ({ area, isUnconditional }) =>
        area === place && (isSettled || place === 'side' || (isSiteKnown && (place === 'top' || isUnconditional))),
    )
  const mainCount = sectionsOf('main').length
  const drawnCount = useDrawnInTurn({ count: mainCount, isLoaded, isSettled })
  const renderArea = (place: HomeArea, isFirst?: boolean) =>
    sectionsOf(place)
      .slice(0, place === 'main' ? drawnCount : undefined)
      .filter(({ isUnconditional }) => isUnconditional === (isFirst ?? isUnconditional))
      .map(({ id, title, isWaiting }) => <HomeSection key={id} {...{ id, title, isWaiting, home, actions }} />)
  return (
    <div className={page['pagePage']}>
      {isSiteKnown ? <PageTitle title={copy.home.title} /> : <title>{copy.home.title}</title>}
      {renderArea('top')}
      {isSiteKnown && (
        <section className={styles['strip']} aria-label={copy.home.side}>
          <ViewerCard home={home} isDuplicate />
        </section>
      )}
      <div key={isSiteKnown ? 'known' : 'unknown'} className={styles['columns']}>
        <main id="main" className={styles['main']} tabIndex={-1} aria-busy={!isSettled || drawnCount < mainCount}>
          {renderArea('main', true)}
          {isSiteKnown && onChannel && (
            <LazyBoundary>
              <HomeAnnouncements isHeldBack={!isSettled} onAnswered={setAnswered} />
            </LazyBoundary>
          )}
          {renderArea('main', false)}
          {isSettled || <HomeSkeleton isWhole={!isSiteKnown} />}
        </main>
        <aside className={styles['side']} aria-label={copy.home.side}>
          {isSiteKnown && home.viewer === null && <ViewerCardSkeleton />}
          {renderArea('side')}
          {isSettled && !onChannel && home.viewer && !isSignedIn(home.viewer) && (
            <LazyBoundary>
              <GuestSteps />
            </LazyBoundary>
          )}
        </aside>
      </div>
      {isSettled && home.sections.some(({ id }) => id === 'live-inquiry') && (
        <div className={styles['below']}>
          <Inquiry home={home} application={application} />
        </div>
      )}
      <LazyHomeDialogs home={home} requested={requested} onClose={close} isSettled={isSettled} />
    </div>
  )
}
