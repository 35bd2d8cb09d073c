import { useIsFetching, useQuery } from '@tanstack/react-query'
import { Star } from 'lucide'
import { formatNumber } from '../../domain/format.ts'
import { milestoneOf } from '../../domain/milestone.ts'
import { guest, isSignedIn } from '../../domain/viewer.ts'
import { HabitGain } from '../habit/HabitGain.tsx'
import { useHabit } from '../habit/useHabit.ts'
import { useApplication } from '../kit/application.ts'
import { Icon } from '../kit/Icon.tsx'
import { ExperienceBar, experienceQuery, levelText } from '../viewer/ExperienceBar.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { successWords as words } from './successWords.ts'
import styles from './Success.module.css'

/** Shows the gain of a right answer: experience, the flame and the goal of the day. `gained` is the earned experience. */
export const Gains = ({ gained }: { readonly gained: number }) => {
  const viewer = useViewer() ?? guest
  const habit = useHabit()
  const { data: experience = null } = useQuery({ ...experienceQuery(useApplication(), viewer), enabled: isSignedIn(viewer) })
  // While queries are refetched, their numbers are those from before the answer.
  const isSettled = useIsFetching() === 0
  const milestone = isSettled ? milestoneOf({ gained, experience, habit }) : null
  return (
    <>
      <p role="status" className={styles['milestone']}>
        {milestone !== null && (
          <>
            <Icon icon={Star} size={20} />
            {words.milestones[milestone](formatNumber(viewer.level ?? 0))}
          </>
        )}
      </p>
      <HabitGain />
      {experience && (
        <div className={styles['experience']}>
          <strong>{levelText(viewer)}</strong>
          <ExperienceBar experience={experience} isInline />
        </div>
      )}
    </>
  )
}
