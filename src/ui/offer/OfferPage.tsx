import { ChevronLeft } from 'lucide'
import type { ReactNode } from 'react'
import { isNotFound } from '../../application/callError.ts'
import { offerPictures, type PicturesView } from '../../application/cards.ts'
import type { Offer } from '../../domain/course/offer.ts'
import type { Creature } from '../../domain/quest.ts'
import fallback from '../art/thumbnail-default.svg?url&no-inline'
import { displayTitle } from '../copy.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { classNames } from '../kit/classNames.ts'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import { type Loadable, loadedValue } from '../kit/loaded.ts'
import { HomeLink, Message } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { Thumbnail } from '../kit/Picture.tsx'
import { SkeletonHeading } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { OfferPeople } from './OfferAbout.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import styles from './OfferPage.module.css'

interface OfferPageProps {
  readonly offer: Loadable<{ readonly title: string }>
  readonly words: OfferPageWords
  /** The creature shown if the offer does not exist. */
  readonly creature: Creature
  /** The address of the catalogue. */
  readonly catalogue: string
  readonly children: ReactNode
}

interface OfferPageWords {
  readonly title: string
  readonly missing: { readonly title: string; readonly text: string; readonly catalogue: string }
  readonly failed: { readonly title: string; readonly text: string }
}

/** The page of a course or class, or why it cannot be shown. */
export const OfferPage = ({ children, ...frame }: OfferPageProps) => {
  const { offer, words } = frame
  return (
    <main id="main" tabIndex={-1} className={classNames(page['pagePage'], styles['page'])} aria-busy={offer.status === 'waiting'}>
      <PageTitle title={titleOf(offer, words)} />
      {offer.status === 'failed' ? <OfferError {...frame} failed={offer} /> : children}
    </main>
  )
}

const titleOf = (offer: OfferPageProps['offer'], { title, missing, failed }: OfferPageWords) => {
  if (offer.status === 'failed') return isNotFound(offer.error) ? missing.title : failed.title
  return loadedValue(offer)?.title.trim() || title
}

interface OfferErrorProps extends Pick<OfferPageProps, 'words' | 'creature' | 'catalogue'> {
  readonly failed: Extract<Loadable<unknown>, { readonly status: 'failed' }>
}

const OfferError = ({ failed, words, creature, catalogue }: OfferErrorProps) =>
  isNotFound(failed.error) ? (
    <Message level={1} creature={creature} title={words.missing.title} text={words.missing.text}>
      <ButtonLink href={catalogue}>{words.missing.catalogue}</ButtonLink>
      <HomeLink tone="quiet" />
    </Message>
  ) : (
    <Message level={1} creature="CRAB" title={words.failed.title} text={words.failed.text}>
      <RetryButton retry={failed.retry} />
      <ButtonLink href={catalogue} tone="quiet">
        {words.missing.catalogue}
      </ButtonLink>
    </Message>
  )

interface OfferHeroProps {
  readonly offer: Pick<Offer, 'title' | 'comment' | 'thumbnail' | 'teacher' | 'channelProfile'> | null
  /** The catalogue that contains the offer. */
  readonly back: { readonly href: string; readonly name: string }
  /** Shown while the offer loads. */
  readonly waiting: string
  readonly badges: ReactNode
  readonly facts: ReactNode
  /** True for a teacher of the offer: the hero then leaves out the advertising. */
  readonly isBrief?: boolean
}

/** The hero of an offer. Its heading exists before the offer is loaded, and keeps the focus of the navigation. */
export const OfferHero = ({ offer, back, waiting, badges, facts, isBrief = false }: OfferHeroProps) => (
  <header className={styles['hero']} data-brief={isBrief || undefined}>
    <div className={styles['text']}>
      <SiteLink href={back.href} className={styles['back']}>
        <Icon icon={ChevronLeft} size={16} />
        {back.name}
      </SiteLink>
      <h1 tabIndex={-1} className={styles['title']} title={offer?.title}>
        {offer ? displayTitle(offer.title) : <Waiting text={waiting} />}
      </h1>
      {offer ? (
        <>
          {!isBrief && offer.comment?.trim() && <p className={styles['comment']}>{offer.comment}</p>}
          <div className={styles['badges']}>{badges}</div>
          {facts}
          {!isBrief && <OfferPeople offer={offer} />}
        </>
      ) : (
        <HeroSkeleton />
      )}
    </div>
    {!isBrief && <HeroPicture pictures={offer && offerPictures(offer)} />}
  </header>
)

const HeroPicture = ({ pictures }: { readonly pictures: PicturesView | null }) => (
  <Thumbnail isEager candidates={pictures ? [...pictures.candidates, fallback] : []} logo={pictures?.logo} className={styles['picture']} />
)

const Waiting = ({ text }: { readonly text: string }) => (
  <>
    <VisuallyHidden>{text}</VisuallyHidden>
    <Skeleton width="min(80%, 18em)" height="1.3em" />
  </>
)

const HeroSkeleton = () => (
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

/** The placeholder of the sections below the hero. */
export const OfferSkeleton = () => (
  <div className={styles['columns']} aria-hidden="true">
    <div className={styles['side']}>
      <Panel className={styles['card']}>
        <Skeleton width="40%" height={22} />
        <Skeleton width="55%" height={30} />
        <Skeleton height={44} radius="control" />
      </Panel>
    </div>
    <div className={styles['main']}>
      <div className={styles['menu']}>
        <Skeleton width="min(100%, 20em)" height={24} />
      </div>
      <Panel>
        <SkeletonHeading />
        <div className={styles['lines']}>
          <Skeleton height={18} />
          <Skeleton height={18} />
          <Skeleton width="70%" height={18} />
        </div>
      </Panel>
      <Panel>
        <SkeletonHeading />
        <Skeleton height={240} radius="card" />
      </Panel>
    </div>
  </div>
)
