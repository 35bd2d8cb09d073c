import { Blocks, BookOpen, CodeXml, FileText, type IconNode, Play } from 'lucide'
import { relativeTime } from '../../domain/calendar/date.ts'
import { type StudyLogEntry, studyLogHref, type StudyType } from '../../domain/study.ts'
import { displayTitle } from '../copy.ts'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import styles from './StudyLogRow.module.css'

const icons: Record<StudyType, IconNode> = { PROBLEM: CodeXml, VIDEO: Play, BLOCK: Blocks, WORKSHEET: FileText, COURSE: BookOpen }

interface StudyLogRowProps {
  readonly entry: StudyLogEntry
  readonly now: Date
  readonly timeZone: string
}

/** A row without its identifier has no link. */
export const StudyLogRow = ({ entry, now, timeZone }: StudyLogRowProps) => {
  const href = studyLogHref(entry)
  const title = displayTitle(entry.title)
  const time = relativeTime(entry.updatedDate, now, timeZone)
  return (
    <li className={styles['row']}>
      <span className={styles['tile']} data-type={entry.type}>
        <Icon icon={icons[entry.type]} size={16} />
        <VisuallyHidden>{lazyCopy.study.types[entry.type]}</VisuallyHidden>
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
