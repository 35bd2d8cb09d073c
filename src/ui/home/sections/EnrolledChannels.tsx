import { grouped } from '../../../domain/grouped.ts'
import type { JoinedChannels } from '../../../domain/channel/Channel.ts'
import type { LinkPolicy } from '../../../domain/site/LinkPolicy.ts'
import { ChannelCard } from '../../channel/ChannelCard.tsx'
import { Carousel } from '../../parts/carousel/Carousel.tsx'
import { SectionTitle } from '../../parts/SectionTitle.tsx'
import styles from './EnrolledChannels.module.css'

interface EnrolledChannelsProps {
  readonly title: string
  readonly joined: JoinedChannels
  readonly links: LinkPolicy
}

/** The count may exceed the channels listed. */
export const EnrolledChannels = ({ title, joined, links }: EnrolledChannelsProps) => (
  <section data-section="enrolled-channels">
    <Carousel
      label={title}
      heading={<SectionTitle title={title} note={<span className={styles['count']}>{grouped(joined.totalCount)}</span>} />}
      items={joined.channels}
      keyOf={({ channelId }) => channelId}
      renderItem={(channel) => <ChannelCard channel={channel} links={links} />}
    />
  </section>
)
