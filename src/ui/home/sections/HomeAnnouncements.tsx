import { useEffect, useRef, useState } from 'react'
import { seoulDate } from '../../../domain/calendar/seoul.ts'
import { announcementPhase, type ChannelAnnouncement } from '../../../domain/channelAnnouncement.ts'
import { relativeTime } from '../../../domain/calendar/date.ts'
import { formatNumber } from '../../../domain/format.ts'
import { useApplication } from '../../kit/application.ts'
import { ShowMoreList } from '../../kit/GrowingList.tsx'
import { useChannelAnnouncements } from '../../inbox/inboxQueries.ts'
import { loadedValue } from '../../kit/loaded.ts'
import { Panel } from '../../kit/Panel.tsx'
import { useScrollToNamed } from '../../kit/scroll.ts'
import { TextButton } from '../../kit/TextButton.tsx'
import { useNowByMinute } from '../../kit/time.ts'
import styles from './HomeAnnouncements.module.css'

/** The words of what a channel is told. */
const words = {
  title: '공지',
  late: { waiting: '불러오고 있어요', failed: '불러오지 못했어요', none: '지금은 없어요' },
  read: (count: string) => `${count}개 읽기`,
} as const

const step = 2
const sectionId = 'announcements'

interface HomeAnnouncementsProps {
  /** Whether the sections below are drawn: from then on nothing here changes its height by itself. */
  readonly isBelowDrawn: boolean
  /** What the channel is told has come, or could not be read. */
  onTold(isTold: true): void
}

/**
 * What the channel is told today. Nothing where it is told nothing, or where that could not be read, as of all of home's lists. What comes
 * later than the sections below is told in one line, whose place was kept, and opens at a press.
 */
export const HomeAnnouncements = ({ isBelowDrawn, onTold }: HomeAnnouncementsProps) => {
  const found = useChannelAnnouncements()
  const today = seoulDate(useNowByMinute())
  const shown = (loadedValue(found) ?? []).filter((one) => announcementPhase(one, today) === 'shown')
  const [place, setPlace] = useState<'nothing' | 'line' | 'all' | null>(null)
  if (isBelowDrawn && place === null) setPlace(found.status === 'waiting' ? 'line' : shown.length > 0 ? 'all' : 'nothing')
  const isTold = found.status !== 'waiting'
  useEffect(() => {
    if (isTold) onTold(true)
  }, [isTold, onTold])
  const heading = useRef<HTMLHeadingElement>(null)
  useScrollToNamed(sectionId, place === 'line' || (place === 'all' && shown.length > 0))
  const open = () => {
    setPlace('all')
    heading.current?.focus()
  }
  if (place === null || place === 'nothing' || (place === 'all' && shown.length === 0)) return null
  return (
    <Panel aria-labelledby={sectionId} className={styles['announcements']} data-place={place}>
      <h2 ref={heading} id={sectionId} tabIndex={-1} className={styles['heading']}>
        {words.title}
      </h2>
      {place === 'line' ? (
        <p role="status" className={styles['note']}>
          {shown.length > 0 ? (
            <TextButton onClick={open}>{words.read(formatNumber(shown.length))}</TextButton>
          ) : (
            words.late[found.status === 'ready' ? 'none' : found.status]
          )}
        </p>
      ) : (
        <ShowMoreList
          items={shown}
          step={step}
          className={styles['rows']}
          keyOf={({ announcementId }) => announcementId}
          renderItem={(announcement) => <Told announcement={announcement} />}
        />
      )}
    </Panel>
  )
}

const Told = ({ announcement: { title, content, createdDate, writer } }: { readonly announcement: ChannelAnnouncement }) => {
  const { clock } = useApplication()
  const facts = [writer?.nickname, relativeTime(createdDate, clock.now(), clock.timeZone())]
  return (
    <div className={styles['row']}>
      <h3 className={styles['title']}>{title}</h3>
      <p className={styles['content']}>{content}</p>
      <p className={styles['note']}>{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
