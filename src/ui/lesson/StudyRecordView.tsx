import { relativeTime } from '../../domain/calendar/relativeTime.ts'
import { lessonHref } from '../../domain/lesson/lessonHref.ts'
import { lessonNeighbours } from '../../domain/lesson/lessonNeighbours.ts'
import type { StudyRecord, StudyRecordEntry } from '../../domain/lesson/StudyRecord.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { SiteLink } from '../app/SiteLink.tsx'
import { valueOf } from '../app/Loaded.ts'
import { studyTime } from './studyTime.ts'
import { GrowingList } from '../parts/GrowingList.tsx'
import { lessonWords } from './lessonWords.ts'
import type { Room } from './Room.ts'
import styles from './StudyRecordPanel.module.css'
import { titled } from '../titled.ts'

const words = lessonWords.record
const step = 5

interface StudyRecordViewProps {
  readonly room: Room
  readonly record: StudyRecord
}

export const StudyRecordView = ({ room, record }: StudyRecordViewProps) => (
  <>
    <dl className={styles['facts']}>
      <Fact name={words.started} iso={record.startedDate} />
      <Fact name={words.studied} iso={record.studiedDate} />
      <div>
        <dt>{words.minutes}</dt>
        <dd>{studyTime(record.studyMinutes) ?? words.unknown}</dd>
      </div>
    </dl>
    {record.entries.length === 0 ? (
      <p className={styles['none']}>{words.none}</p>
    ) : (
      <>
        <h3 className={styles['heading']}>{words.latest}</h3>
        <GrowingList
          items={record.entries}
          step={step}
          className={styles['entries']}
          keyOf={(_, index) => index}
          renderItem={(entry) => <Entry room={room} entry={entry} />}
        />
      </>
    )}
  </>
)

const Fact = ({ name, iso }: { readonly name: string; readonly iso: string | null }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Moment iso={iso} />
    </dd>
  </div>
)

const Moment = ({ iso }: { readonly iso: string | null }) => {
  const { clock } = useApplication()
  const text = relativeTime(iso, clock.now(), clock.timeZone())
  return iso && text ? <time dateTime={iso}>{text}</time> : words.unknown
}

/** A lesson that was taken out of the curriculum leads nowhere. */
const Entry = ({ room, entry }: { readonly room: Room; readonly entry: StudyRecordEntry }) => {
  const title = titled(entry.title)
  const isThere = lessonNeighbours(valueOf(room.chapters) ?? [], entry.lessonId) !== null
  return (
    <>
      <span className={styles['name']} title={title}>
        {isThere ? (
          <SiteLink href={lessonHref(room.subject, entry)} className={styles['link']}>
            {title}
          </SiteLink>
        ) : (
          title
        )}
      </span>
      <span className={styles['state']} data-done={entry.isDone || undefined}>
        {entry.isDone ? lessonWords.done : words.inProgress}
      </span>
      <span className={styles['when']}>
        <Moment iso={entry.studiedDate} />
      </span>
    </>
  )
}
