import { type Channel, channelUrl } from '../../domain/channel/channel.ts'
import { safeImageUrl } from '../../domain/site/safeUrl.ts'
import type { LinkPolicy } from '../../domain/site/site.ts'
import fallback from '../art/channel-default.svg?url&no-inline'
import { Card, CardNote, CardTitle } from '../kit/Card.tsx'
import { SmallPicture } from '../kit/Picture.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import styles from './ChannelCard.module.css'

interface ChannelCardProps {
  readonly channel: Channel
  readonly links: LinkPolicy
}

/** Without a usable domain the card has no link but is shown. */
export const ChannelCard = ({ channel, links }: ChannelCardProps) => (
  <Card>
    <div className={styles['body']}>
      <SmallPicture
        candidates={[safeImageUrl(channel.channelLogoUrl), safeImageUrl(channel.profileImageUrl), fallback]}
        size={56}
        shape="tile"
      />
      <div className={styles['text']}>
        <CardTitle text={channel.channelName} href={channelUrl(channel.channelDomain, links)} />
        {channel.channelTag && (
          <p className={styles['tag']} title={channel.channelTag}>
            {channel.channelTag}
          </p>
        )}
        <CardNote text={channel.description} />
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

/** The host of a channel's address, as people read it: without a port. */
export function hostText(url: string | null): string | null {
  return url === null ? null : url.replace(/^https?:\/\//, '').replace(/[:/].*$/, '')
}
