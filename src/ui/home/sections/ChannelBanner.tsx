import { ChevronRight } from 'lucide'
import type { ChannelBanner as Banner } from '../../../domain/channel/ChannelBanner.ts'
import type { LinkPolicy } from '../../../domain/site/LinkPolicy.ts'
import { safeImageUrl } from '../../../domain/site/safeImageUrl.ts'
import { safeUrl } from '../../../domain/site/safeUrl.ts'
import { GivenLink } from '../../app/GivenLink.tsx'
import { laterCopy } from '../../laterCopy.ts'
import { Card } from '../../parts/Card.tsx'
import { FallbackImage } from '../../parts/FallbackImage.tsx'
import { GrowingList } from '../../parts/GrowingList.tsx'
import { Icon } from '../../parts/Icon.tsx'
import styles from './ChannelBanner.module.css'
import { titled } from '../../titled.ts'

const step = 6

interface ChannelBannerProps {
  /** The channel's own word for a channel. */
  readonly term: string
  readonly banners: readonly Banner[]
  readonly links: LinkPolicy
}

/** The words stand below the picture: what is in the picture is the channel's affair. */
export const ChannelBanner = ({ term, banners, links }: ChannelBannerProps) => (
  <section data-section="channel-banner" aria-label={laterCopy.home.channelBanners(term)}>
    <GrowingList
      items={banners}
      step={step}
      className={styles['list']}
      keyOf={({ bannerId, ...banner }) => bannerId ?? JSON.stringify(banner)}
      renderItem={(banner) => <BannerCard banner={banner} links={links} />}
    />
  </section>
)

const BannerCard = ({ banner, links }: Pick<ChannelBannerProps, 'links'> & { readonly banner: Banner }) => {
  const href = safeUrl(banner.link)
  const title = titled(banner.title)
  return (
    <Card>
      <div className={styles['picture']}>
        <FallbackImage
          candidates={[safeImageUrl(banner.imageUrl)].filter((url) => url !== null)}
          width={1280}
          height={320}
          classNameOf={() => undefined}
        />
      </div>
      <p className={styles['caption']} title={title}>
        {href === null ? (
          <span className={styles['title']}>{title}</span>
        ) : (
          <>
            <GivenLink href={href} links={links} className={styles['title']}>
              {title}
            </GivenLink>
            <Icon of={ChevronRight} size={20} />
          </>
        )}
      </p>
    </Card>
  )
}
