import { ChevronDown } from 'lucide'
import { useId, useState } from 'react'
import { RetryButton } from '../parts/RetryButton.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { lessonWords } from './lessonWords.ts'
import type { Room } from './Room.ts'
import { StudyRecordView } from './StudyRecordView.tsx'
import styles from './StudyRecordPanel.module.css'
import { useStudyRecord } from './useStudyRecord.ts'

const words = lessonWords.record

/** The learner's own record, asked for when somebody wants to see it. */
export const StudyRecordPanel = ({ room }: { readonly room: Room }) => {
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
          <Icon of={ChevronDown} size={20} className={styles['sign']} />
        </button>
      </h2>
      {isOpen && (
        <div id={content} className={styles['content']}>
          <Content room={room} />
        </div>
      )}
    </Panel>
  )
}

const Content = ({ room }: { readonly room: Room }) => {
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
      return <StudyRecordView room={room} record={record.value} />
  }
}
