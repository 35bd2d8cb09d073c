import { memo } from 'react'
import { grouped } from '../../../domain/grouped.ts'
import type { Experience } from '../../../domain/viewer/Experience.ts'
import type { Viewer } from '../../../domain/viewer/Viewer.ts'
import { copy } from '../../copy.ts'
import { Panel } from '../../parts/Panel.tsx'
import { Portrait } from '../../viewer/Portrait.tsx'
import { ExperienceBar } from '../../viewer/ExperienceBar.tsx'
import { standingText } from '../../viewer/standingText.ts'
import styles from './UserSummary.module.css'
import card from './ViewerCard.module.css'

interface UserSummaryProps {
  readonly viewer: Viewer
  /** Null while it is not known, or if it never came: the place is kept. */
  readonly experience: Experience | null
  /** Performing quests and courses being taken; null while unknown. */
  readonly questCount: number | null
  readonly courseCount: number | null
  /** False where the page has nothing to say of courses being taken, as on a channel that removes them. */
  readonly countsCourses: boolean
  readonly isCopy?: boolean
}

export const UserSummary = memo(({ viewer, experience, questCount, courseCount, countsCourses, isCopy = false }: UserSummaryProps) => (
  <Panel data-section={isCopy ? undefined : 'user'} aria-label={copy.user.summary} className={card['card']}>
    <span className={styles['portrait']}>
      <Portrait viewer={viewer} size={isCopy ? 56 : 112} />
    </span>
    <div className={styles['who']}>
      <h2 className={styles['name']} title={viewer.nickname ?? undefined}>
        {viewer.nickname ?? copy.user.nameless}
      </h2>
      <p className={styles['tier']}>{standingText(viewer)}</p>
      <ExperienceBar experience={experience} isInline={isCopy} />
    </div>
    <dl className={styles['stats']}>
      <Stat label={copy.user.points} value={viewer.point} takesPoints />
      <Stat label={copy.user.quests} value={questCount} />
      {countsCourses && <Stat label={copy.user.courses} value={courseCount} />}
    </dl>
  </Panel>
))

interface StatProps {
  readonly label: string
  readonly value: number | null
  /** Points that are won fly here. */
  readonly takesPoints?: boolean
}

const Stat = ({ label, value, takesPoints = false }: StatProps) => (
  <div className={styles['stat']} data-takes-points={takesPoints || undefined}>
    <dt className={styles['label']}>{label}</dt>
    <dd className={styles['value']}>{value === null ? copy.user.unknown : grouped(value)}</dd>
  </div>
)
