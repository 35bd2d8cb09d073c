import { Blocks, BookOpen, CodeXml, FileText, type IconNode, Play } from 'lucide'
import { relativeTime } from '../../domain/calendar/relativeTime.ts'
import type { StudyLogEntry, StudyType } from '../../domain/study/StudyLogEntry.ts'
import { studyLogHref } from '../../domain/study/studyLogHref.ts'
import { SiteLink } from '../app/SiteLink.tsx'
import { laterCopy } from '../laterCopy.ts'
import { Icon } from '../parts/Icon.tsx'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import styles from './StudyLogRow.module.css'
import { titled } from '../titled.ts'

const icons: Record<StudyType, IconNode> = { PROBLEM: CodeXml, VIDEO: Play, BLOCK: Blocks, WORKSHEET: FileText, COURSE: BookOpen }

interface StudyLogRowProps {
  readonly entry: StudyLogEntry
  readonly now: Date
  readonly timeZone: string
}

/** A row without its identifier has no link. */
export const StudyLogRow = ({ entry, now, timeZone }: StudyLogRowProps) => {
  const href = studyLogHref(entry)
  const title = titled(entry.title)
  const time = relativeTime(entry.updatedDate, now, timeZone)
  return (
    <li className={styles['row']}>
      <span className={styles['tile']} data-type={entry.type}>
        <Icon of={icons[entry.type]} size={16} />
        <VisuallyHidden>{laterCopy.study.types[entry.type]}</VisuallyHidden>
      </span>
      <span className={styles['title']} title={title}>
        {href === null ? (
          title
        ) : (
          <SiteLink href={href} className={styles['link']}>
            {title}
          </SiteLink>
        )}
      </span>
      {time && entry.updatedDate && (
        <time className={styles['time']} dateTime={entry.updatedDate}>
          {time}
        </time>
      )}
    </li>
  )
}
