import { CalendarDays, Clock } from 'lucide'
import { classLinkOptions } from '../../../application/cards.ts'
import { listedClassCard, type ListedClassCardView } from '../../../application/listedClassCard.ts'
import type { SeatsState } from '../../../domain/course-class/classEnrolment.ts'
import type { CatalogueClass } from '../../../domain/course-class/courseClass.ts'
import { guest } from '../../../domain/viewer.ts'
import { CardGrid } from '../../catalogue/Catalogue.tsx'
import { ChannelNameLine } from '../../channel/ChannelNameLine.tsx'
import { classFilterWords as words } from './classCatalogueWords.ts'
import { ClassThumbnail, LessonsLeft } from '../CourseClassCard.tsx'
import { TeacherLine } from '../../course/CourseCard.tsx'
import { useApplication } from '../../kit/application.ts'
import { Badge, type BadgeTone } from '../../kit/Badge.tsx'
import { CardNote, CardTitle, PictureCard } from '../../kit/Card.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Thumbnail } from '../../kit/Picture.tsx'
import { Price } from '../../kit/Price.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { useSite } from '../../site/useSite.ts'
import { useViewer } from '../../viewer/useViewer.ts'
import styles from './ListedClassCard.module.css'

/** Shows the days above the times, so that they fit a narrow card, too. */
const MeetingTimes = ({ times }: Pick<ListedClassCardView, 'times'>) => (
  <p className={styles['times']} title={times?.text}>
    <VisuallyHidden>{words.meets} </VisuallyHidden>
    <span className={styles['line']}>
      <Icon icon={CalendarDays} size={16} />
      <span className={styles['meetingTimesText']}>{times?.days || words.byAgreement}</span>
    </span>{' '}
    {times && (
      <span className={styles['line']}>
        <Icon icon={Clock} size={16} />
        <span className={styles['meetingTimesText']}>{times.hours}</span>
      </span>
    )}
  </p>
)

/** Shows the free seats, and the lessons left of a class that has begun; empty if unknown. Its fixed height aligns the prices of a row. */
const SeatsLine = ({ seats, lessonsLeft }: Pick<ListedClassCardView, 'seats' | 'lessonsLeft'>) => (
  <p className={styles['seats']}>
    {seats && (
      <Badge tone={tones[seats.kind]} isLoud={seats.kind !== 'some'}>
        {seats.kind === 'closed' ? words.closed : seats.text}
      </Badge>
    )}
    {lessonsLeft !== null && seats?.kind !== 'closed' && <LessonsLeft lessonsLeft={lessonsLeft} />}
  </p>
)

const tones: Readonly<Record<SeatsState | 'closed', BadgeTone>> = { closed: 'neutral', none: 'neutral', few: 'warning', some: 'success' }

/** Renders the card of a class with the facts that decide among many: its times and free seats (S-123, A-69). */
const ListedClassCard = ({ card }: { readonly card: ListedClassCardView }) => (
  <PictureCard
    picture={<ClassThumbnail card={card} />}
    foot={
      <>
        <Price cost={card.cost} />
        <SeatsLine seats={card.seats} lessonsLeft={card.lessonsLeft} />
      </>
    }
  >
    <ChannelNameLine channel={card.channel} />
    <div className={styles['text']}>
      <CardTitle text={card.title} {...card.link} />
      <CardNote text={card.comment} />
    </div>
    <MeetingTimes times={card.times} />
    <TeacherLine teacher={card.teacher} />
  </PictureCard>
)

const foot = (
  <>
    <Skeleton width="35%" height={24} />
    <Skeleton width="35%" height={24} />
  </>
)

const picture = (
  <Thumbnail candidates={[]}>
    <Skeleton width={72} height={24} />
  </Thumbnail>
)

/** Renders a skeleton as tall as the card, sized by the same rules. */
export const ListedClassCardSkeleton = () => (
  <PictureCard aria-hidden picture={picture} foot={foot}>
    <Skeleton width="55%" height={20} />
    <div className={styles['text']}>
      <Skeleton height={18} />
      <Skeleton width="70%" height={18} />
    </div>
    <div className={styles['times']}>
      <Skeleton width="30%" height={16} />
      <Skeleton width="45%" height={16} />
    </div>
    <Skeleton width="45%" height={20} />
  </PictureCard>
)

export const ClassGrid = ({ items }: { readonly items: readonly CatalogueClass[] }) => {
  const {
    clock,
    settings: { links },
  } = useApplication()
  const { channel } = useSite()
  const linkOptions = classLinkOptions(channel, useViewer() ?? guest, links)
  return (
    <CardGrid
      items={items}
      keyOf={({ courseClassId }) => courseClassId}
      renderItem={(listed) => <ListedClassCard card={listedClassCard(listed, linkOptions, clock.now())} />}
    />
  )
}
