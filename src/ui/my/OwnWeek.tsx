import { seoulDate } from '../../domain/calendar/seoul.ts'
import { habitWords } from '../habit/habitWords.ts'
import { useLoadableHabit } from '../habit/useHabit.ts'
import { Week } from '../habit/Week.tsx'
import { FailedSection } from '../kit/FailedLine.tsx'
import { Panel } from '../kit/Panel.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useNowByMinute } from '../kit/time.ts'
import styles from './MyPage.module.css'
import { useActiveDays } from './useActiveDays.ts'

const words = habitWords.week

/** Renders the days in a row, the week and the day's goal. They stand first because they bring the learner back. */
export const OwnWeek = () => {
  const today = seoulDate(useNowByMinute())
  const days = useActiveDays(today)
  const isWaiting = useLoadableHabit().status === 'waiting' || days.status === 'waiting'
  return (
    <section className={styles['list']} aria-busy={isWaiting}>
      <SectionHeading title={words.title} />
      {isWaiting && <Skeleton radius="card" className={styles['week']} />}
      {!isWaiting && days.status === 'failed' && (
        <Panel>
          <FailedSection text={words.failed} retry={days.retry} />
        </Panel>
      )}
      {!isWaiting && days.status === 'ready' && (
        <Panel className={styles['week']}>
          <Week days={days.value} today={today} />
        </Panel>
      )}
    </section>
  )
}
