import type { ChannelBanner as Banner } from '../../../domain/channel/ChannelBanner.ts'
import { safeImageUrl } from '../../../domain/site/safeImageUrl.ts'
import { safeUrl } from '../../../domain/site/safeUrl.ts'
import { SiteLink } from '../../app/SiteLink.tsx'
import { copy } from '../../copy.ts'
import { FallbackImage } from '../../parts/FallbackImage.tsx'
import { GrowingList } from '../../parts/GrowingList.tsx'
import styles from './ChannelBanner.module.css'

interface ChannelBannerProps {
  readonly banners: readonly Banner[]
}

const step = 6

export const ChannelBanner = ({ banners }: ChannelBannerProps) => (
  <section data-section="channel-banner" aria-label={copy.home.channelBanners}>
    <GrowingList
      items={banners}
      step={step}
      className={styles['list']}
      keyOf={({ bannerId }) => bannerId}
      renderItem={(banner) => <BannerLink banner={banner} />}
    />
  </section>
)

const BannerLink = ({ banner }: { readonly banner: Banner }) => {
  const href = safeUrl(banner.link)
  return href === null ? (
    <span className={styles['banner']}>
      <BannerContent banner={banner} />
    </span>
  ) : (
    <SiteLink href={href} className={styles['banner']}>
      <BannerContent banner={banner} />
    </SiteLink>
  )
}

/** The title stays readable where the picture does not load. */
const BannerContent = ({ banner }: { readonly banner: Banner }) => (
  <>
    <span className={styles['title']}>{banner.title?.trim() || copy.frame.untitled}</span>
    <FallbackImage
      candidates={[safeImageUrl(banner.imageUrl)].filter((url) => url !== null)}
      width={800}
      height={320}
      classNameOf={() => styles['picture']}
    />
  </>
)
