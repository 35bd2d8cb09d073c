import type { ChannelCardView } from '../../application/cards.ts'
import fallback from '../art/channel-default.svg?url&no-inline'
import { Card, CardNote, CardTitle } from '../kit/Card.tsx'
import { SmallPicture } from '../kit/Picture.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import styles from './ChannelCard.module.css'

export const ChannelCard = ({ card }: { readonly card: ChannelCardView }) => (
  <Card>
    <div className={styles['body']}>
      <SmallPicture candidates={[...card.pictures, fallback]} size={56} shape="tile" />
      <div className={styles['text']}>
        <CardTitle text={card.name} href={card.href} />
        {card.tag && (
          <p className={styles['tag']} title={card.tag}>
            {card.tag}
          </p>
        )}
        <CardNote text={card.description} />
      </div>
    </div>
  </Card>
)

export const ChannelCardSkeleton = () => (
  <Card aria-hidden="true">
    <div className={styles['body']}>
      <Skeleton width={56} height={56} radius="card" />
      <div className={styles['text']}>
        <Skeleton width="80%" height={18} />
        <Skeleton width="40%" height={14} />
      </div>
    </div>
  </Card>
)

/** Returns the host of a channel's address for display, without a port. */
export function hostText(url: string | null): string | null {
  return url === null ? null : url.replace(/^https?:\/\//, '').replace(/[:/].*$/, '')
}
