import { ChevronRight } from 'lucide'
import type { ChannelBanner as Banner } from '../../../domain/channel/ChannelBanner.ts'
import { safeImageUrl } from '../../../domain/site/safeImageUrl.ts'
import { safeUrl } from '../../../domain/site/safeUrl.ts'
import { GivenLink } from '../../app/GivenLink.tsx'
import { copy } from '../../copy.ts'
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
}

/** The words stand below the picture: what is in the picture is the channel's affair. */
export const ChannelBanner = ({ term, banners }: ChannelBannerProps) => (
  <section data-section="channel-banner" aria-label={copy.home.channelBanners(term)}>
    <GrowingList
      items={banners}
      step={step}
      className={styles['list']}
      keyOf={({ bannerId, ...banner }) => bannerId ?? JSON.stringify(banner)}
      renderItem={(banner) => <BannerCard banner={banner} />}
    />
  </section>
)

const BannerCard = ({ banner }: { readonly banner: Banner }) => {
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
            <GivenLink href={href} className={styles['title']}>
              {title}
            </GivenLink>
            <Icon of={ChevronRight} size={20} />
          </>
        )}
      </p>
    </Card>
  )
}
