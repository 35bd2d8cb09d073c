import type { ReactNode } from 'react'
import { safeImageUrl } from '../../domain/site/safeUrl.ts'
import fallback from '../art/channel-default.svg?url&no-inline'
import { SmallPicture } from '../kit/Picture.tsx'
import styles from './ChannelFacts.module.css'

interface ChannelFactsProps {
  readonly logoUrl: string | null
  readonly size: number
  readonly children: ReactNode
}

/** A channel's logo beside its facts. */
export const ChannelFacts = ({ logoUrl, size, children }: ChannelFactsProps) => (
  <div className={styles['facts']}>
    <SmallPicture candidates={[safeImageUrl(logoUrl), fallback]} size={size} shape="tile" />
    <div className={styles['text']}>{children}</div>
  </div>
)
