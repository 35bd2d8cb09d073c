import { lazy, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { Place } from '../../domain/home/homeSections.ts'
import type { SectionPlan } from '../../domain/home/planHome.ts'
import { isOnChannel } from '../../domain/site/siteOf.ts'
import { needsAvatar } from '../../domain/viewer/needsAvatar.ts'
import { needsSignup } from '../../domain/viewer/needsSignup.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { useGo } from '../app/useGo.ts'
import { copy } from '../copy.ts'
import { useWhenIdle } from '../parts/useWhenIdle.ts'
import type { HomeActions } from './HomeActions.ts'
import { HomeFailed } from './HomeFailed.tsx'
import styles from './HomePage.module.css'
import { HomeSection } from './HomeSection.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { RareSection, useRareSections } from './rareSections.ts'
import { channelFaceOf, viewerOf } from './sectionFacts.ts'
import { useHome } from './useHome.ts'
import { useHomeWitness } from './useHomeWitness.ts'
import { useSettledTogether } from './useSettledTogether.ts'
import { ViewerCard } from './ViewerCard.tsx'

const HomeDialogs = lazy(() => import('./HomeDialogs.tsx').then(({ HomeDialogs: dialogs }) => ({ default: dialogs })))

export const HomePage = () => {
  const application = useApplication()
  const home = useHome()
  useHomeWitness(home.plan)
  const [asked, setAsked] = useState<'beta' | 'quests' | null>(null)
  const actions: HomeActions = { openBeta: () => setAsked('beta'), openQuests: () => setAsked('quests'), go: useGo() }
  const viewer = viewerOf(home)
  const visible = home.plan.filter(({ state }) => state !== 'hidden')
  const onChannel = isOnChannel(home.site)
  const rareReady = useRareSections(onChannel || visible.some(({ id, state }) => id === 'admin-cards' && state === 'shown'))
  // A channel's page is drawn once the channel is known: before, nobody knows its banners, its name, its categories.
  const located = !onChannel || (home.status !== 'waiting' && rareReady)
  const settled = useSettledTogether(rareReady && !visible.some(({ state }) => state === 'waiting')) && located
  const idle = useWhenIdle(settled)
  useEffect(() => {
    if (idle) void import('../app/OtherPages.tsx')
  }, [idle])
  const mayOpenDialogs = idle || asked !== null || needsSignup(viewer) || needsAvatar(viewer)
  const draw = (place: Place) =>
    visible
      .filter((plan) => plan.place === place && (settled || place === 'side' || (located && (place === 'top' || needsNoList(plan)))))
      .map((plan) => <HomeSection key={plan.id} plan={plan} home={home} actions={actions} />)
  return (
    <div className={styles['page']}>
      <title>{located ? `${copy.home.title} · ${channelFaceOf(home)?.name ?? copy.frame.brand}` : copy.home.title}</title>
      <section className={styles['strip']} aria-label={copy.home.side}>
        <ViewerCard home={home} isCopy />
      </section>
      {draw('top')}
      <div key={located ? 'known' : 'unknown'} className={styles['columns']}>
        <main id="main" className={styles['main']} tabIndex={-1} aria-busy={!settled}>
          {draw('main')}
          {settled || <HomeSkeleton isWhole={!located} />}
          {home.status === 'failed' && <HomeFailed retry={home.retry} />}
        </main>
        <aside className={styles['side']} aria-label={copy.home.side}>
          {draw('side')}
        </aside>
      </div>
      {settled && visible.some(({ id }) => id === 'live-inquiry') && (
        <div className={styles['below']}>
          <Suspense>
            <RareSection id="inquiry" title="" home={home} application={application} actions={actions} />
          </Suspense>
        </div>
      )}
      <ErrorBoundary fallback={null}>
        <Suspense>{mayOpenDialogs && <HomeDialogs home={home} asked={asked} onClose={() => setAsked(null)} />}</Suspense>
      </ErrorBoundary>
    </div>
  )
}

const needsNoList = ({ id }: SectionPlan) => id === 'greeting' || id === 'categories'
