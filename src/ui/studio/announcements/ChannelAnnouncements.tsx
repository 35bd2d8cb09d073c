import { useState } from 'react'
import { addDays } from '../../../domain/calendar/date.ts'
import { seoulDate } from '../../../domain/calendar/seoul.ts'
import { dateText } from '../../../domain/calendar/text.ts'
import {
  announcementAudiences,
  announcementPhase,
  type ChannelAnnouncement,
  maxAnnouncementTitleLength,
} from '../../../domain/channelAnnouncement.ts'
import { maxAnnouncementLength } from '../../../domain/course-class/announcement.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { RetryButton } from '../../kit/ActionButton.tsx'
import { useApplication } from '../../kit/application.ts'
import { Badge } from '../../kit/Badge.tsx'
import { useChannelAnnouncements } from '../../inbox/inboxQueries.ts'
import { LongList } from '../../kit/LongList.tsx'
import { LongText } from '../../kit/LongText.tsx'
import { SectionMessage } from '../../kit/Message.tsx'
import { loadedValue } from '../../kit/loaded.ts'
import { MessageForm, RemoveButton } from '../../kit/MessageForm.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { SelectField } from '../../kit/Select.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useNowByMinute } from '../../kit/time.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useStoredText } from '../../kit/useStoredText.ts'
import { TextField } from '../../kit/fields.tsx'
import { channelAnnouncementWords as words } from './channelAnnouncementWords.ts'
import styles from './ChannelAnnouncements.module.css'

interface ChannelAnnouncementsProps {
  readonly channelDomain: string
  readonly writer: Viewer
}

const sectionId = 'channel-announcements'

/** Lists the announcements of a channel, also past and future ones, with a form for a new one. */
export const ChannelAnnouncements = ({ channelDomain, writer }: ChannelAnnouncementsProps) => {
  const found = useChannelAnnouncements()
  return (
    <Panel aria-labelledby={sectionId} className={styles['announcements']}>
      <SectionHeading id={sectionId} title={words.title} />
      <p className={styles['note']}>{words.note}</p>
      <AnnouncementForm channelDomain={channelDomain} writer={writer} />
      {found.status === 'waiting' && <Skeleton height={84} radius="control" />}
      {found.status === 'failed' && (
        <SectionMessage isAlert text={words.failed}>
          <RetryButton tone="soft" retry={found.retry} />
        </SectionMessage>
      )}
      {found.status === 'ready' && found.value.length === 0 && <p className={styles['note']}>{words.none}</p>}
      {found.status === 'ready' && found.value.length > 0 && (
        <LongList className={styles['rows']}>
          {found.value.map((announcement) => (
            <li key={announcement.announcementId} className={styles['row']}>
              <AnnouncementCard announcement={announcement} />
            </li>
          ))}
        </LongList>
      )}
    </Panel>
  )
}

/** The default duration of an announcement, in days. */
const usualDays = 7

const AnnouncementForm = ({ channelDomain, writer }: ChannelAnnouncementsProps) => {
  const { announce } = useFeature('inbox')
  const known = loadedValue(useChannelAnnouncements())?.map(({ announcementId }) => announcementId) ?? null
  const { clock } = useApplication()
  const today = seoulDate(clock.now())
  const of = `channel/${channelDomain}`
  const storedAt = { place: 'announcement', owner: writer.userId } as const
  const title = useStoredText({ ...storedAt, of: `${of}/title` })
  const start = useStoredText({ ...storedAt, of: `${of}/start`, initial: today })
  const end = useStoredText({ ...storedAt, of: `${of}/end`, initial: addDays(today, usualDays) })
  const chosen = useStoredText({ ...storedAt, of: `${of}/audience`, initial: announcementAudiences[0] })
  const [refusal, setRefusal] = useState<string | null>(null)
  const audience = announcementAudiences.find((one) => one === chosen.text) ?? announcementAudiences[0]
  return (
    <MessageForm
      className={styles['form']}
      storedAt={{ ...storedAt, of }}
      maxLength={maxAnnouncementLength}
      list="channelAnnouncements"
      words={words}
      before={
        <>
          <TextField
            label={words.heading}
            hint={words.headingHint}
            data-refusal="noTitle"
            maxLength={maxAnnouncementTitleLength}
            value={title.text}
            error={refusal === 'noTitle' ? words.refusals.noTitle : undefined}
            onChange={(text) => {
              title.change(text)
              setRefusal(null)
            }}
          />
          <div className={styles['dates']}>
            <TextField label={words.start} type="date" value={start.text} onChange={start.change} />
            <TextField label={words.end} type="date" min={start.text} value={end.text} onChange={end.change} />
            <SelectField
              isLabelShown
              label={words.audience}
              value={audience}
              options={announcementAudiences.map((value) => ({ value, label: words.audiences[value] }))}
              onSelect={chosen.change}
            />
          </div>
        </>
      }
      send={async (content, press) => {
        const written = { title: title.text, content, startDate: start.text, endDate: end.text, audience }
        const outcome = await announce(writer, written, known, press)
        setRefusal(outcome.kind)
        return outcome
      }}
      onSent={() => {
        title.taken(title.text)
        for (const field of [start, end, chosen]) field.saved(field.text)
      }}
    />
  )
}

const phaseTones = { coming: 'warning', shown: 'success', over: 'neutral' } as const

const AnnouncementCard = ({ announcement }: { readonly announcement: ChannelAnnouncement }) => {
  const { announcements } = useFeature('inbox')
  const today = seoulDate(useNowByMinute())
  const { announcementId, title, content, startDate, endDate, audience, writer, mayRemove } = announcement
  const phase = announcementPhase(announcement, today)
  const facts = [words.days(dateText(startDate, today), dateText(endDate, today)), words.audiences[audience], writer?.nickname]
  return (
    <>
      <Badge tone={phaseTones[phase]}>{words.phases[phase]}</Badge>
      <p className={styles['title']}>{title}</p>
      <p className={styles['content']}>
        <LongText text={content} />
      </p>
      <p className={styles['note']}>
        {facts.filter(Boolean).join(' · ')}{' '}
        {mayRemove && (
          <RemoveButton
            id={announcementId}
            deed="removeChannelAnnouncement"
            list="channelAnnouncements"
            words={words}
            remove={() => announcements.remove(announcementId)}
          />
        )}
      </p>
    </>
  )
}
