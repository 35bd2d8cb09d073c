import type { Application } from '../../application/Application.ts'
import { formatNumber } from '../../domain/format.ts'
import { type Experience, type Viewer, viewerKey } from '../../domain/viewer.ts'
import { copy } from '../copy.ts'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { keyForAll, type QueryOptions } from '../kit/query.ts'
import styles from './ExperienceBar.module.css'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly experience: true
  }
}

interface ExperienceBarProps {
  readonly experience: Experience | null
  /** Shows the numbers beside the bar instead of below it. */
  readonly isInline?: boolean
}

/** The progress in the current level. Its space stays reserved without data. */
export const ExperienceBar = ({ experience, isInline = false }: ExperienceBarProps) => {
  if (experience === null || experience.requiredExperience <= 0) return <div className={styles['bar']} data-inline={isInline} />
  const { experience: gained, requiredExperience: required } = experience
  const text = copy.user.progressText(formatNumber(gained), formatNumber(required))
  return (
    <div className={styles['bar']} data-inline={isInline}>
      <ProgressBar ratio={Math.min(1, Math.max(0, gained / required))} label={copy.user.progress} valueText={text} />
      <p className={styles['text']}>{text}</p>
    </div>
  )
}

/** Returns the query of the progress to the next level, shared by the home page and the ranking. */
export const experienceQuery = ({ viewer: viewers }: Pick<Application, 'viewer'>, viewer: Viewer): QueryOptions<Experience> => ({
  queryKey: keyForAll('experience', viewerKey(viewer)),
  queryFn: ({ signal }) => viewers.experience(signal),
})

type TierInfo = Pick<Viewer, 'tier' | 'tierLevel' | 'level'>

/** Returns '바다거북 3'. */
export function tierText({ tier, tierLevel }: Omit<TierInfo, 'level'>): string {
  return tier?.trim() ? [tier.trim(), tierLevel].filter((part) => part !== null).join(' ') : ''
}

/** Returns 'Lv.12'. */
export function levelText({ level }: Pick<TierInfo, 'level'>): string {
  return level === null ? '' : copy.user.level(formatNumber(level))
}

/** Returns '바다거북 3 · Lv.12', as far as it is known. */
export function tierAndLevelText(standing: TierInfo): string {
  return [tierText(standing), levelText(standing)].filter((part) => part !== '').join(' · ')
}
