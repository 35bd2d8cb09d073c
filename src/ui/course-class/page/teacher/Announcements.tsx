import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { noteLength } from '../../../../domain/assignment.ts'
import { relativeTime } from '../../../../domain/calendar/date.ts'
import { type Announcement, longestAnnouncement } from '../../../../domain/course-class/announcement.ts'
import { formatNumber } from '../../../../domain/format.ts'
import { type Viewer, viewerKey } from '../../../../domain/viewer.ts'
import { useAction } from '../../../kit/action.ts'
import { ActionButton, RetryButton } from '../../../kit/ActionButton.tsx'
import { useApplication } from '../../../kit/application.ts'
import { CountedTextField } from '../../../kit/CountedTextField.tsx'
import { useLoadable } from '../../../kit/loaded.ts'
import { SectionMessage } from '../../../kit/Message.tsx'
import { TextButton } from '../../../kit/TextButton.tsx'
import { useFeature } from '../../../kit/useFeature.ts'
import { useKeptText } from '../../../kit/useKeptText.ts'
import { OfferSection } from '../../../offer/OfferSection.tsx'
import { useSite } from '../../../site/useSite.ts'
import { useViewer } from '../../../viewer/useViewer.ts'
import { classPageWords } from '../classWords.ts'
import { teacherWords } from './teacherWords.ts'
import styles from './TeacherSections.module.css'

const words = teacherWords.announcements

interface AnnouncementsProps {
  readonly courseClassId: string
  /** Null: who reads alone, and sees nothing where nothing was told. */
  readonly writer: Viewer | null
}

/** What teachers tell a class. */
export const Announcements = ({ courseClassId, writer }: AnnouncementsProps) => {
  const { announcements } = useFeature('courseClass')
  const { site } = useSite()
  const viewer = useViewer()
  const found = useLoadable(
    useQuery<readonly Announcement[]>({
      queryKey: ['announcements', site.channelDomain, viewerKey(viewer), courseClassId],
      queryFn: ({ signal }) => announcements.list(courseClassId, signal),
    }),
  )
  const list = found.status === 'ready' ? found.value : []
  if (writer === null && list.length === 0) return null
  return (
    <OfferSection name="announcements" title={classPageWords.sections.announcements}>
      <div className={styles['announcements']}>
        {writer !== null && <AnnouncementForm courseClassId={courseClassId} writer={writer} />}
        {found.status === 'failed' && (
          <SectionMessage isAlert text={words.failed}>
            <RetryButton tone="soft" retry={found.retry} />
          </SectionMessage>
        )}
        {found.status === 'ready' && list.length === 0 && <p className={styles['counts']}>{words.none}</p>}
        {list.length > 0 && (
          <ul className={styles['rows']}>
            {list.map((announcement) => (
              <li key={announcement.announcementId} className={styles['row']}>
                <Told announcement={announcement} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </OfferSection>
  )
}

/** What is typed stays on the device until it is sent. */
const AnnouncementForm = ({ courseClassId, writer }: { readonly courseClassId: string; readonly writer: Viewer }) => {
  const { announce } = useFeature('courseClass')
  const { notifications } = useApplication()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, change, taken } = useKeptText({ place: 'announcement', owner: writer.userId, of: courseClassId })
  const [problem, setProblem] = useState<string | null>(null)
  const { isPending, run } = useAction({
    name: 'announce',
    run: (content: string) => announce({ viewer: writer, courseClassId, content }),
    invalidates: ({ kind }) => (kind === 'done' || kind === 'unknown' ? ['announcements'] : kind === 'signInFirst' ? ['viewer'] : []),
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const { kind } = await run(text)
    if (kind === 'done') {
      taken(text)
      return notifications.success(words.sent)
    }
    setProblem(words.told[kind])
    field.current?.focus()
  }
  const length = noteLength(text)
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)}>
      <CountedTextField
        field={field}
        label={words.write}
        value={text}
        placeholder={words.placeholder}
        hint={words.counted(formatNumber(length))}
        isTooLong={length > longestAnnouncement}
        isInvalid={problem !== null || length > longestAnnouncement}
        error={problem}
        onChange={(next) => {
          change(next)
          setProblem(null)
        }}
      >
        <ActionButton type="submit" isRunning={isPending}>
          {isPending ? words.sending : words.send}
        </ActionButton>
      </CountedTextField>
    </form>
  )
}

const Told = ({ announcement: { announcementId, content, createdDate, teacher, isMine } }: { readonly announcement: Announcement }) => {
  const { announcements } = useFeature('courseClass')
  const { notifications, clock } = useApplication()
  const client = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const remove = async () => {
    setRemoving(true)
    try {
      await announcements.remove(announcementId)
      notifications.success(words.removed)
    } catch {
      notifications.warn(words.removeFailed)
    }
    setRemoving(false)
    void client.invalidateQueries({ queryKey: ['announcements'] })
  }
  const told = [teacher?.nickname, relativeTime(createdDate, clock.now(), clock.timeZone())].filter(Boolean).join(' · ')
  return (
    <>
      <p className={styles['content']}>{content}</p>
      <p className={styles['counts']}>
        {told}{' '}
        {isMine && (
          <TextButton aria-busy={isRemoving || undefined} onClick={() => void (isRemoving || remove())}>
            {words.remove}
          </TextButton>
        )}
      </p>
    </>
  )
}
