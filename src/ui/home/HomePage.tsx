import { useCallback, useMemo, useState } from 'react'
import { everyone } from '../../domain/home/condition.ts'
import type { Place } from '../../domain/home/homeSections.ts'
import type { SectionPlan } from '../../domain/home/planHome.ts'
import { isOnChannel } from '../../domain/site/siteOf.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import page from '../app/page.module.css'
import { PageTitle } from '../app/PageTitle.tsx'
import { useGo } from '../app/useGo.ts'
import { copy } from '../copy.ts'
import type { HomeActions } from './HomeActions.ts'
import type { HomeDialogsProps } from './HomeDialogs.tsx'
import { HomeDialogsPlace } from './HomeDialogsPlace.tsx'
import { HomeColumns } from './HomeColumns.tsx'
import { HomeFailed } from './HomeFailed.tsx'
import styles from './HomePage.module.css'
import { HomeSection } from './HomeSection.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { RareSection, useRareSections } from './rareSections.tsx'
import { type Home, useHome } from './useHome.ts'
import { useHomePlanObserver } from './useHomePlanObserver.ts'
import { useSettledTogether } from './useSettledTogether.ts'
import { ViewerCardSkeleton } from './sections/ViewerCardSkeleton.tsx'
import { ViewerCard } from './ViewerCard.tsx'

export const HomePage = () => {
  const application = useApplication()
  const home = useHome()
  useHomePlanObserver(home.plan)
  const [asked, setAsked] = useState<HomeDialogsProps['asked']>(null)
  const close = useCallback(() => setAsked(null), [])
  const go = useGo()
  const actions: HomeActions = useMemo(() => ({ openBeta: () => setAsked('beta'), openQuests: () => setAsked('quests'), go }), [go])
  const onChannel = isOnChannel(home.site)
  const rareReady = useRareSections(onChannel || home.plan.some(({ id, state }) => id === 'admin-cards' && state === 'shown'))
  // A channel's page is drawn once the channel is known: its banners, name and categories depend on it.
  const located = !onChannel || (home.status !== 'waiting' && rareReady)
  const isGrounded = home.viewer !== null && home.status !== 'waiting'
  const settled = useSettledTogether(rareReady && !home.plan.some(({ state }) => state === 'waiting'), isGrounded) && located
  const held = useHeld(home, settled)
  const visible = held.plan.filter(({ state }) => state !== 'hidden')
  const draw = (place: Place) =>
    visible
      .filter((plan) => plan.place === place && (settled || place === 'side' || (located && (place === 'top' || needsNoList(plan)))))
      .map(({ id, title, state }) => <HomeSection key={id} {...{ id, title, home: held, actions }} isWaiting={state === 'waiting'} />)
  return (
    <div className={page['page']}>
      {located ? <PageTitle of={copy.home.title} /> : <title>{copy.home.title}</title>}
      <section className={styles['strip']} aria-label={copy.home.side}>
        <ViewerCard home={held} isCopy />
      </section>
      {draw('top')}
      <HomeColumns
        sections={draw('main')}
        located={located}
        settled={settled}
        aside={
          <aside className={styles['side']} aria-label={copy.home.side}>
            {located && held.viewer === null && <ViewerCardSkeleton />}
            {draw('side')}
          </aside>
        }
      >
        {settled || <HomeSkeleton isWhole={!located} />}
        {home.status === 'failed' && <HomeFailed retry={home.retry} />}
      </HomeColumns>
      {settled && visible.some(({ id }) => id === 'live-inquiry') && (
        <div className={styles['below']}>
          <RareSection id="inquiry" title="" home={held} application={application} actions={actions} />
        </div>
      )}
      <HomeDialogsPlace home={home} asked={asked} onClose={close} settled={settled} />
    </div>
  )
}

const needsNoList = ({ condition }: SectionPlan) => condition === everyone

/** What the page shows: until everything is here, lists that arrive one by one change nothing. */
const useHeld = (home: Home, settled: boolean): Home => {
  const [held, setHeld] = useState(home)
  const { viewer, status, site, channel } = held
  const isDue = settled || viewer !== home.viewer || status !== home.status || site !== home.site || channel !== home.channel
  if (held !== home && isDue) setHeld(home)
  return isDue ? home : held
}
