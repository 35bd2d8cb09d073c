import { lazy, Suspense, useState } from 'react'
import type { Place } from '../../domain/home/homeSections.ts'
import type { SectionPlan } from '../../domain/home/planHome.ts'
import { useGo } from '../app/useGo.ts'
import { copy } from '../copy.ts'
import type { HomeActions } from './HomeActions.ts'
import { HomeFailed } from './HomeFailed.tsx'
import styles from './HomePage.module.css'
import { HomeSection } from './HomeSection.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { useHome } from './useHome.ts'
import { useSettledTogether } from './useSettledTogether.ts'
import { ViewerCard } from './ViewerCard.tsx'

const BetaDialog = lazy(() => import('../banner/BetaDialog.tsx').then(({ BetaDialog: dialog }) => ({ default: dialog })))
const QuestListDialog = lazy(() => import('../quest/QuestListDialog.tsx').then(({ QuestListDialog: dialog }) => ({ default: dialog })))

export const HomePage = () => {
  const home = useHome()
  const [dialog, setDialog] = useState<'beta' | 'quests' | null>(null)
  const actions: HomeActions = { openBeta: () => setDialog('beta'), openQuests: () => setDialog('quests'), go: useGo() }
  const visible = home.plan.filter(({ state }) => state !== 'hidden')
  const settled = useSettledTogether(!visible.some(({ state }) => state === 'waiting'))
  const draw = (place: Place) =>
    visible
      .filter((plan) => plan.place === place && (settled || place !== 'main' || needsNoList(plan)))
      .map((plan) => <HomeSection key={plan.id} plan={plan} home={home} actions={actions} />)
  const close = () => setDialog(null)
  return (
    <div className={styles['page']}>
      <title>{`${copy.home.title} · ${home.channel?.channelName ?? copy.frame.brand}`}</title>
      <section className={styles['strip']} aria-label={copy.home.side}>
        <ViewerCard home={home} isCopy />
      </section>
      {draw('top')}
      <div className={styles['columns']}>
        <main id="main" className={styles['main']} tabIndex={-1} aria-busy={!settled}>
          {draw('main')}
          {settled || <HomeSkeleton />}
          {home.status === 'failed' && <HomeFailed retry={home.retry} />}
        </main>
        <aside className={styles['side']} aria-label={copy.home.side}>
          {draw('side')}
        </aside>
      </div>
      <Suspense>
        {dialog === 'beta' && <BetaDialog open onClose={close} />}
        {dialog === 'quests' && <QuestListDialog open quests={home.quests ?? []} site={home.site} onClose={close} />}
      </Suspense>
    </div>
  )
}

const needsNoList = ({ id }: SectionPlan) => id === 'greeting' || id === 'categories'
