import { formatNumber } from '../../domain/format.ts'
import { goalProgress, type StudyHabit } from '../../domain/habit.ts'
import { paths } from '../../domain/paths.ts'
import { SiteLink } from '../kit/links.tsx'
import { Flame, StreakDays } from './Flame.tsx'
import { habitWords as words } from './habitWords.ts'
import { useHabit } from './useHabit.ts'
import styles from './HabitLine.module.css'

/** Returns ‘오늘 목표 1/2’. */
export function goalText(habit: StudyHabit): string {
  const { done, target } = goalProgress(habit)
  return words.goal(formatNumber(done), formatNumber(target), habit.goal.unit)
}

/** Renders the days in a row and the day's goal, on a line of the user's card. */
export const HabitLine = () => {
  const habit = useHabit()
  if (habit === null) return null
  return (
    <SiteLink href={paths.my} className={styles['line']}>
      <Flame isLit={habit.streak.includesToday} size={18} />
      <StreakDays streak={habit.streak} /> <span className={styles['goal']}>{goalText(habit)}</span>
    </SiteLink>
  )
}
