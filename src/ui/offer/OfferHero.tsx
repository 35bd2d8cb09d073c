import { ChevronLeft } from 'lucide'
import type { ReactNode } from 'react'
import type { Offer } from '../../domain/offer/Offer.ts'
import { courseThumbnails } from '../../domain/course/courseThumbnails.ts'
import { SiteLink } from '../app/SiteLink.tsx'
import fallback from '../art/thumbnail-default.svg?url&no-inline'
import { Icon } from '../parts/Icon.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { Thumbnail } from '../parts/Thumbnail.tsx'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import { OfferPeople } from './OfferPeople.tsx'
import styles from './OfferHero.module.css'
import { titled } from '../titled.ts'

interface OfferHeroProps {
  readonly offer: Pick<Offer, 'title' | 'comment' | 'thumbnail' | 'teacher' | 'channelProfile'> | null
  /** The catalogue it stands in. */
  readonly back: { readonly href: string; readonly name: string }
  /** Said while it is on its way. */
  readonly waiting: string
  readonly badges: ReactNode
  readonly facts: ReactNode
}

/** What is offered, at a glance. Its heading is there before the offer is, and keeps the focus that a new page gives it. */
export const OfferHero = ({ offer, back, waiting, badges, facts }: OfferHeroProps) => (
  <header className={styles['hero']}>
    <div className={styles['text']}>
      <SiteLink href={back.href} className={styles['back']}>
        <Icon of={ChevronLeft} size={16} />
        {back.name}
      </SiteLink>
      <h1 tabIndex={-1} className={styles['title']} title={offer?.title}>
        {offer ? titled(offer.title) : <Waiting text={waiting} />}
      </h1>
      {offer ? (
        <>
          {offer.comment?.trim() && <p className={styles['comment']}>{offer.comment}</p>}
          <div className={styles['badges']}>{badges}</div>
          {facts}
          <OfferPeople offer={offer} />
        </>
      ) : (
        <StorySkeleton />
      )}
    </div>
    <Thumbnail
      candidates={offer ? courseThumbnails(offer, fallback) : []}
      logo={offer?.channelProfile?.channelLogoUrl}
      className={styles['picture']}
    />
  </header>
)

const Waiting = ({ text }: { readonly text: string }) => (
  <>
    <VisuallyHidden>{text}</VisuallyHidden>
    <Skeleton width="min(80%, 18em)" height="1.3em" />
  </>
)

const StorySkeleton = () => (
  <>
    <div className={styles['comment']}>
      <Skeleton width="min(90%, 26em)" height={20} />
    </div>
    <div className={styles['badges']}>
      <Skeleton width={80} height={24} />
    </div>
    <Skeleton width={240} height={20} />
    <Skeleton width={200} height={28} />
  </>
)
