import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../domain/format.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { copy } from '../copy.ts'
import { Flame, StreakDays } from '../habit/Flame.tsx'
import { useHabit } from '../habit/useHabit.ts'
import { useApplication } from '../kit/application.ts'
import { Panel } from '../kit/Panel.tsx'
import { PointCoin } from '../kit/Price.tsx'
import { ExperienceBar, experienceQuery, tierAndLevelText } from '../viewer/ExperienceBar.tsx'
import { Portrait } from '../viewer/Portrait.tsx'
import styles from './OwnSummary.module.css'

/** Renders the learner's level, experience, points and days in a row. */
export const OwnSummary = ({ viewer }: { readonly viewer: Viewer }) => {
  const experience = useQuery(experienceQuery(useApplication(), viewer))
  const habit = useHabit()
  return (
    <Panel aria-label={copy.user.summary} className={styles['summary']}>
      <Portrait viewer={viewer} size={64} />
      <div className={styles['who']}>
        <p className={styles['name']}>{viewer.nickname ?? copy.user.nameless}</p>
        <p className={styles['level']}>{tierAndLevelText(viewer)}</p>
      </div>
      <div className={styles['experience']}>
        <ExperienceBar experience={experience.data ?? null} />
      </div>
      <ul className={styles['facts']}>
        {viewer.point !== null && (
          <li className={styles['fact']}>
            <PointCoin size={20} />
            {formatNumber(viewer.point)}
          </li>
        )}
        {habit && (
          <li className={styles['fact']}>
            <Flame isLit={habit.streak.includesToday} size={20} />
            <StreakDays streak={habit.streak} />
          </li>
        )}
      </ul>
    </Panel>
  )
}
