import { grouped } from '../../domain/grouped.ts'
import { goalProgress } from '../../domain/quest/goalProgress.ts'
import type { QuestGoal } from '../../domain/quest/Quest.ts'
import { laterCopy } from '../laterCopy.ts'
import { ProgressBar } from '../parts/ProgressBar.tsx'
import styles from './GoalLine.module.css'

const names: Readonly<Record<string, string>> = laterCopy.quests.goals

/** A goal and how much of it is done: n/m (S-152). */
export const GoalLine = ({ goal }: { readonly goal: QuestGoal }) => {
  const { completed, total, ratio } = goalProgress(goal)
  const name = names[goal.goalName.trim().toUpperCase()] ?? goal.goalName
  const count = `${grouped(completed)}/${grouped(total)}`
  return (
    <div className={styles['goal']}>
      <p className={styles['line']}>
        <span>{name}</span>
        <span className={styles['count']}>{count}</span>
      </p>
      <ProgressBar ratio={ratio} label={name} valueText={count} />
    </div>
  )
}
