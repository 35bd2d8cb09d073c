import { formatNumber } from '../../domain/format.ts'
import type { Streak } from '../../domain/habit.ts'
import { paths } from '../../domain/paths.ts'
import { SiteLink } from '../kit/links.tsx'
import { Flame } from './Flame.tsx'
import { habitWords } from './habitWords.ts'
import { useHabit } from './useHabit.ts'
import styles from './StreakLink.module.css'

const words = habitWords.flame

function nameOf({ days, includesToday }: Streak): string {
  if (days === 0) return words.none
  return (includesToday ? words.lit : words.open)(formatNumber(days))
}

/** Renders the flame in the header, a link to the days in a row. */
export const StreakLink = () => {
  const streak = useHabit()?.streak
  if (streak === undefined) return null
  const name = nameOf(streak)
  return (
    <SiteLink href={paths.my} className={styles['link']} aria-label={name} title={name}>
      <Flame isLit={streak.includesToday} size={22} />
      {formatNumber(streak.days)}
    </SiteLink>
  )
}
