import type { ReactNode } from 'react'
import type { CourseCardView, NameView, PicturesView } from '../../application/cards.ts'
import fallback from '../art/avatar-default.svg?url&no-inline'
import thumbnailFallback from '../art/thumbnail-default.svg?url&no-inline'
import { ChannelNameLine } from '../channel/ChannelNameLine.tsx'
import { copy } from '../copy.ts'
import { Badge } from '../kit/Badge.tsx'
import { CardNote, CardTitle, PictureCard } from '../kit/Card.tsx'
import { NameLine, Thumbnail } from '../kit/Picture.tsx'
import { Price } from '../kit/Price.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Stars } from '../kit/Stars.tsx'
import styles from './CourseCard.module.css'

/** Renders a badge for offers that only students of the channel may take (S-122). */
export const ChannelUsersBadge = () => (
  <Badge tone="neutral" onPicture>
    {copy.cards.channelUsersOnly}
  </Badge>
)

export const TeacherLine = ({ teacher }: { readonly teacher: NameView | null }) => (
  <NameLine pictures={[teacher?.picture ?? null, fallback]} shape="round" name={teacher && copy.cards.teacher(teacher.name)} />
)

interface OfferThumbnailProps {
  readonly pictures: PicturesView
  /** Badges on top of the picture. */
  readonly children?: ReactNode
}

/** The picture of a course's or a class's card. */
export const OfferThumbnail = ({ pictures: { candidates, logo }, children }: OfferThumbnailProps) => (
  <Thumbnail candidates={[...candidates, thumbnailFallback]} logo={logo}>
    {children}
  </Thumbnail>
)

/** Title, comment, thumbnail, level, rating, cost, teacher and channel (S-119). */
export const CourseCard = ({ card }: { readonly card: CourseCardView }) => (
  <PictureCard
    picture={<OfferThumbnail pictures={card.pictures}>{card.isOnlyForChannelUser && <ChannelUsersBadge />}</OfferThumbnail>}
    foot={
      <>
        <Price cost={card.cost} />
        <TeacherLine teacher={card.teacher} />
      </>
    }
  >
    <ChannelNameLine channel={card.channel} />
    <div className={styles['text']}>
      <CardTitle text={card.title} href={card.href} />
      <CardNote text={card.comment} />
      <p className={styles['facts']}>
        {card.level && <span>{copy.cards.level(card.level)}</span>}
        <Stars stars={card.stars} label={copy.cards.rating} compact />
      </p>
    </div>
  </PictureCard>
)

const foot = (
  <>
    <Skeleton width="40%" height={24} />
    <Skeleton width="30%" height={20} />
  </>
)

/** Renders a skeleton as tall as the card, sized by the same rules. */
export const CourseCardSkeleton = () => (
  <PictureCard aria-hidden picture={<Thumbnail candidates={[]} />} foot={foot}>
    <Skeleton width="55%" height={20} />
    <div className={styles['text']}>
      <Skeleton height={18} />
      <Skeleton width="70%" height={18} />
      <div className={styles['facts']}>
        <Skeleton width="50%" height={14} />
      </div>
    </div>
  </PictureCard>
)
