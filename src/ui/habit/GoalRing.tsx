import { goalProgress, type StudyHabit } from '../../domain/habit.ts'
import { goalText } from './HabitLine.tsx'
import { habitWords as words } from './habitWords.ts'
import styles from './GoalRing.module.css'

const radius = 15
const length = 2 * Math.PI * radius

/** Draws the progress of the day's goal as a ring that closes. */
export const GoalRing = ({ habit, size }: { readonly habit: StudyHabit; readonly size: number }) => {
  const { ratio, isReached } = goalProgress(habit)
  return (
    <div
      role="progressbar"
      aria-label={words.setGoal.title}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(ratio * 100)}
      aria-valuetext={goalText(habit)}
      className={styles['ring']}
      data-reached={isReached || undefined}
    >
      <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <circle cx="18" cy="18" r={radius} />
        <circle cx="18" cy="18" r={radius} strokeDasharray={length} strokeDashoffset={length * (1 - ratio)} />
        <path d="m12 18.5 4.2 4.2 8-8.6" />
      </svg>
    </div>
  )
}
