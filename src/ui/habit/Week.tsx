import { longDateText, weekdayShortName } from '../../domain/calendar/text.ts'
import { weekdayOf } from '../../domain/calendar/date.ts'
import { formatNumber } from '../../domain/format.ts'
import { type DailyGoal, dailyGoals, type Streak, type StudyHabit } from '../../domain/habit.ts'
import { type ActiveDay, activityWeek, type WeekDay } from '../../domain/problems/learningRecord.ts'
import { Check } from 'lucide'
import { useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { Icon } from '../kit/Icon.tsx'
import { RadioRow } from '../kit/RadioRow.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { Flame, StreakDays } from './Flame.tsx'
import { GoalBar } from './GoalBar.tsx'
import { habitWords } from './habitWords.ts'
import { useHabit } from './useHabit.ts'
import styles from './Week.module.css'

const words = habitWords.week

interface WeekProps {
  readonly days: readonly ActiveDay[]
  readonly today: string
}

/** Renders the week by days; with the days in a row and the day's goal, if the backend has them. */
export const Week = ({ days, today }: WeekProps) => {
  const habit = useHabit()
  return (
    <div className={styles['week']}>
      {habit && <StreakNote streak={habit.streak} />}
      <WeekTable week={activityWeek(days, today, habit?.streak.isRestUsed ?? false)} today={today} />
      {habit && <Goal habit={habit} />}
    </div>
  )
}

function noteOf({ days, includesToday, isRestUsed }: Streak): string {
  if (days === 0) return words.none
  if (!includesToday) return words.open
  return isRestUsed ? words.restUsed : words.restLeft
}

const StreakNote = ({ streak }: { readonly streak: Streak }) => (
  <div className={styles['streak']}>
    <Flame isLit={streak.includesToday} size={48} />
    <div>
      <p className={styles['days']}>
        <StreakDays streak={streak} />
      </p>
      <p>{noteOf(streak)}</p>
      <p className={styles['rule']}>{words.rule}</p>
    </div>
  </div>
)

interface WeekTableProps {
  readonly week: readonly WeekDay[]
  readonly today: string
}

const WeekTable = ({ week, today }: WeekTableProps) => (
  <table className={styles['table']}>
    <caption>
      <VisuallyHidden>{words.table}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        {week.map(({ date }) => (
          <th key={date} scope="col" abbr={longDateText(date, today)} aria-current={date === today ? 'date' : undefined}>
            {weekdayShortName(weekdayOf(date))}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        {week.map((day) => (
          <td key={day.date} data-state={day.state}>
            <DayMark {...day} />
          </td>
        ))}
      </tr>
    </tbody>
  </table>
)

const DayMark = ({ state, count }: WeekDay) => (
  <>
    <span className={styles['mark']} aria-hidden="true">
      {state === 'learnt' && <Icon icon={Check} size={18} strokeWidth={3} />}
    </span>
    <span className={styles['text']}>{state === 'learnt' ? words.done(formatNumber(count)) : words.states[state]}</span>
  </>
)

const optionText = ({ unit, target }: DailyGoal) => habitWords.setGoal.options[unit](formatNumber(target))

const Goal = ({ habit }: { readonly habit: StudyHabit }) => {
  const { features, notifications } = useApplication()
  const { pendingInput, run } = useAction<DailyGoal, boolean>({
    name: 'setGoal',
    run: async (goal) => {
      try {
        await (await features.habit()).habits.setGoal(goal)
        return true
      } catch {
        // The client has already logged the cause.
        notifications.warn(habitWords.setGoal.failed)
        return false
      }
    },
    invalidates: () => ['habit'],
  })
  const goal = pendingInput ?? habit.goal
  return (
    <div className={styles['goal']}>
      <RadioRow
        title={habitWords.setGoal.title}
        options={dailyGoals}
        chosen={goal}
        keyOf={optionText}
        labelOf={optionText}
        onChoose={(chosen) => void run(chosen)}
      />
      <GoalBar habit={{ ...habit, goal }} className={styles['goalText']} />
    </div>
  )
}
