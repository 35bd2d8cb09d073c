import { ChevronDown } from 'lucide'
import { useId, useState } from 'react'
import { relativeTime } from '../../domain/calendar/date.ts'
import { studyDurationText } from '../../domain/calendar/text.ts'
import { lessonHref, lessonNeighbours, type StudyRecord, type StudyRecordEntry } from '../../domain/lesson/lesson.ts'
import type { StudySubject } from '../../domain/study.ts'
import { displayTitle } from '../copy.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { ShowMoreList } from '../kit/GrowingList.tsx'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import { type Loadable, loadedValue, useLoadable } from '../kit/loaded.ts'
import { Panel } from '../kit/Panel.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useFeature } from '../kit/useFeature.ts'
import type { LessonContext } from './lessonContext.ts'
import { lessonWords } from './lessonWords.ts'
import styles from './StudyRecordPanel.module.css'
import { useViewerQuery } from '../viewer/viewerQuery.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly studyRecord: true
  }
}

const words = lessonWords.record
const step = 5

interface StudyRecordViewProps {
  readonly context: LessonContext
  readonly record: StudyRecord
}

const StudyRecordView = ({ context, record }: StudyRecordViewProps) => (
  <>
    <dl className={styles['facts']}>
      <RecordFact name={words.started} iso={record.startedDate} />
      <RecordFact name={words.studied} iso={record.studiedDate} />
      <div>
        <dt>{words.minutes}</dt>
        <dd>{studyDurationText(record.studyMinutes) ?? words.unknown}</dd>
      </div>
    </dl>
    {record.entries.length === 0 ? (
      <p className={styles['none']}>{words.none}</p>
    ) : (
      <>
        <h3 className={styles['heading']}>{words.latest}</h3>
        <ShowMoreList
          items={record.entries}
          step={step}
          className={styles['entries']}
          keyOf={(_, index) => index}
          renderItem={(entry) => <RecordEntry room={context} entry={entry} />}
        />
      </>
    )}
  </>
)

const RecordFact = ({ name, iso }: { readonly name: string; readonly iso: string | null }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <RelativeTime iso={iso} />
    </dd>
  </div>
)

const RelativeTime = ({ iso }: { readonly iso: string | null }) => {
  const { clock } = useApplication()
  const text = relativeTime(iso, clock.now(), clock.timeZone())
  return iso && text ? <time dateTime={iso}>{text}</time> : words.unknown
}

/** Renders an entry of the record. A lesson that was removed from the curriculum has no link. */
const RecordEntry = ({ room, entry }: { readonly room: LessonContext; readonly entry: StudyRecordEntry }) => {
  const title = displayTitle(entry.title)
  const isThere = lessonNeighbours(loadedValue(room.chapters) ?? [], entry.lessonId) !== null
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
        <RelativeTime iso={entry.studiedDate} />
      </span>
    </>
  )
}

/** Reads the learner's current record. */
const useStudyRecord = (subject: StudySubject): Loadable<StudyRecord> => {
  const { lessons } = useFeature('lesson')
  return useLoadable(
    useViewerQuery({
      name: 'studyRecord',
      of: [subject.kind, subject.id],
      read: (signal) => lessons.studyRecord(subject, signal),
      staleTime: 0,
    }),
  )
}

/** The learner's record, read when the panel is opened. */
export const StudyRecordPanel = ({ context }: { readonly context: LessonContext }) => {
  const [isOpen, setOpen] = useState(false)
  const content = useId()
  return (
    <Panel className={styles['panel']} data-open={isOpen || undefined}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? content : undefined}
          className={styles['head']}
          onClick={() => setOpen(!isOpen)}
        >
          {words.title}
          <Icon icon={ChevronDown} size={20} className={styles['sign']} />
        </button>
      </h2>
      {isOpen && (
        <div id={content} className={styles['content']}>
          <Content room={context} />
        </div>
      )}
    </Panel>
  )
}

const Content = ({ room }: { readonly room: LessonContext }) => {
  const record = useStudyRecord(room.subject)
  switch (record.status) {
    case 'waiting':
      return (
        <div className={styles['places']} aria-hidden="true">
          {[0, 1, 2, 3].map((at) => (
            <Skeleton key={at} height={20} />
          ))}
        </div>
      )
    case 'failed':
      return (
        <div className={styles['failed']}>
          <p role="alert">{words.failed}</p>
          <RetryButton tone="soft" size="small" retry={record.retry} />
        </div>
      )
    case 'ready':
      return <StudyRecordView context={room} record={record.value} />
  }
}
