import { useEffect } from 'react'
import { seoulDate } from '../../../domain/calendar/seoul.ts'
import { announcementPhase, type ChannelAnnouncement } from '../../../domain/channelAnnouncement.ts'
import { relativeTime } from '../../../domain/calendar/date.ts'
import { useApplication } from '../../kit/application.ts'
import { ShowMoreList } from '../../kit/GrowingList.tsx'
import { useChannelAnnouncements } from '../../inbox/inboxQueries.ts'
import { loadedValue } from '../../kit/loaded.ts'
import { LongText } from '../../kit/LongText.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useNowByMinute } from '../../kit/time.ts'
import styles from './HomeAnnouncements.module.css'

/** The texts of the channel's announcements. */
const words = { title: '공지' } as const

const step = 2
const sectionId = 'announcements'

interface HomeAnnouncementsProps {
  /** True until the sections below are rendered, so that the announcements move nothing. */
  readonly isHeldBack: boolean
  /** Called once the announcements have loaded or failed. */
  onAnswered(isAnswered: true): void
}

/** Renders the channel's announcements of today. Renders nothing if there are none or they failed to load, like home's other lists. */
export const HomeAnnouncements = ({ isHeldBack, onAnswered }: HomeAnnouncementsProps) => {
  const found = useChannelAnnouncements()
  const today = seoulDate(useNowByMinute())
  const shown = (loadedValue(found) ?? []).filter((one) => announcementPhase(one, today) === 'shown')
  const isAnswered = found.status !== 'waiting'
  useEffect(() => {
    if (isAnswered) onAnswered(true)
  }, [isAnswered, onAnswered])
  const isShown = !isHeldBack && shown.length > 0
  if (!isShown) return null
  return (
    <Panel aria-labelledby={sectionId}>
      <h2 id={sectionId} tabIndex={-1} className={styles['heading']}>
        {words.title}
      </h2>
      <ShowMoreList
        items={shown}
        step={step}
        className={styles['rows']}
        keyOf={({ announcementId }) => announcementId}
        renderItem={(announcement) => <AnnouncementCard announcement={announcement} />}
      />
    </Panel>
  )
}

const AnnouncementCard = ({ announcement: { title, content, createdDate, writer } }: { readonly announcement: ChannelAnnouncement }) => {
  const { clock } = useApplication()
  const facts = [writer?.nickname, relativeTime(createdDate, clock.now(), clock.timeZone())]
  return (
    <div className={styles['row']}>
      <h3 className={styles['title']}>{title}</h3>
      <p className={styles['content']}>
        <LongText text={content} />
      </p>
      <p className={styles['note']}>{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
