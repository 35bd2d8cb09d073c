import { channelUrl } from '../../domain/channel/channelUrl.ts'
import type { ChannelProfile } from '../../domain/channel/ChannelProfile.ts'
import type { Offer } from '../../domain/offer/Offer.ts'
import { safeImageUrl } from '../../domain/site/safeImageUrl.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { SiteLink } from '../app/SiteLink.tsx'
import face from '../art/avatar-default.svg?url&no-inline'
import logo from '../art/channel-default.svg?url&no-inline'
import { copy } from '../copy.ts'
import { SmallPicture } from '../parts/SmallPicture.tsx'
import styles from './OfferPeople.module.css'

/** Who teaches, and on which channel. */
export const OfferPeople = ({ offer: { teacher, channelProfile } }: { readonly offer: Pick<Offer, 'teacher' | 'channelProfile'> }) => (
  <div className={styles['people']}>
    {teacher?.nickname && (
      <span className={styles['person']}>
        <SmallPicture candidates={[safeImageUrl(teacher.profile), face]} size={32} shape="round" />
        <span className={styles['name']}>{copy.cards.teacher(teacher.nickname)}</span>
      </span>
    )}
    {channelProfile?.channelName && <ChannelName channel={channelProfile} name={channelProfile.channelName} />}
  </div>
)

/** Without a usable domain there is no link. */
const ChannelName = ({ channel, name }: { readonly channel: ChannelProfile; readonly name: string }) => {
  const { settings } = useApplication()
  const href = channelUrl(channel.channelDomain, settings.links)
  const content = (
    <>
      <SmallPicture candidates={[safeImageUrl(channel.channelLogoUrl), logo]} size={32} shape="tile" />
      <span className={styles['name']}>{name}</span>
    </>
  )
  return href === null ? (
    <span className={styles['person']}>{content}</span>
  ) : (
    <SiteLink href={href} className={styles['person']}>
      {content}
    </SiteLink>
  )
}
