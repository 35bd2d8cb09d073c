import { formatNumber } from '../../domain/format.ts'
import { Flame } from './Flame.tsx'
import { GoalBar } from './GoalBar.tsx'
import { habitWords as words } from './habitWords.ts'
import { useHabit } from './useHabit.ts'
import styles from './HabitGain.module.css'

/** Beside what a solved problem earned: the day that it makes, and the day's goal, whose bar grows when the answer comes. */
export const HabitGain = () => {
  const habit = useHabit()
  if (habit === null) return null
  const { streak } = habit
  return (
    <div className={styles['gain']}>
      <p className={styles['days']}>
        <Flame isLit={streak.includesToday} size={28} />
        {streak.includesToday && words.gained(formatNumber(streak.days))}
      </p>
      <div className={styles['goal']}>
        <GoalBar habit={habit} className={styles['text']} />
      </div>
    </div>
  )
}
