import type { CarouselSizing } from '../../../application/carousel.ts'
import { homeworkCards, studyLogRows } from '../../../application/studyCards.ts'
import type { Assignment } from '../../../domain/homework.ts'
import type { StudyLogEntry } from '../../../domain/study.ts'
import { HomeworkCard } from '../../homework/HomeworkCard.tsx'
import { useApplication } from '../../kit/application.ts'
import { Carousel } from '../../kit/carousel/Carousel.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading, SectionTitle } from '../../kit/Section.tsx'
import { useNowByMinute } from '../../kit/time.ts'
import { StudyLogRow } from '../../study/StudyLogRow.tsx'
import styles from './StudyRows.module.css'

interface HomeworkProps {
  readonly title: string
  readonly assignments: readonly Assignment[]
  readonly sizing: CarouselSizing
  readonly now: Date
  readonly timeZone: string
}

export const Homework = ({ title, assignments, sizing, now, timeZone }: HomeworkProps) => (
  <section data-section="homework">
    <Carousel
      label={title}
      heading={<SectionTitle title={title} />}
      sizing={sizing}
      items={homeworkCards(assignments, now, timeZone)}
      keyOf={({ key }) => key}
      renderItem={(card) => <HomeworkCard card={card} />}
    />
  </section>
)

interface StudyLogProps {
  readonly title: string
  readonly entries: readonly StudyLogEntry[]
  readonly now: Date
  readonly timeZone: string
}

export const StudyLog = ({ title, entries, now, timeZone }: StudyLogProps) => (
  <Panel data-section="study-log" className={styles['panel']}>
    <SectionHeading title={title} />
    <ul>
      {studyLogRows(entries, now, timeZone).map((row) => (
        <StudyLogRow key={row.key} row={row} />
      ))}
    </ul>
  </Panel>
)

/** Updates by the minute: a page that stays open must not say «오늘 마감» tomorrow. */
const useToday = () => ({ now: useNowByMinute(), timeZone: useApplication().clock.timeZone() })

export const HomeworkToday = (props: Omit<HomeworkProps, 'now' | 'timeZone'>) => <Homework {...props} {...useToday()} />

export const StudyLogToday = (props: Omit<StudyLogProps, 'now' | 'timeZone'>) => <StudyLog {...props} {...useToday()} />
