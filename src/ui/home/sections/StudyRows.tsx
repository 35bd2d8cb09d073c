import { type Assignment, sortByDueDate } from '../../../domain/homework.ts'
import { recentStudyLogs, type StudyLogEntry } from '../../../domain/study.ts'
import { HomeworkCard } from '../../homework/HomeworkCard.tsx'
import { Carousel } from '../../kit/carousel/Carousel.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading, SectionTitle } from '../../kit/Section.tsx'
import { StudyLogRow } from '../../study/StudyLogRow.tsx'
import styles from './StudyRows.module.css'

interface HomeworkProps {
  readonly title: string
  readonly assignments: readonly Assignment[]
  readonly now: Date
  readonly timeZone: string
}

export const Homework = ({ title, assignments, now, timeZone }: HomeworkProps) => (
  <section data-section="homework">
    <Carousel
      label={title}
      heading={<SectionTitle title={title} />}
      items={sortByDueDate(assignments, timeZone)}
      keyOf={({ homeworkId, assignmentId }) => `${homeworkId} ${assignmentId}`}
      renderItem={(assignment) => <HomeworkCard assignment={assignment} now={now} timeZone={timeZone} />}
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
      {recentStudyLogs(entries).map((entry, place) => (
        <StudyLogRow key={`${place} ${entry.type} ${entry.id}`} entry={entry} now={now} timeZone={timeZone} />
      ))}
    </ul>
  </Panel>
)
