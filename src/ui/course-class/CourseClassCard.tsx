import { Users } from 'lucide'
import type { ClassCardView, CourseCardView } from '../../application/cards.ts'
import { ChannelNameLine } from '../channel/ChannelNameLine.tsx'
import { formatNumber } from '../../domain/format.ts'
import { copy } from '../copy.ts'
import course from '../course/CourseCard.module.css'
import { ChannelUsersBadge, CourseCard, OfferThumbnail, TeacherLine } from '../course/CourseCard.tsx'
import { Badge } from '../kit/Badge.tsx'
import { CardNote, CardTitle, PictureCard } from '../kit/Card.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Price } from '../kit/Price.tsx'
import styles from './CourseClassCard.module.css'

/** Renders the number of seats of a class (S-320…S-322). The figures beside it keep its colour from reading as an alarm. */
export const CapacityBadge = ({ capacity }: Pick<ClassCardView, 'capacity'>) =>
  capacity && (
    <Badge tone={capacity.tone} onPicture>
      <Icon icon={Users} size={14} className={styles['people']} />
      {capacity.label}
    </Badge>
  )

/** The picture of a class's card, with its seats. */
export const ClassThumbnail = ({
  card: { pictures, capacity, isClosed, isOnlyForChannelUser, isTaught },
}: {
  readonly card: ClassCardView
}) => (
  <OfferThumbnail pictures={pictures}>
    {isTaught && (
      <Badge tone="primary" onPicture>
        {copy.cards.taught}
      </Badge>
    )}
    {isClosed ? (
      <Badge tone="neutral" isLoud>
        {copy.cards.closed}
      </Badge>
    ) : (
      <CapacityBadge capacity={capacity} />
    )}
    {isOnlyForChannelUser && <ChannelUsersBadge />}
  </OfferThumbnail>
)

/** Renders the lessons left of a class that has begun, beside its price. The line keeps its height, so that all cards are equally tall. */
export const LessonsLeft = ({ lessonsLeft }: Pick<ClassCardView, 'lessonsLeft'>) => (
  <span className={styles['lessonsLeft']}>{lessonsLeft !== null && copy.cards.lessonsLeft(formatNumber(lessonsLeft))}</span>
)

/** Renders a class's card: like a course's card, with its seats and without level and rating (S-123, A-69). */
export const CourseClassCard = ({ card }: { readonly card: ClassCardView }) => (
  <PictureCard
    picture={<ClassThumbnail card={card} />}
    foot={
      <>
        <Price cost={card.cost} />
        <LessonsLeft lessonsLeft={card.lessonsLeft} />
      </>
    }
  >
    <ChannelNameLine channel={card.channel} />
    <div className={course['text']}>
      <CardTitle text={card.title} {...card.link} />
      <CardNote text={card.comment} />
      <TeacherLine teacher={card.teacher} />
    </div>
  </PictureCard>
)

/** Renders a card of a live list, which mixes courses and classes; both cards are equally tall. */
export const LiveClassCard = ({ card }: { readonly card: CourseCardView | ClassCardView }) =>
  card.kind === 'course' ? <CourseCard card={card} /> : <CourseClassCard card={card} />
