import type { Channel } from '../../../domain/channel/Channel.ts'
import type { LinkPolicy } from '../../../domain/site/LinkPolicy.ts'
import { ChannelCard } from '../../channel/ChannelCard.tsx'
import { ChannelCardSkeleton } from '../../channel/ChannelCardSkeleton.tsx'
import { Carousel } from '../../parts/carousel/Carousel.tsx'
import { CarouselSkeleton } from '../../parts/carousel/CarouselSkeleton.tsx'
import { SectionTitle } from '../../parts/SectionTitle.tsx'

interface ChannelsProps {
  readonly title: string
  readonly channels: readonly Channel[]
  readonly links: LinkPolicy
}

export const Channels = ({ title, channels, links }: ChannelsProps) => (
  <section data-section="channels">
    <Carousel
      label={title}
      heading={<SectionTitle title={title} />}
      items={channels}
      keyOf={({ channelId }) => channelId}
      renderItem={(channel) => <ChannelCard channel={channel} links={links} />}
    />
  </section>
)

export const ChannelsSkeleton = () => <CarouselSkeleton renderItem={() => <ChannelCardSkeleton />} />
