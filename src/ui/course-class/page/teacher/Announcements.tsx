import { isNotFound } from '../../../../application/callError.ts'
import type { KnownIds } from '../../../../application/createOnce.ts'
import { relativeTime } from '../../../../domain/calendar/date.ts'
import { type Announcement, maxAnnouncementLength } from '../../../../domain/course-class/announcement.ts'
import type { Viewer } from '../../../../domain/viewer.ts'
import { RetryButton } from '../../../kit/ActionButton.tsx'
import { useApplication } from '../../../kit/application.ts'
import { LongList } from '../../../kit/LongList.tsx'
import { loadedValue, useLoadable } from '../../../kit/loaded.ts'
import { LongText } from '../../../kit/LongText.tsx'
import { SectionMessage } from '../../../kit/Message.tsx'
import { MessageForm, RemoveButton } from '../../../kit/MessageForm.tsx'
import { useFeature } from '../../../kit/useFeature.ts'
import { OfferSection } from '../../../offer/OfferSection.tsx'
import { classPageWords } from '../classWords.ts'
import { teacherWords } from './teacherWords.ts'
import styles from './TeacherSections.module.css'
import { useViewerQuery } from '../../../viewer/viewerQuery.ts'

declare module '../../../kit/query.ts' {
  interface QueryNames {
    readonly announcements: true
  }
}

const words = teacherWords.announcements

interface AnnouncementsProps {
  readonly courseClassId: string
  /** Null for a reader, who sees nothing if there are no announcements, or a backend without any. */
  readonly writer: Viewer | null
}

/** Renders the teachers' announcements to a class. */
export const Announcements = ({ courseClassId, writer }: AnnouncementsProps) => {
  const { announcements } = useFeature('courseClass')
  const found = useLoadable(
    useViewerQuery<readonly Announcement[]>({
      name: 'announcements',
      of: [courseClassId],
      read: (signal) => announcements.list(courseClassId, signal),
    }),
  )
  const list = found.status === 'ready' ? found.value : []
  const hasNews = list.length > 0 || (found.status === 'failed' && !isNotFound(found.error))
  if (writer === null && !hasNews) return null
  return (
    <OfferSection name="announcements" title={classPageWords.sections.announcements}>
      <div className={styles['announcements']}>
        {writer !== null && (
          <AnnouncementForm
            {...{ courseClassId, writer }}
            known={loadedValue(found)?.map(({ announcementId }) => announcementId) ?? null}
          />
        )}
        {found.status === 'failed' && (
          <SectionMessage isAlert text={words.failed}>
            <RetryButton tone="soft" retry={found.retry} />
          </SectionMessage>
        )}
        {found.status === 'ready' && list.length === 0 && <p className={styles['counts']}>{words.none}</p>}
        {list.length > 0 && (
          <LongList className={styles['rows']}>
            {list.map((announcement) => (
              <li key={announcement.announcementId} className={styles['row']}>
                <AnnouncementCard announcement={announcement} />
              </li>
            ))}
          </LongList>
        )}
      </div>
    </OfferSection>
  )
}

interface AnnouncementFormProps {
  readonly courseClassId: string
  readonly writer: Viewer
  /** The ids of the earlier announcements. */
  readonly known: KnownIds
}

const AnnouncementForm = ({ courseClassId, writer, known }: AnnouncementFormProps) => {
  const { announce } = useFeature('courseClass')
  return (
    <MessageForm
      className={styles['form']}
      storedAt={{ place: 'announcement', owner: writer.userId, of: courseClassId }}
      maxLength={maxAnnouncementLength}
      list="announcements"
      words={words}
      send={(content, press) => announce({ viewer: writer, courseClassId, content, known, press })}
    />
  )
}

const AnnouncementCard = ({
  announcement: { announcementId, content, createdDate, teacher, isMine },
}: {
  readonly announcement: Announcement
}) => {
  const { announcements } = useFeature('courseClass')
  const { clock } = useApplication()
  const byline = [teacher?.nickname, relativeTime(createdDate, clock.now(), clock.timeZone())].filter(Boolean).join(' · ')
  return (
    <>
      <p className={styles['content']}>
        <LongText text={content} />
      </p>
      <p className={styles['counts']}>
        {byline}{' '}
        {isMine && (
          <RemoveButton
            id={announcementId}
            deed="removeClassAnnouncement"
            list="announcements"
            words={words}
            remove={() => announcements.remove(announcementId)}
          />
        )}
      </p>
    </>
  )
}
