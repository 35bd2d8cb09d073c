import type { ReactNode } from 'react'
import { grouped } from '../../../domain/grouped.ts'
import { safeImageUrl } from '../../../domain/site/safeImageUrl.ts'
import channelLogo from '../../art/channel-default.svg?url&no-inline'
import { copy } from '../../copy.ts'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { SmallPicture } from '../../parts/SmallPicture.tsx'
import styles from './Greeting.module.css'

interface GreetingProps {
  /** Who is greeted: nobody known yet, a guest, or somebody, perhaps without a nickname. */
  readonly viewer: 'waiting' | 'guest' | { readonly nickname: string | null }
  readonly channel: { readonly name: string; readonly logoUrl: string | null } | null
  /** Courses being taken; null where they cannot be told. */
  readonly enrolledCount: number | 'waiting' | null
  /** Says something better in the place of the second line, where there is something to say. */
  readonly news?: (line: ReactNode) => ReactNode
}

/** A guest's is neutral, a channel's shows logo and name. */
export const Greeting = ({ viewer, channel, enrolledCount, news = asItIs }: GreetingProps) => (
  <section data-section="greeting" className={styles['greeting']}>
    {channel && <SmallPicture candidates={[safeImageUrl(channel.logoUrl), channelLogo]} size={56} shape="tile" />}
    <div className={styles['text']}>
      <h1 tabIndex={-1} className={styles['hello']}>
        {channel?.name ?? <Hello viewer={viewer} />}
      </h1>
      <p className={styles['more']}>
        {news(channel && viewer !== 'guest' ? <Hello viewer={viewer} /> : <More viewer={viewer} enrolledCount={enrolledCount} />)}
      </p>
    </div>
  </section>
)

const asItIs = (line: ReactNode) => line

const Hello = ({ viewer }: Pick<GreetingProps, 'viewer'>) => {
  if (viewer === 'waiting') return <Skeleton width="11em" height="1em" />
  if (viewer === 'guest') return copy.home.welcome
  return viewer.nickname ? copy.home.welcomeBack(viewer.nickname) : copy.home.welcomeNameless
}

const More = ({ viewer, enrolledCount }: Pick<GreetingProps, 'viewer' | 'enrolledCount'>) => {
  if (viewer === 'guest') return copy.home.invitation
  if (viewer === 'waiting' || enrolledCount === 'waiting') return <Skeleton width="14em" height="1em" />
  return enrolledCount ? copy.home.enrolled(grouped(enrolledCount)) : copy.home.nothingEnrolled
}
