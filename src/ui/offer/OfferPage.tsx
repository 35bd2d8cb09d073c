import type { ReactNode } from 'react'
import type { Creature } from '../../domain/quest/creature.ts'
import page from '../app/page.module.css'
import { PageTitle } from '../app/PageTitle.tsx'
import { RetryButton } from '../parts/RetryButton.tsx'
import { classNames } from '../parts/classNames.ts'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import { HomeLink } from '../parts/HomeLink.tsx'
import { Message } from '../parts/Message.tsx'
import { isMissing } from '../../application/platform/isMissing.ts'
import { type Loaded, valueOf } from '../app/Loaded.ts'
import styles from './OfferPage.module.css'

interface OfferPageProps {
  readonly offer: Loaded<{ readonly title: string }>
  readonly words: OfferPageWords
  /** Swims where there is no such offer. */
  readonly creature: Creature
  /** Where the others stand. */
  readonly catalogue: string
  readonly children: ReactNode
}

interface OfferPageWords {
  readonly title: string
  readonly missing: { readonly title: string; readonly text: string; readonly catalogue: string }
  readonly failed: { readonly title: string; readonly text: string }
}

/** The page of what one can enrol in, or why it cannot be shown. */
export const OfferPage = ({ children, ...frame }: OfferPageProps) => {
  const { offer, words } = frame
  return (
    <main id="main" tabIndex={-1} className={classNames(page['page'], styles['page'])} aria-busy={offer.status === 'waiting'}>
      <PageTitle of={titleOf(offer, words)} />
      {offer.status === 'failed' ? <Trouble {...frame} failed={offer} /> : children}
    </main>
  )
}

const titleOf = (offer: OfferPageProps['offer'], { title, missing, failed }: OfferPageWords) => {
  if (offer.status === 'failed') return isMissing(offer.error) ? missing.title : failed.title
  return valueOf(offer)?.title.trim() || title
}

interface TroubleProps extends Pick<OfferPageProps, 'words' | 'creature' | 'catalogue'> {
  readonly failed: Extract<Loaded<unknown>, { readonly status: 'failed' }>
}

const Trouble = ({ failed, words, creature, catalogue }: TroubleProps) =>
  isMissing(failed.error) ? (
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
