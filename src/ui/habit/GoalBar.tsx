import { goalProgress, type StudyHabit } from '../../domain/habit.ts'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { goalText } from './HabitLine.tsx'
import { habitWords as words } from './habitWords.ts'

interface GoalBarProps {
  readonly habit: StudyHabit
  /** The class of the text below the bar. */
  readonly className: string | undefined
}

/** Renders the progress towards the day's goal. */
export const GoalBar = ({ habit, className }: GoalBarProps) => {
  const { ratio, isReached } = goalProgress(habit)
  const text = goalText(habit)
  return (
    <>
      <ProgressBar ratio={ratio} label={words.setGoal.title} valueText={text} />
      <p className={className}>
        {text}
        {isReached && ` · ${words.reached}`}
      </p>
    </>
  )
}
