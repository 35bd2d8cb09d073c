import { grouped } from '../../domain/grouped.ts'
import type { Experience } from '../../domain/viewer/Experience.ts'
import { copy } from '../copy.ts'
import { ProgressBar } from '../parts/ProgressBar.tsx'
import styles from './ExperienceBar.module.css'

interface ExperienceBarProps {
  readonly experience: Experience | null
  /** The numbers stand beside the bar, not below it. */
  readonly isInline?: boolean
}

/** How far into the current level. The place stays when there is nothing to say. */
export const ExperienceBar = ({ experience, isInline = false }: ExperienceBarProps) => {
  if (experience === null || experience.requiredExperience <= 0) return <div className={styles['bar']} data-inline={isInline} />
  const { experience: gained, requiredExperience: required } = experience
  const text = copy.user.progressText(grouped(gained), grouped(required))
  return (
    <div className={styles['bar']} data-inline={isInline}>
      <ProgressBar ratio={Math.min(1, Math.max(0, gained / required))} label={copy.user.progress} valueText={text} />
      <p className={styles['text']}>{text}</p>
    </div>
  )
}
