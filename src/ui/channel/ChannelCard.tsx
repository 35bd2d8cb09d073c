import type { Channel } from '../../domain/channel/Channel.ts'
import { channelUrl } from '../../domain/channel/channelUrl.ts'
import type { LinkPolicy } from '../../domain/site/LinkPolicy.ts'
import { safeImageUrl } from '../../domain/site/safeImageUrl.ts'
import fallback from '../art/channel-default.svg?url&no-inline'
import { Card } from '../parts/Card.tsx'
import { CardNote } from '../parts/CardNote.tsx'
import { CardTitle } from '../parts/CardTitle.tsx'
import { SmallPicture } from '../parts/SmallPicture.tsx'
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
