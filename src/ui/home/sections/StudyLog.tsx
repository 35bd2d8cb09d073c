import { recentStudyLogs } from '../../../domain/study/recentStudyLogs.ts'
import type { StudyLogEntry } from '../../../domain/study/StudyLogEntry.ts'
import { Panel } from '../../parts/Panel.tsx'
import { SectionHeading } from '../../parts/SectionHeading.tsx'
import { StudyLogRow } from '../../study/StudyLogRow.tsx'
import styles from './StudyLog.module.css'

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
