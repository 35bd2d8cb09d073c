import { formatNumber } from '../../domain/format.ts'
import { goalProgress } from '../../domain/habit.ts'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { Flame } from './Flame.tsx'
import { goalText } from './HabitLine.tsx'
import { habitWords as words } from './habitWords.ts'
import { useHabit } from './useHabit.ts'
import styles from './HabitGain.module.css'

/** Beside what a solved problem earned: the day that it makes, and the day's goal, whose bar grows when the answer comes. */
export const HabitGain = () => {
  const habit = useHabit()
  if (habit === null) return null
  const { streak } = habit
  const { ratio, isReached } = goalProgress(habit)
  const goal = goalText(habit)
  return (
    <div className={styles['gain']}>
      <p className={styles['days']}>
        <Flame isLit={streak.includesToday} size={28} />
        {streak.includesToday && words.gained(formatNumber(streak.days))}
      </p>
      <div className={styles['goal']}>
        <ProgressBar ratio={ratio} label={words.setGoal.title} valueText={goal} />
        <p className={styles['text']}>
          {goal}
          {isReached && ` · ${words.reached}`}
        </p>
      </div>
    </div>
  )
}
