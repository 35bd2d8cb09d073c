import { courseThumbnails } from '../../../domain/course/courseThumbnails.ts'
import { type ClassLinkOptions, courseClassLink } from '../../../domain/course-class/courseClassLink.ts'
import type { ListedClass } from '../../../domain/course-class/ListedClass.ts'
import fallback from '../../art/thumbnail-default.svg?url&no-inline'
import { ChannelLine } from '../../channel/ChannelLine.tsx'
import { ChannelUsersBadge } from '../../course/ChannelUsersBadge.tsx'
import { TeacherLine } from '../../course/TeacherLine.tsx'
import { CardNote } from '../../parts/CardNote.tsx'
import { CardTitle } from '../../parts/CardTitle.tsx'
import { PictureCard } from '../../parts/PictureCard.tsx'
import { Price } from '../../parts/Price.tsx'
import { Thumbnail } from '../../parts/Thumbnail.tsx'
import { CapacityBadge } from '../CapacityBadge.tsx'
import { MeetingTimes } from './MeetingTimes.tsx'
import styles from './ListedClassCard.module.css'
import { SeatsLeft } from './SeatsLeft.tsx'

interface ListedClassCardProps extends ClassLinkOptions {
  readonly listed: ListedClass
}

/** A class's card with what decides among many: when it meets, and whether there is room (S-123, A-69). */
export const ListedClassCard = ({ listed, opensChannelDomain, links }: ListedClassCardProps) => (
  <PictureCard
    picture={
      <Thumbnail candidates={courseThumbnails(listed, fallback)} logo={listed.channelProfile?.channelLogoUrl}>
        <CapacityBadge memberCount={listed.schedule?.memberCount ?? null} />
        {listed.isOnlyForChannelUser && <ChannelUsersBadge />}
      </Thumbnail>
    }
    foot={
      <>
        <Price cost={listed.cost} paymentType={listed.paymentType} />
        <SeatsLeft listed={listed} />
      </>
    }
  >
    <ChannelLine channel={listed.channelProfile} />
    <div className={styles['text']}>
      <CardTitle text={listed.title} {...courseClassLink(listed, { opensChannelDomain, links })} />
      <CardNote text={listed.comment} />
    </div>
    <MeetingTimes timetable={listed.timetable} />
    <TeacherLine teacher={listed.teacher} />
  </PictureCard>
)
