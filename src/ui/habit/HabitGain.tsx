import { formatNumber } from '../../domain/format.ts'
import { Flame } from './Flame.tsx'
import { GoalRing } from './GoalRing.tsx'
import { goalText } from './HabitLine.tsx'
import { habitWords as words } from './habitWords.ts'
import { useHabit } from './useHabit.ts'
import styles from './HabitGain.module.css'

/** Renders the gain of a solved problem: the day in the streak, and the day's goal, whose ring closes when the answer arrives. */
export const HabitGain = () => {
  const habit = useHabit()
  if (habit === null) return null
  const { streak } = habit
  return (
    <div className={styles['gain']}>
      <p key={String(streak.includesToday)} className={styles['days']} data-lit={streak.includesToday || undefined}>
        <Flame isLit={streak.includesToday} size={28} />
        {streak.includesToday && words.gained(formatNumber(streak.days))}
      </p>
      <div className={styles['goal']}>
        <GoalRing habit={habit} size={32} />
        <p className={styles['text']}>{goalText(habit)}</p>
      </div>
    </div>
  )
}
