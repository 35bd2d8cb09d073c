import { safeImageUrl } from '../../../domain/site/safeImageUrl.ts'
import channelLogo from '../../art/channel-default.svg?url&no-inline'
import logo from '../../art/logo.svg?url&no-inline'
import { copy } from '../../copy.ts'
import { FallbackImage } from '../../parts/FallbackImage.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { SiteLink } from '../SiteLink.tsx'
import styles from './Header.module.css'

export interface BrandProps {
  /** `waiting`: on a channel that has not introduced itself yet. Its place stays, without anybody else's name in it. */
  readonly brand: 'waiting' | { readonly name: string; readonly logoUrl: string | null } | null
}

export const Brand = ({ brand }: BrandProps) => {
  if (brand === 'waiting') {
    return (
      <span className={styles['brand']} data-of="channel">
        <Skeleton width={32} height={32} />
        <Skeleton width={88} height={20} className={styles['brandName']} />
      </span>
    )
  }
  const candidates = brand === null ? [logo] : [safeImageUrl(brand.logoUrl), channelLogo].filter((url) => url !== null)
  const name = brand?.name ?? copy.frame.brand
  return (
    <SiteLink href="/" className={styles['brand']} data-of={brand && 'channel'} title={brand?.name}>
      <FallbackImage candidates={candidates} width={32} height={32} isFirst classNameOf={() => styles['logo']} />
      <span className={styles['brandName']}>{name}</span>
    </SiteLink>
  )
}
